/** Posts one action, and loads the cart if a success comes without one. */
import { factsOf } from '../wire/actions';
import type { CartPost } from '../wire/api';
import type { CartReply } from '../wire/reply';
import type { CartEnvironment } from './environment';

export const LOAD = { cause: 'load', body: {} } as const;

/** The change stays pending until the cart has been loaded. */
export async function postWhole(url: string, environment: CartEnvironment, post: CartPost): Promise<CartReply> {
  const reply = await environment.post(url, post);
  const isOpen =
    post.cause !== 'load' && !factsOf(post.cause).isSealed && !reply.failure && reply.answer?.cart === undefined;
  if (!isOpen) return reply;
  const { answer, failure } = await environment.post(url, LOAD);
  const messages = new Map([...(answer?.messages ?? []), ...(reply.answer?.messages ?? [])]);
  return failure ? { failure } : { answer: { ...answer, messages } };
}
