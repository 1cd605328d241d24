/** Classifies the server's response to an action: success, refusal, or failure. */
import type { Failure } from '../../http/failure';
import type { CartAnswer } from './cart';
import type { SlotName } from './slots';

/**
 * - success: `answer` alone;
 * - refusal: both; the server refused the action, with reasons in `answer.messages`;
 * - failure: `failure` alone; it is unknown whether the server received the action and what it did.
 */
export interface CartReply {
  readonly answer?: CartAnswer;
  readonly failure?: Failure;
}

/**
 * Whether the server has decided: it carried out the action, or refused it permanently. Temporary errors (no connection, 5xx, 429,
 * session expired) are no decision, even with messages.
 */
export const isDecided = ({ answer, failure }: CartReply): boolean =>
  answer !== undefined && (failure === undefined || (failure.code === 'http' && !failure.retryable));

/** A success by its HTTP status. */
export const isAnswered = (reply: CartReply): reply is { readonly answer: CartAnswer } =>
  reply.answer !== undefined && reply.failure === undefined;

/** Whether the server carried out the action: a refusal may have status 200 and an error in the action's own slot. */
export const isAccepted = (reply: CartReply, slot?: SlotName): boolean =>
  isAnswered(reply) && reply.answer.messages.get(slot ?? '')?.status !== 'error';
