/** Posts a cart action, and reads the response of successes and refusals alike (rules N1, C2). */
import * as v from 'valibot';
import { Failure, failureOf } from '../../http/failure';
import { request } from '../../http/request';
import { reuseUnchanged } from '../../http/reuse-unchanged';
import type { CartActionBody, CartActionName } from './actions';
import { offeredCart, type CartAnswer } from './cart';
import type { CartReply } from './reply';
import { messages } from '../../http/messages';

/** One action to post. */
export type CartPost = {
  [Name in CartActionName]: {
    readonly cause: Name;
    readonly body: CartActionBody<Name>;
    readonly idempotencyKey?: string;
    /** For a load: the cart was changed elsewhere (another tab, a product added on this page), is about to be ordered, or may have been. */
    readonly why?: 'elsewhere' | 'order' | 'lost';
    /** For a quantity: one press of a stepper; more may follow at once. */
    readonly isStep?: boolean;
    /** For a further field: a consent or a choice. It is sent at once, ends with its response, and is never sent again automatically. */
    readonly isDeclared?: boolean;
    /** For a removal: how long it can be undone before it is sent, in ms. */
    readonly hold?: number | undefined;
  };
}[CartActionName];

export type PostCart = (url: string, post: CartPost) => Promise<CartReply>;

/** Parts equal to the previous response stay the same objects, so that memoized selections stay valid. */
let before: unknown;
const answerOfCart = v.pipe(
  v.unknown(),
  v.transform((raw) => (before = reuseUnchanged(before, raw))),
  offeredCart,
);
const refusal = v.object({ messages });

/** Posts one action to the cart's URL. Never rejects. */
export const postCart: PostCart = async (url, { cause, body, idempotencyKey }) => {
  try {
    const answer = await request(answerOfCart, {
      url,
      body,
      // A change that has been sent must survive leaving the page (time line: click, request, link followed, answer).
      keepalive: cause !== 'load',
      ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
    });
    // A load without a cart must not count as an empty cart.
    const isBare = cause === 'load' && answer.cart === undefined;
    return isBare ? { answer, failure: new Failure('shape') } : { answer };
  } catch (error) {
    const failure = failureOf(error);
    const answer = failure.code === 'shape' ? undefined : refusalOf(failure.body);
    return answer ? { answer, failure } : { failure };
  }
};

/** The messages in an error's body, even if its cart cannot be read. */
function refusalOf(body: unknown): CartAnswer | undefined {
  const whole = v.safeParse(offeredCart, body);
  if (whole.success && (whole.output.cart || whole.output.messages.size > 0)) return whole.output;
  const parsed = v.safeParse(refusal, body);
  return parsed.success && parsed.output.messages.size > 0
    ? { cart: null, messages: parsed.output.messages }
    : undefined;
}
