/** Tries the additions since contract 1.1 that a shop has. All of them are optional. */
import * as v from 'valibot';
import { decimal, plus } from '../../../http/decimal';
import { percentOf, rate } from '../../../http/rate';
import { givenId } from '../cart-parts';
import type { Probe } from '../probe';
import { readAnswer } from '../reading';
import { checkAddProducts } from './adding';
import { checkFields } from './fields';
import { checkFiles, type Visitors } from './files';
import { checkMoves } from './moves';

type JsonObject = Readonly<Record<string, unknown>>;
const objectIn = (raw: unknown, key: string): JsonObject =>
  Object((raw as JsonObject | undefined)?.[key]) as JsonObject;

const vatRow = v.object({ rate, net: decimal, vat: decimal, gross: decimal });

/** A shop that does not know an action since 1.1 refuses it. */
export async function checkAdditions(probe: Probe, product: string | undefined, visits: Visitors): Promise<void> {
  const reply = await probe.post({});
  const cart = objectIn(readAnswer(reply.text).raw, 'cart');
  probe.keep('additions');
  checkVat(probe, cart);
  checkGaps(probe, objectIn(cart, 'prices'));
  await checkFields(probe);
  await checkFiles(probe, visits);
  await checkMoves(probe);
  if (product !== undefined) await checkAddProducts(probe, givenId(product));
}

/** Grosze by which rounding line by line may differ. */
const isNear = (a: number, b: number, rows: number): boolean => Math.abs(a - b) <= 0.011 * Math.max(1, rows);

/** Each row must fit its rate. All rows must add up to one of the cart's totals, unless there is a voucher. */
function checkVat(probe: Probe, cart: JsonObject): void {
  const prices = objectIn(cart, 'prices');
  if (prices['vat'] == null) return;
  const read = v.safeParse(v.array(vatRow), Object.values(Object(prices['vat'])));
  if (!read.success) return probe.break('additions', `prices.vat: ${v.summarize(read.issues)}`);
  const rows = read.output;
  const wrong = rows.find(({ net, vat, gross }) => plus(net, vat) !== gross);
  if (wrong) probe.break('additions', `prices.vat: ${wrong.net} net and ${wrong.vat} VAT are not ${wrong.gross}`);
  const lines = Object.keys(Object(cart['items'])).length + 1;
  const other = rows.find(
    ({ rate: is, net, vat }) => !isNear((Number(net) * Number(percentOf(is))) / 100, Number(vat), lines),
  );
  if (other) probe.break('additions', `prices.vat: ${other.vat} is not ${other.rate} of ${other.net}`);
  const sum = rows.reduce((all, { gross }) => all + Number(gross), 0);
  const totals = ['total_gross', 'gross', 'total_gross_only_products'].flatMap((name) => prices[name] ?? []);
  const isAny = totals.length === 0 || totals.some((total) => isNear(Number(total), sum, rows.length));
  if (cart['voucher'] == null && !isAny)
    probe.break(
      'additions',
      `prices.vat: its rows make ${sum.toFixed(2)}, which is none of the totals ${totals.join(', ')}`,
    );
}

/** The missing amount must be the threshold minus the cart's total, with or without delivery. */
function checkGaps(probe: Probe, prices: JsonObject): void {
  for (const name of ['minimum_order', 'free_delivery']) {
    const gap = objectIn(prices, name);
    for (const kind of ['net', 'gross'] as const) {
      const [threshold, missing] = [gap[kind], gap['missing']];
      const sums = [kind, `total_${kind}`, `total_${kind}_only_products`].flatMap((one) => prices[one] ?? []);
      if (threshold == null || missing == null || sums.length === 0) continue;
      const expected = sums.map((sum) => Math.max(0, Number(threshold) - Number(sum)));
      if (!expected.some((one) => isNear(one, Math.max(0, Number(missing)), 1)))
        probe.break(
          'additions',
          `prices.${name}: ${missing} is missing of ${threshold} ${kind}, with ${sums.join(' or ')}`,
        );
    }
  }
}
