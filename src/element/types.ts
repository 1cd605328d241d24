/** Decides which types a declared tag has in HTML; `elements/elements.d.ts` states them for every tag. */
import type { Declaration, DetailsOf, PropsOf } from './declare';

/** Set like any property; null and undefined give the value back to the attribute. */
type Properties<D extends Declaration> = { -readonly [K in keyof PropsOf<D>]: PropsOf<D>[K] };

/** The element as `document.querySelector` gives it. `Accessors` are those that read another type than they take. */
export type ElementOf<D extends Declaration, Accessors = {}> = HTMLElement &
  Omit<Properties<D>, keyof Accessors> &
  Accessors;

/** Its own events, as `addEventListener` knows them; native ones such as `change` are known already. */
export type EventsOf<D extends Declaration> = {
  [K in keyof DetailsOf<D> & `shop-${string}`]: CustomEvent<DetailsOf<D>[K]>;
};

/** What a control of the form around it offers besides, as native ones do. */
export type FormAssociated = Pick<
  ElementInternals,
  'form' | 'labels' | 'validity' | 'validationMessage' | 'willValidate' | 'checkValidity' | 'reportValidity'
>;
