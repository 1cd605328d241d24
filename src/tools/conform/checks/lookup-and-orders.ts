/** Tries the product lookup and earlier orders: rows keep their order, and no visitor reads another's orders. */
import * as v from 'valibot';
import type { Cart } from '../../../cart/wire/cart';
import { decimal } from '../../../http/decimal';
import { count, id, list, maybe, text, type Id } from '../../../http/tolerant';
import { linesOf } from '../cart-parts';
import { judgeContent } from '../judge';
import type { Probe } from '../probe';
import { readBy } from '../reading';
import { checkBuyerCodes } from './buyer-codes';
import { checkCompany } from './company';
import { checkLists } from './lists';
import type { OtherUrls } from './others';
import { sumFault, summed } from './order-sums';
import { judgeDeliveries, delivered } from './deliveries';
import { judgePayment, payment } from './payment-due';
import { checkOrderActions } from './order-actions';
import { checkOrderFind } from './order-find';
import { checkOrderReturn } from './order-return';
import { checkWithdrawal } from './withdrawal';

const lookedUp = v.object({ rows: v.array(v.looseObject({ product: v.nullish(v.looseObject({ id, title: text })) })) });
const order = v.object({
  id,
  number: text,
  url: maybe(text),
  total_gross: v.optional(v.nullable(decimal)),
  payment: maybe(payment),
  lines_sent: maybe(count),
});
const orders = v.object({ orders: list(order, 'order') });
const wholeOrder = v.object({ ...order.entries, ...summed });
const sentOrder = v.object({ ...order.entries, ...delivered });

/** The calls added in 1.1 that have their own URL. */
export async function checkLookupAndOrders(
  probe: Probe,
  { lookup, orders: ordersUrl, lists, company, withdrawal, ...urls }: OtherUrls,
  nobody: () => Promise<Probe>,
): Promise<void> {
  if (lists === undefined) probe.skip('lists', 'pass --lists <url>');
  else await checkLists(probe, lists);
  if (lookup === undefined) probe.skip('lookup', 'pass --lookup <url>');
  else await checkLookup(probe, lookup);
  await checkBuyerCodes(probe, lookup, nobody);
  if (ordersUrl === undefined) probe.skip('orders', 'pass --orders <url>');
  else await checkOrders(probe, ordersUrl, nobody);
  await checkCompany(probe, company);
  await checkWithdrawal(probe, withdrawal, nobody);
  const own = urls.find !== undefined && ordersUrl !== undefined ? await numbersOf(probe, ordersUrl) : [];
  await checkOrderFind(probe, urls, own, nobody);
  probe.skip('deliveries', ordersUrl === undefined ? 'pass --orders <url>' : 'no order has deliveries');
  probe.skip('order-actions', ordersUrl === undefined ? 'pass --orders <url>' : 'no order takes messages');
  probe.skip('order-return', ordersUrl === undefined ? 'pass --orders <url>' : 'no line of an order may be returned');
  probe.skip('payment-due', ordersUrl === undefined ? 'pass --orders <url>' : 'no order has an amount due');
}

/** Codes from the shop's responses, mixed with unknown ones. */
async function checkLookup(probe: Probe, url: string): Promise<void> {
  const cart = await probe.loaded();
  const skus = cart === undefined ? [] : linesOf(cart).flatMap(({ item }) => item.index ?? []);
  const known = [...new Set(skus)].slice(0, 2);
  const codes = ['no-such-code-1', ...known.slice(0, 1), 'no-such-code-2', ...known.slice(1)];
  const first = await lookUp(probe, url, codes);
  const reversed = first && (await lookUp(probe, url, codes.toReversed()));
  if (first === undefined || reversed === undefined) return;
  const hasMatch = codes.some((code, at) => code.startsWith('no-such-code') && first[at] !== '');
  const isSame = JSON.stringify(first) === JSON.stringify(reversed.toReversed());
  probe.judge(
    'lookup',
    hasMatch
      ? `${codes.join(', ')}\nan unknown code is answered with a product`
      : isSame
        ? undefined
        : `${codes.join(', ')}\nin reverse order, the rows are answered with other products`,
  );
}

/** The ids of the products, row by row; empty for none. */
async function lookUp(probe: Probe, url: string, codes: readonly string[]): Promise<string[] | undefined> {
  const sent = await probe.client.call(url, { rows: codes.map((code) => ({ code, quantity: 1 })) });
  const { output, problem } = readBy(sent, lookedUp);
  const isWhole = output?.rows.length === codes.length;
  const lacking = problem || 'one row for each requested row, in the same order, was expected';
  probe.judgeReply('lookup', sent, isWhole ? undefined : lacking);
  judgeContent(sent, probe.findings);
  return isWhole ? output.rows.map(({ product }) => String(product?.id ?? '')) : undefined;
}

const addressOf = (url: string, { id: order }: { readonly id: Id }) =>
  `${url.replace(/\/$/, '')}/${encodeURIComponent(order)}`;

/** Orders that are opened to look for one that has come. */
const MOST_OPENED = 5;

/** Checks the list, its first order with lines, and that other visitors cannot read it. */
async function checkOrders(probe: Probe, url: string, nobody: () => Promise<Probe>): Promise<void> {
  const { sent, entries, problem } = await listed(probe, url);
  if (problem !== undefined) return probe.judgeReply('orders', sent, problem);
  // An entry that is a request or a quote has a page instead of lines.
  const placed = entries.filter((one) => one.url === undefined);
  const [first] = placed;
  if (first === undefined) return probe.keep('orders');
  const address = addressOf(url, first);
  const inParts = await probe.client.call(addressOf(url, placed.find((one) => one.lines_sent !== undefined) ?? first));
  judgeContent(inParts, probe.findings);
  judgeDeliveries(probe, inParts.request, readBy(inParts, sentOrder).output);
  const one = await probe.client.call(address);
  const whole = readBy(one, wholeOrder);
  if (whole.output?.number !== first.number)
    return probe.judgeReply('orders', one, whole.problem || `order ${first.id} was requested`);
  const fault = sumFault(whole.output);
  if (fault) return probe.judgeReply('orders', one, fault);
  judgeContent(one, probe.findings);
  await checkOrderActions(probe, address, nobody);
  const addresses = placed.slice(0, MOST_OPENED).map((entry) => addressOf(url, entry));
  await checkOrderReturn(probe, addresses, nobody);
  const other = await nobody();
  const theirs = await other.client.call(address);
  const isTheSame = readBy(theirs, order).output?.number === first.number;
  // A server may number the orders of each client separately.
  const isTheirs = isTheSame && (await numbersOf(other, url)).includes(first.number);
  probe.judgeReply('orders', theirs, isTheSame && !isTheirs ? 'returned to a visitor who did not order it' : undefined);
}

/** The lists before an order, for comparison. */
export interface OrderTotals {
  readonly url: string;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

export const ordersBefore = async (mine: Probe, other: Probe, url: string): Promise<OrderTotals> => ({
  url,
  mine: await numbersOf(mine, url),
  theirs: await numbersOf(other, url),
});

/** The order must appear in the buyer's list with its total, and in no other list. A shop may list it later. */
export async function checkPlaced(
  mine: Probe,
  other: Probe,
  { url, mine: old, theirs }: OrderTotals,
  { prices }: Cart,
): Promise<void> {
  const now = await numbersOf(other, url);
  if (now.length > theirs.length)
    return mine.break('orders', `GET ${url}, by another visitor\nit lists another visitor’s order`);
  const { sent, entries } = await listed(mine, url);
  const fresh = entries.filter(({ number }) => !old.includes(number));
  const total = fresh.length === 1 ? fresh[0]?.total_gross : undefined;
  const isOther = total != null && prices?.total_gross !== undefined && total !== prices.total_gross;
  if (fresh[0] && fresh.length === 1) judgePayment(mine, sent.request, fresh[0], true);
  if (fresh[0] && fresh.length === 1) {
    const address = addressOf(url, fresh[0]);
    const one = await mine.client.call(address);
    const { output } = readBy(one, wholeOrder);
    judgeDeliveries(mine, one.request, readBy(one, sentOrder).output);
    const fault = output && sumFault(output);
    if (fault) mine.break('orders', `${one.request}\n${fault}`);
    await checkOrderActions(mine, address, () => Promise.resolve(other));
    await checkOrderReturn(mine, [address], () => Promise.resolve(other));
  }
  if (isOther) mine.break('orders', `${sent.request}\nordered for ${prices.total_gross}, listed with ${total}`);
}

const numbersOf = async (probe: Probe, url: string): Promise<string[]> =>
  (await listed(probe, url)).entries.map(({ number }) => number);

/** The totals of the orders, newest first. */
export const totalsIn = async (probe: Probe, url: string): Promise<(string | undefined)[]> =>
  (await listed(probe, url)).entries.flatMap((one) => (one.url === undefined ? [one.total_gross ?? undefined] : []));

async function listed(probe: Probe, url: string) {
  const sent = await probe.client.call(url);
  judgeContent(sent, probe.findings);
  const { output, problem } = readBy(sent, orders);
  const entries = output?.orders ?? [];
  for (const one of entries) judgePayment(probe, sent.request, one);
  return { sent, entries, problem };
}
