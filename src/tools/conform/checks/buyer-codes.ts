/** Tries the buyer's own symbols: they find their products, and no other visitor reads them. */
import * as v from 'valibot';
import { maybe, text } from '../../../http/tolerant';
import { linesOf } from '../cart-parts';
import type { Probe } from '../probe';
import { readBy } from '../reading';

const product = v.looseObject({ index: maybe(text), buyer_code: maybe(text) });
const rows = v.object({ rows: v.array(v.looseObject({ product: v.nullish(product) })) });

export async function checkBuyerCodes(
  probe: Probe,
  url: string | undefined,
  nobody: () => Promise<Probe>,
): Promise<void> {
  if (url === undefined) return probe.skip('buyer-code', 'pass --lookup <url>');
  const cart = await probe.loaded();
  const coded = cart && linesOf(cart).find(({ item }) => item.buyer_code && item.index)?.item;
  if (coded === undefined) return probe.skip('buyer-code', 'no line has a "buyer_code"');
  const { index, buyer_code: code } = coded;
  const lookUp = async (by: Probe) => {
    const sent = await by.client.call(url, { rows: [code, index].map((one) => ({ code: one, quantity: 1 })) });
    const [byCode, byIndex] = readBy(sent, rows).output?.rows ?? [];
    return { sent, byCode: byCode?.product, byIndex: byIndex?.product };
  };
  const own = await lookUp(probe);
  if (own.byCode?.buyer_code !== code)
    return probe.judgeReply('buyer-code', own.sent, `"${code}" does not find the product of the line`);
  const other = await lookUp(await nobody());
  const isRead = [other.byCode, other.byIndex].some((one) => one?.buyer_code === code);
  probe.judgeReply('buyer-code', other.sent, isRead ? `another visitor reads "${code}"` : undefined);
}
