/** Decides how the contract's additions since 1.1 are tried, if a shop has them: no shop needs any of them. */
import * as v from 'valibot';
import { decimal, plus } from '../../http/decimal';
import { givenId } from '../cart-parts';
import type { Probe } from '../probe';
import { readAnswer } from '../reading';
import { checkMany } from './adding';
import { checkFields } from './fields';
import { checkMoves } from './moves';

type Loose = Readonly<Record<string, unknown>>;
const objectIn = (raw: unknown, key: string): Loose => Object((raw as Loose | undefined)?.[key]) as Loose;

/** A rate in per cent, or a word: exempt, outside of VAT, reverse charge. */
const rate = v.union([v.picklist(['zw', 'np', 'oo']), decimal]);
const vatRow = v.object({ rate, net: decimal, vat: decimal, gross: decimal });

/** A shop that does not know an action since 1.1 refuses it. */
export async function checkAdditions(probe: Probe, product: string | undefined): Promise<void> {
  const reply = await probe.post({});
  const cart = objectIn(readAnswer(reply.text).raw, 'cart');
  probe.keep('additions');
  checkVat(probe, objectIn(cart, 'prices')['vat']);
  await checkFields(probe);
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
