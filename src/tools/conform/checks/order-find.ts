/** Asks for the link to an order as a stranger: known and unknown orders have one answer, and too many requests another (rule P20). */
import { orderFindAnswer } from '../../../orders/find/schema';
import type { Sent } from '../client';
import type { Probe } from '../probe';
import { readAnswer, readBy } from '../reading';
import { marker } from '../sample';
import type { OtherUrls } from './others';

const CONTACT = 'test@example.com';
/** After so many requests for one order in a minute a shop must refuse. */
const MOST = 60;

/** `own`: numbers of orders that exist, of another visitor. Sends a mail to the buyer of `find-order`. */
export async function checkOrderFind(
  probe: Probe,
  { find: url, 'find-order': order = '' }: OtherUrls,
  own: readonly string[],
  nobody: () => Promise<Probe>,
): Promise<void> {
  if (url === undefined) return probe.skip('order-find', 'pass --find <url>');
  const stranger = await nobody();
  const ask = (number: string, contact: string) => stranger.client.call(url, { number, contact });
  const unknown = `TEST ${marker()}`;
  const first = await ask(unknown, CONTACT);
  const fault = first.status === 200 ? faultOf(first) : 'a sentence was expected, without a login';
  if (fault) return probe.judgeReply('order-find', first, fault);
  const [, number, contact] = /^(.+)\s(\S+)$/.exec(order) ?? [];
  const known = [
    ...(number && contact ? [[number, contact] as const] : []),
    ...own.slice(0, 1).map((one) => [one, CONTACT] as const),
  ];
  for (const one of known) {
    const sent = await ask(...one);
    if (sent.status !== first.status || sent.text !== first.text)
      return probe.judgeReply(
        'order-find',
        sent,
        `an unknown number is answered otherwise: ${first.status} ${first.text}`,
      );
  }
  let last = first;
  for (let times = 0; times < MOST && last.status !== 429; times += 1) last = await ask(unknown, CONTACT);
  const isRefused = last.status === 429 && Object.hasOwn(Object(readAnswer(last.text).raw) as object, 'messages');
  probe.judgeReply(
    'order-find',
    last,
    !isRefused && `${MOST} requests for one order were not refused with 429 and a sentence`,
  );
}

/** Nothing but a sentence. */
function faultOf(sent: Sent): string | undefined {
  const { output, problem } = readBy(sent, orderFindAnswer);
  if (output === undefined) return problem;
  const names = Object.keys(Object(readAnswer(sent.text).raw) as object).filter((name) => name !== 'messages');
  const slots = [...output.messages.values()];
  if (names.length > 0) return `it has "${names.join('", "')}": only a sentence was expected`;
  return slots.some((one) => one.messages.length > 0 && one.redirect_url === undefined)
    ? undefined
    : 'it has no sentence';
}
