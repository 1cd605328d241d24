/** Collects messages for the cart's slots (rule M1). */
import type { SlotName } from '../../../src/cart/wire/slots';
import { sentenceOf, slotOf, type Refusal } from '../../../src/shop/rule';

/** The cart's slots (rule M2), and the slot of pages that add products. */
export type Slot = SlotName | 'add_products';

export type Status = 'error' | 'success' | 'info' | 'warning';

/** The messages of one slot on the wire. */
export interface SlotMessage {
  readonly messages: readonly string[];
  readonly status: Status;
  readonly scroll?: boolean;
  readonly redirect_url?: string;
  readonly goToStep?: boolean;
  /** Errors of `add_products` by product id. */
  readonly products?: Readonly<Record<string, readonly string[]>>;
}

export type WireMessages = Partial<Record<Slot, SlotMessage>>;

/** An error in a slot, with `scroll_to`. */
export const refuse = (slot: Slot, ...messages: string[]): WireMessages => ({
  [slot]: { messages, status: 'error', scroll: true },
});

/** The sentences of broken rules, each once, in the slot of the first. */
export function refuseBroken(broken: readonly Refusal[]): WireMessages {
  const [first] = broken;
  return first ? refuse(slotOf(first), ...new Set(broken.map((one) => sentenceOf(one)))) : {};
}

/** `products` has each sentence under its product's id; `messages` has "id: sentence" for pages that do not read `products`. */
export const refuseProducts = (faults: ReadonlyMap<string, string>): WireMessages => ({
  add_products: {
    messages: [...faults].map(([id, fault]) => `${id}: ${fault}`),
    status: 'error',
    scroll: true,
    products: Object.fromEntries([...faults].map(([id, fault]) => [id, [fault]])),
  },
});

export const message = (slot: Slot, status: Status, ...messages: string[]): WireMessages => ({
  [slot]: { messages, status },
});

/** Any error makes the response a failure. */
export const failed = (messages: WireMessages): boolean =>
  Object.values(messages).some((one) => one.status === 'error');
