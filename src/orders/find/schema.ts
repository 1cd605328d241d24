/** Defines the guest's request for the link to an order on the wire. */
import * as v from 'valibot';
import { limited, orderFindLimits } from '../../http/limits';
import { messages } from '../../http/messages';
import { having } from '../../http/tolerant';

export const orderFindBody = v.object({
  number: limited(orderFindLimits.number),
  contact: limited(orderFindLimits.contact),
});
export type OrderFindBody = v.InferInput<typeof orderFindBody>;

/** The same for every number, so that nobody learns which orders exist. */
export const orderFindSentence = v.object({ messages });
/** The response as the URL returns it: unrelated JSON must not pass for a sent link. */
export const orderFindAnswer = having(['messages'], orderFindSentence);
