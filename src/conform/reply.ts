/** Decides how an answer reads to the kit: done or refused, and how it looks in the report. */
import type { Cart, CartAnswer } from '../cart/wire/cart';
import type { Sent } from './client';

/** An answer as the elements read it. */
export interface Reply extends Sent {
  readonly answer: CartAnswer | undefined;
  readonly cart: Cart | null;
  /** The action was carried out, as far as the answer says. */
  readonly isDone: boolean;
}

/** The beginning, and what the shop says: in between there is a whole cart. */
export function short(text: string): string {
  if (text.length <= 200) return text;
  const at = text.search(/"messages":\s*(\{|\[\s*\])/);
  return at < 60 ? `${text.slice(0, 200)}…` : `${text.slice(0, 30)} … ${text.slice(at, at + 200)}`;
}

/** How a reply looks in the report. */
export const seen = ({ request, status, text, failure }: Sent): string =>
  `${request}\n${failure ?? `${status} ${short(text)}`}`;

/** At least one sentence that is an error. */
export const isRefused = ({ messages }: CartAnswer): boolean =>
  [...messages.values()].some(({ status, messages: said }) => status === 'error' && said.length > 0);

/** What this lacks to be a refusal that a buyer can read; undefined where it is one. */
export function lackingIn({ answer, status, failure }: Reply): string | undefined {
  if (answer !== undefined && isRefused(answer)) return undefined;
  if (status < 300) return failure ?? 'it was not refused';
  return answer === undefined ? 'the answer cannot be read' : 'the refusal has no message';
}
