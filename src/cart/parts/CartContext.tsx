/** The context of all cart views: session, state, settings, current step. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { shopCart } from '../../../elements/shop-cart';
import type { PropsOf } from '../../element/declare';
import { pageCurrency } from '../../page/currency';
import type { Cart } from '../wire/cart';
import type { ConfirmOutcome, Sealed } from '../session/confirm';
import { expectedOf } from '../session/expected';
import type { CartSession } from '../session/session';
import { overlayOf, type Overlay } from '../session/pending';
import type { CartState } from '../session/state';
import type { Step } from '../session/steps';

type Attributes = PropsOf<typeof shopCart>;
type Shared =
  | 'client'
  | 'trader'
  | 'brand'
  | 'contact'
  | 'loginUrl'
  | 'paymentUrl'
  | 'pointsUrl'
  | 'companyUrl'
  | 'mapStyleUrl'
  | 'paymentMethodsVisible'
  | 'submitLabel'
  | 'prices'
  | 'density';

/** Everything here keeps its identity between answers, so that reading it re-renders nothing. */
export interface CartSettings extends Pick<Attributes, Shared> {
  session: CartSession;
  /** URL of 'Wróć do sklepu'. */
  shopUrl: string;
  /** Origins that redirects and payment links may lead to besides the page's own; undefined: any. */
  origins: Attributes['redirectOrigins'];
  /** Sends typed values, then goes to the step. Resolves after that, or after a refusal. */
  goTo: (step: Step) => Promise<void>;
  /** Places the order, or sends an action of a process. An order first dispatches a cancelable event; undefined if that was cancelled. */
  submit: (sealed?: Sealed) => Promise<ConfirmOutcome | undefined>;
}

// No part is rendered outside the provider.
const Context = createContext({} as CartSettings);
export const CartProvider = Context;

export const useCartSettings = (): CartSettings => useContext(Context);

/** Selects from the cart's state. The component renders again only when the selection changes, so select values, not new objects. */
export function useCartState<T>(select: (state: CartState) => T): T {
  const { session } = useCartSettings();
  const read = () => select(session.getState());
  // The third argument is for src/tools/pack/drawings, which renders the view without a browser.
  return useSyncExternalStore(session.subscribe, read, read);
}

const whole = (cart: Cart): Cart => cart;

/**
 * The loaded cart, or a selection of it; throws if there is no cart. An answer keeps unchanged parts as the
 * same objects, so selecting such a part, a text or a flag does not render again for another line's price.
 */
export function useCart(): Cart;
export function useCart<T>(select: (cart: Cart) => T): T;
export function useCart(select: (cart: Cart) => unknown = whole): unknown {
  return useCartState(({ cart }) => {
    if (cart === null) throw new Error('a cart part was rendered without a cart');
    return select(cart);
  });
}

/** The cart with the buyer's pending choices. Code that looks for gaps reads this cart. */
export const useExpected = (): Cart => expectedOf(useCart(), useCartState(overlayOf));

/** The buyer's pending choice. */
export const usePending = <Name extends keyof Overlay['choices']>(what: Name): Overlay['choices'][Name] =>
  useCartState((state) => overlayOf(state).choices[what]);

/** Whether a change with this key is waiting or under way: 'carrier', 'quantity:12' … */
export const useSaving = (what: string): boolean => useCartState((state) => overlayOf(state).saving.has(what));

export const useCurrency = (): string => useCartState((state) => state.cart?.currency?.iso_code ?? pageCurrency());
