/** Tries a text above its limit: the shop refuses it with a message in its slot, or stores it whole. It never cuts the text. */
import type { Cart } from '../../../cart/wire/cart';
import type { SlotName } from '../../../cart/wire/slots';
import type { Probe } from '../probe';
import { lackingIn, type Reply } from '../reply';
import type { RuleName } from '../rules';

interface LongText {
  readonly body: object;
  readonly text: string;
  readonly slot: SlotName;
  readonly storedIn: (cart: Cart) => string | undefined;
}

export async function checkTooLong(
  probe: Probe,
  rule: RuleName,
  { body, text, slot, storedIn }: LongText,
): Promise<void> {
  const before = await probe.loaded();
  const reply = await probe.post(body);
  const after = await probe.load();
  const problem = faultOf(reply, text, before && storedIn(before), after && storedIn(after));
  probe.judgeReply(rule, reply, problem);
  if (problem === undefined && !reply.isDone) probe.judgeSlot(reply, slot);
}

function faultOf(reply: Reply, text: string, before: string | undefined, after = ''): string | undefined {
  if (reply.status >= 500 || reply.status === 0) return 'a server error';
  // A shop may put a prefix before a phone number; a cut text has lost its end.
  if (after.endsWith(text)) return undefined;
  if (reply.isDone) return `a success, but ${after.length} of ${text.length} characters were stored`;
  return after === (before ?? '') ? lackingIn(reply) : 'refused, but the stored text has changed';
}
