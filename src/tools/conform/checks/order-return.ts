/** Tries a return of an order: never more than was bought, once per key, by nobody else, with photos that are pictures. */
import * as v from 'valibot';
import { extraField } from '../../../cart/wire/extra';
import { uploadAnswer } from '../../../cart/wire/upload';
import { decimal, isPositive, type Decimal } from '../../../http/decimal';
import { id, list, maybe, text, type Id } from '../../../http/tolerant';
import type { Sent } from '../client';
import type { Probe } from '../probe';
import { readBy } from '../reading';
import { marker, valueFor } from '../sample';

const withReturns = v.object({
  actions: list(v.object({ name: text }), 'action'),
  lines: list(v.object({ id: maybe(id), returnable: maybe(decimal) }), 'line'),
  return: maybe(v.object({ upload_url: maybe(text), fields: list(extraField, 'question') })),
  returns: list(v.object({ number: text }), 'return'),
});
const answer = v.object({ order: withReturns });

/** The head of a lossless WebP of one pixel, in letters alone. */
const PHOTO = 'RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0/\0\0\0\0\0\0\0\0\0\0\0\0\0';
const PAGE = '<!doctype html><script>alert(1)</script>';

const uploadPhoto = (by: Probe, url: string, content: string): Promise<Sent> =>
  by.client.call(url, content, 'POST', {
    'Content-Type': 'image/webp',
    'Content-Disposition': "attachment; filename*=UTF-8''proba.webp",
  });

const isRefused = ({ status }: Sent): boolean => status >= 400 && status < 500;

const readOrder = async (probe: Probe, address: string) => readBy(await probe.client.call(address), withReturns).output;

const returnableIn = (order: v.InferOutput<typeof withReturns> | undefined) =>
  order?.actions.some(({ name }) => name === 'return')
    ? order.lines.find((one) => one.id !== undefined && isPositive(one.returnable))
    : undefined;

/** Files one return in the shop, which a person recognizes as a test. `addresses`: the URLs of orders of this visitor. */
export async function checkOrderReturn(
  probe: Probe,
  addresses: readonly string[],
  nobody: () => Promise<Probe>,
): Promise<void> {
  for (const address of addresses) {
    const order = await readOrder(probe, address);
    const line = returnableIn(order);
    if (order !== undefined && line?.returnable !== undefined)
      return tryReturn(probe, address, nobody, { order, id: line.id, returnable: line.returnable });
  }
  return probe.skip('order-return', 'no line of an order may be returned');
}

interface Tried {
  readonly order: v.InferOutput<typeof withReturns>;
  /** Of a line, and how much of it. */
  readonly id: Id | undefined;
  readonly returnable: Decimal;
}

async function tryReturn(
  probe: Probe,
  address: string,
  nobody: () => Promise<Probe>,
  { order, id: line, returnable }: Tried,
): Promise<void> {
  const { upload_url: photosUrl, fields = [] } = order.return ?? {};
  const judge = (sent: Sent, fault: string | false | undefined) => probe.judgeReply('order-return', sent, fault);
  const answersOf = (isOfLine: boolean) =>
    Object.fromEntries(
      fields.flatMap((one) => ((one.scope === 'line') === isOfLine ? [[one.name, valueFor(one) ?? '']] : [])),
    );
  const note = `TEST ${marker()}`;
  const file = (by: Probe, quantity: string, photos: string[] = [], key: string = crypto.randomUUID()) => {
    const lines = [{ id: line, quantity, fields: answersOf(true), photos }];
    const body = { action: 'return', return: { lines, fields: answersOf(false), note } };
    return by.client.call(address, body, 'POST', { 'Idempotency-Key': key });
  };
  const photo = photosUrl === undefined ? undefined : await uploadPhoto(probe, photosUrl, PHOTO);
  const photos = photo ? readBy(photo, uploadAnswer).output : undefined;
  if (photo && photosUrl !== undefined) {
    if (photos === undefined) return judge(photo, 'a WebP was expected to be received');
    const page = await uploadPhoto(probe, photosUrl, PAGE);
    judge(page, !isRefused(page) && 'a page that is named a photo was not refused');
  }
  const theirs = await file(await nobody(), '1');
  judge(theirs, !isRefused(theirs) && 'by a visitor who did not order it');
  const more = await file(probe, String(Number(returnable) + 1));
  if (!isRefused(more)) return judge(more, `${returnable} may be returned, and one more is taken`);
  const strange = await file(probe, returnable, ['shop-elements-no-such-photo']);
  if (!isRefused(strange)) return judge(strange, 'a photo that was never sent is taken');
  const keys = [crypto.randomUUID(), crypto.randomUUID()];
  const own = photos ? [photos.id] : [];
  const [first, second] = await Promise.all([
    file(probe, returnable, own, keys[0]),
    file(probe, returnable, own, keys[1]),
  ]);
  const [taken, key] = first.status < 300 ? [first, keys[0]] : [second, keys[1]];
  const { problem } = readBy(taken, answer);
  if (taken.status >= 300 || problem) return judge(taken, problem || 'the order with the return was expected');
  if (first.status < 300 && second.status < 300)
    return judge(taken, `${returnable} may be returned, and are taken twice`);
  const count = (await readOrder(probe, address))?.returns.length ?? 0;
  if (count !== order.returns.length + 1) return judge(taken, `${count} returns were expected to be one more`);
  const again = await file(probe, returnable, own, key);
  const isOnce = again.status < 300 && (await readOrder(probe, address))?.returns.length === count;
  judge(again, !isOnce && 'repeated with the same Idempotency-Key, it has another result');
}
