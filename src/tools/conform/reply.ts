/** Classifies a response as success or refusal, and prints it for the report. */
import type { Cart, CartAnswer } from '../../cart/wire/cart';
import type { Sent } from './client';

/** A response as the elements read it. */
export interface Reply extends Sent {
  readonly answer: CartAnswer | undefined;
  readonly cart: Cart | null;
  /** Whether the action was carried out, according to the response. */
  readonly isDone: boolean;
}

/** The beginning and the messages of a response, without the cart between them. */
export function short(text: string): string {
  if (text.length <= 200) return text;
  const at = text.search(/"messages":\s*(\{|\[\s*\])/);
  return at < 60 ? `${text.slice(0, 200)}…` : `${text.slice(0, 30)} … ${text.slice(at, at + 200)}`;
}

/** Formats a response for the report. */
export const describeReply = ({ request, status, text, failure }: Sent): string =>
  `${request}\n${failure ?? `${status} ${short(text)}`}`;

/** Where an accepted order leads. */
export const targetOf = ({ answer }: Reply): string | undefined => answer?.messages.get('confirm')?.redirect_url;

/** Whether the slot has at least one sentence of status error. */
export const isRefused = ({ messages }: CartAnswer): boolean =>
  [...messages.values()].some(({ status, messages: sentences }) => status === 'error' && sentences.length > 0);

/** The missing parts of a refusal with a message for the buyer; undefined if it is complete. */
export function lackingIn({ answer, status, failure }: Reply): string | undefined {
  if (answer !== undefined && isRefused(answer)) return undefined;
  if (status < 300) return failure ?? 'it was not refused';
  return answer === undefined ? 'the answer cannot be read' : 'the refusal has no message';
}
