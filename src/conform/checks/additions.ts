/** Decides how the contract's additions since 1.1 are tried, if a shop has them: no shop needs any of them. */
import * as v from 'valibot';
import { decimal, plus } from '../../http/decimal';
import { id, list, text } from '../../http/tolerant';
import { givenId, linesOf } from '../cart-parts';
import type { Probe } from '../probe';
import { seen } from '../reply';
import { readAnswer } from '../reading';
import { checkLists } from './lists';
import { checkMoves } from './moves';
import type { OtherUrls } from './others';

type Loose = Readonly<Record<string, unknown>>;
const objectIn = (raw: unknown, key: string): Loose => Object((raw as Loose | undefined)?.[key]) as Loose;

const vatRow = v.object({ rate: decimal, net: decimal, vat: decimal, gross: decimal });
const extraField = v.object({ name: text, type: text, scope: v.optional(v.nullable(text)) });

/** A shop that does not know an action since 1.1 refuses it. */
export async function checkAdditions(probe: Probe, product: string | undefined): Promise<void> {
  const reply = await probe.post({});
  const cart = objectIn(readAnswer(reply.text).raw, 'cart');
  probe.keep('additions');
  checkVat(probe, objectIn(cart, 'prices')['vat']);
  await checkExtraFields(probe, cart['extra_fields']);
  await checkMoves(probe);
  if (product !== undefined) await checkMany(probe, givenId(product));
}

function checkVat(probe: Probe, raw: unknown): void {
  if (raw == null) return;
  const read = v.safeParse(v.array(vatRow), Object.values(Object(raw)));
  if (!read.success) return probe.break('additions', `prices.vat: ${v.summarize(read.issues)}`);
  const wrong = read.output.find(({ net, vat, gross }) => plus(net, vat) !== gross);
  if (wrong) probe.break('additions', `prices.vat: ${wrong.net} net and ${wrong.vat} VAT are not ${wrong.gross}`);
}

async function checkExtraFields(probe: Probe, raw: unknown): Promise<void> {
  if (raw == null) return;
  const read = v.safeParse(list(extraField, 'further field'), raw);
  const field =
    read.success && read.output.find(({ type, scope }) => type === 'text' && (scope ?? 'order') === 'order');
  if (!field) return;
  const value = 'PO-2024/7';
  const reply = await probe.post({ extra_field: { name: field.name, value } });
  const fields = Object.values(objectIn(objectIn(readAnswer((await probe.post({})).text).raw, 'cart'), 'extra_fields'));
  const is = fields.map((one) => Object(one) as Loose).find(({ name }) => name === field.name)?.['value'];
  probe.judge(
    'additions',
    is === value ? undefined : `${seen(reply)}\n${field.name} is ${JSON.stringify(is)} afterwards`,
  );
}

async function checkMany(probe: Probe, product: unknown): Promise<void> {
  const amount = async (): Promise<number> => {
    const cart = await probe.load();
    return cart === undefined ? 0 : linesOf(cart).reduce((sum, { item }) => sum + Number(item.quantity), 0);
  };
  const before = await amount();
  const reply = await probe.post({ add_products: [{ id: product, quantity: 1 }] });
  const isMore = (await amount()) > before;
  if (reply.isDone && isMore) probe.findings.note('add_products', 'has');
  else if (reply.isDone) probe.break('additions', `${seen(reply)}\na success, and nothing was added`);
}

const lookedUp = v.object({ rows: v.array(v.looseObject({ product: v.nullish(v.looseObject({ id, title: text })) })) });
const order = v.object({ id, number: text });
const orders = v.object({ orders: list(order, 'order') });
const line = v.object({ name: text, quantity: decimal });
const wholeOrder = v.object({ ...order.entries, lines: v.pipe(v.array(line), v.minLength(1)) });

/** The calls since 1.1 that have their own address. */
export async function checkNewUrls(
  probe: Probe,
  { lookup, orders: ordersUrl, lists }: OtherUrls,
  nobody: () => Promise<Probe>,
): Promise<void> {
  if (lists === undefined) probe.skip('lists', 'pass --lists <url>');
  else await checkLists(probe, lists);
  if (lookup === undefined) probe.skip('lookup', 'pass --lookup <url>');
  else {
    const rows = ['no-such-code-1', 'no-such-code-2'].map((code) => ({ code, quantity: 1 }));
    const sent = await probe.client.call(lookup, { rows });
    const read = v.safeParse(lookedUp, readAnswer(sent.text).raw);
    const isWhole = read.success && read.output.rows.length === rows.length;
    const problem = read.success
      ? 'as many rows as were asked, in their order, were expected'
      : v.summarize(read.issues);
    probe.judge('lookup', sent.status < 300 && isWhole ? undefined : `${seen(sent)}\n${problem}`);
  }
  if (ordersUrl === undefined) probe.skip('orders', 'pass --orders <url>');
  else await checkOrders(probe, ordersUrl, nobody);
}

/** The list, its first order with lines, and that no other visitor sees them. */
async function checkOrders(probe: Probe, url: string, nobody: () => Promise<Probe>): Promise<void> {
  const { sent, read } = await listed(probe, url);
  if (sent.status >= 300 || !read.success)
    return probe.break('orders', `${seen(sent)}\n${read.success ? '' : v.summarize(read.issues)}`);
  const [first] = read.output.orders;
  if (first === undefined) return probe.keep('orders');
  const address = `${url.replace(/\/$/, '')}/${encodeURIComponent(first.id)}`;
  const one = await probe.client.call(address);
  const whole = v.safeParse(wholeOrder, readAnswer(one.text).raw);
  const isSame = whole.success && whole.output.number === first.number;
  const problem = whole.success ? `order ${first.id} was asked for` : v.summarize(whole.issues);
  if (one.status >= 300 || !isSame) return probe.break('orders', `${seen(one)}\n${problem}`);
  const other = await nobody();
  const theirs = await other.client.call(address);
  const shown = v.safeParse(order, readAnswer(theirs.text).raw);
  const isTheSame = theirs.status < 300 && shown.success && shown.output.number === first.number;
  const own = isTheSame ? (await listed(other, url)).read : undefined;
  const isTheirs = own?.success && own.output.orders.some(({ number }) => number === first.number);
  probe.judge(
    'orders',
    isTheSame && !isTheirs ? `${seen(theirs)}\nshown to a visitor who did not order it` : undefined,
  );
}

async function listed(probe: Probe, url: string) {
  const sent = await probe.client.call(url);
  return { sent, read: v.safeParse(orders, readAnswer(sent.text).raw) };
}
