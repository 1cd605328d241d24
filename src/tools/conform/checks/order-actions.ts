/** Tries the actions of an order by a message: stored once, within its limit, by nobody else. Cancels nothing. */
import * as v from 'valibot';
import { messageLimit } from '../../../http/limits';
import { list, text } from '../../../http/tolerant';
import type { Probe } from '../probe';
import { readBy } from '../reading';
import { marker } from '../sample';

const withActions = v.object({
  actions: list(v.object({ name: text }), 'action'),
  messages: list(v.object({ text }), 'message'),
});
const answer = v.object({ order: withActions });

/** Stores two messages in the shop, which a person recognizes as a test. `address`: the URL of an order of this visitor. */
export async function checkOrderActions(probe: Probe, address: string, nobody: () => Promise<Probe>): Promise<void> {
  const opened = async () => readBy(await probe.client.call(address), withActions).output;
  if (!(await opened())?.actions.some(({ name }) => name === 'message'))
    return probe.skip('order-actions', 'no order takes messages');
  const written = `TEST ${marker()}`;
  const send = (by: Probe, action: string, message: string, key: string = crypto.randomUUID()) =>
    by.client.call(address, { action, text: message }, 'POST', { 'Idempotency-Key': key });
  const countOf = async (message: string) =>
    (await opened())?.messages.filter((one) => one.text === message).length ?? 0;
  const key = crypto.randomUUID();
  const first = await send(probe, 'message', written, key);
  const { output, problem } = readBy(first, answer);
  if (!output?.order.messages.some((one) => one.text === written))
    return probe.judgeReply('order-actions', first, problem || 'the order with the message was expected');
  const again = await send(probe, 'message', written, key);
  if ((await countOf(written)) !== 1)
    return probe.judgeReply('order-actions', again, 'repeated with the same Idempotency-Key, it is stored twice');
  const tooLong = 'x'.repeat(messageLimit.max + 1);
  const long = await send(probe, 'message', tooLong);
  if (long.status < 400)
    return probe.judgeReply('order-actions', long, `${messageLimit.max + 1} characters are accepted`);
  const strange = await send(probe, 'no-such-action', '');
  if (strange.status < 400) return probe.judgeReply('order-actions', strange, 'an unknown action succeeds');
  const other = await nobody();
  const theirs = await send(other, 'message', `${written} 2`);
  const isStored = (await countOf(`${written} 2`)) > 0;
  probe.judgeReply('order-actions', theirs, (theirs.status < 400 || isStored) && 'by a visitor who did not order it');
}
