/** The actions that approval and quotes allow: the table of the words in `can`, and its rules. */
import type { CartActionName } from '../wire/actions';
import type { Cart } from '../wire/cart';
import type { Process } from '../wire/process';

/** The action for each word in `can`. */
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

export type CanWord = keyof typeof actionOf;
/** An action of a process, other than the order itself and a message. */
export type ProcessAction = Exclude<(typeof actionOf)[CanWord], 'confirm' | 'note'>;

type InProcess = Pick<Cart, 'approval' | 'quote'>;

/** The cart's processes, approval first, because a quote may need approval too. */
export const processesOf = ({ approval, quote }: InProcess): readonly Process[] =>
  [approval, quote].filter((one) => one !== undefined);

export const allows = ({ can }: Process, word: CanWord): boolean => can.includes(word);

/** Nothing in the cart can be edited while a process locks it. */
export const isHeldByProcess = (cart: InProcess): boolean => processesOf(cart).some(({ locked }) => locked);

/** Whether a process allows the action. `undefined`: no process concerns it. An order must be allowed by every process. */
export function isAllowedByProcess(cart: InProcess, action: CartActionName): boolean | undefined {
  const processes = processesOf(cart);
  const word = (Object.keys(actionOf) as CanWord[]).find((one) => actionOf[one] === action);
  if (word === undefined) return undefined;
  return word === 'order' ? processes.every((one) => allows(one, word)) : processes.some((one) => allows(one, word));
}

export const isInProcess = (cart: InProcess): boolean => processesOf(cart).length > 0;

/** Whether somebody has to approve the cart before it becomes an order. If `to` is empty, nobody can. */
export const needsApproval = ({ approval }: InProcess): boolean =>
  approval !== undefined && !approval.locked && (allows(approval, 'send') || approval.state === 'required');

/** Whether the seller has answered: the cart then opens on the step where it can be ordered. */
export const isAnsweredQuote = (cart: InProcess): boolean =>
  processesOf(cart).some((one) => allows(one, 'decline')) && !isHeldByProcess(cart);

/** Whether this person decides about a held cart, so that its consents for the approver stay editable. */
export const isDeciding = (cart: InProcess): boolean =>
  (['confirm', 'approve', 'send_for_approval'] as const).some((action) => isAllowedByProcess(cart, action) === true);

/** Whether the action places an order: `confirm`, or an approval with `places_order`. */
export const placesOrder = (cart: InProcess, action: CartActionName): boolean =>
  action === 'confirm' || (action === 'approve' && processesOf(cart).some((one) => one.places_order));
