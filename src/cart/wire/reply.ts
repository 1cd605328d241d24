/** Classifies the server's response to an action: success, refusal, or failure. */
import type { Failure } from '../../http/failure';
import type { CartAnswer } from './cart';
import type { SlotName } from './slots';

/**
 * - success: `answer` alone;
 * - refusal: both; the server has judged the action and says why in `answer.messages`;
 * - failure: `failure` alone; it is unknown whether the server got the action and what it did.
 */
export interface CartReply {
  readonly answer?: CartAnswer;
  readonly failure?: Failure;
}

/**
 * Whether the server has judged the action: carried it out, or refused it for good. Temporary trouble (no connection, 5xx, 429,
 * session over) judges nothing, even if its answer has messages.
 */
export const isJudged = ({ answer, failure }: CartReply): boolean =>
  answer !== undefined && (failure === undefined || (failure.code === 'http' && !failure.retryable));

/** Neither a refusal nor a failure by its status. */
export const isAnswered = (reply: CartReply): reply is { readonly answer: CartAnswer } =>
  reply.answer !== undefined && reply.failure === undefined;

/** Whether it was carried out: a refusal may come with status 200, as an error in the action's own slot. */
export const isAccepted = (reply: CartReply, slot?: SlotName): boolean =>
  isAnswered(reply) && reply.answer.messages.get(slot ?? '')?.status !== 'error';
