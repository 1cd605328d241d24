/** What approval and quotes allow: the one table of the words of `can`, and the rules that follow from it. */
import type { CartActionName } from '../wire/actions';
import type { Cart } from '../wire/cart';
import type { Process } from '../wire/process';

/** The action of each word of `can`. */
export const actionOf = {
  order: 'confirm',
  send: 'send_for_approval',
  approve: 'approve',
  reject: 'reject',
  withdraw: 'withdraw',
  ask: 'ask_quote',
  decline: 'decline_quote',
  note: 'note',
} as const satisfies Readonly<Record<string, CartActionName>>;

export type ProcessWord = keyof typeof actionOf;
/** An action of a process, other than the order itself and a message. */
export type ProcessAction = Exclude<(typeof actionOf)[ProcessWord], 'confirm' | 'note'>;

type InProcess = Pick<Cart, 'approval' | 'quote'>;

/** The cart's processes, approval first: an offered quote may still need approval. */
export const processesOf = ({ approval, quote }: InProcess): readonly Process[] =>
  [approval, quote].filter((one) => one !== undefined);

export const allows = ({ can }: Process, word: ProcessWord): boolean => can.includes(word);

/** Nothing in the cart can be edited while a process locks it. */
export const isHeldByProcess = (cart: InProcess): boolean => processesOf(cart).some(({ locked }) => locked);

/** Whether a process allows the action. `undefined`: processes do not concern it. Every process must allow an order. */
export function isAllowedByProcess(cart: InProcess, action: CartActionName): boolean | undefined {
  const processes = processesOf(cart);
  const word = (Object.keys(actionOf) as ProcessWord[]).find((one) => actionOf[one] === action);
  if (word === undefined) return undefined;
  return word === 'order' ? processes.every((one) => allows(one, word)) : processes.some((one) => allows(one, word));
}

export const isInProcess = (cart: InProcess): boolean => processesOf(cart).length > 0;

/** Somebody has to approve the cart before it becomes an order. Nobody can if `to` is empty. */
export const needsApproval = ({ approval }: InProcess): boolean =>
  approval !== undefined && !approval.locked && (allows(approval, 'send') || approval.state === 'required');

/** The seller has answered: the cart opens where it can be ordered. */
export const isAnsweredQuote = (cart: InProcess): boolean =>
  processesOf(cart).some((one) => allows(one, 'decline')) && !isHeldByProcess(cart);

/** This person decides about a held cart, so the consents that the cart asks of them stay open. */
export const isDeciding = (cart: InProcess): boolean =>
  (['confirm', 'approve', 'send_for_approval'] as const).some((action) => isAllowedByProcess(cart, action) === true);

/** Whether the action places an order: `confirm`, and an approval that the process says so of. */
export const placesOrder = (cart: InProcess, action: CartActionName): boolean =>
  action === 'confirm' || (action === 'approve' && processesOf(cart).some((one) => one.places_order));
