/** Collects messages for the cart's slots (rule M1). */
import type { SlotName } from '../../../src/cart/wire/slots';

/** Those of the cart (rule M2), and one of every page that adds. */
export type Slot = SlotName | 'add_products';

export type Status = 'error' | 'success' | 'info' | 'warning';

/** One slot on the wire. */
export interface SlotMessage {
  readonly messages: readonly string[];
  readonly status: Status;
  readonly scroll?: boolean;
  readonly redirect_url?: string;
  readonly goToStep?: boolean;
  /** Of `add_products`, by the product's id. */
  readonly products?: Readonly<Record<string, readonly string[]>>;
}

export type WireMessages = Partial<Record<Slot, SlotMessage>>;

/** An error under a slot that is moved into view. */
export const refuse = (slot: Slot, ...messages: string[]): WireMessages => ({
  [slot]: { messages, status: 'error', scroll: true },
});

/** In `products`, each sentence under its product's id; in `messages`, as "id: sentence" for pages that do not know `products`. */
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

/** Any error makes the answer a failure. */
export const failed = (messages: WireMessages): boolean =>
  Object.values(messages).some((one) => one.status === 'error');
