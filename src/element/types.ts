/** Defines the types of a declared tag in HTML; `elements/elements.d.ts` lists them for every tag. */
import type { Declaration, DetailsOf, PropsOf } from './declare';

/** Plain properties; null and undefined return the value to the attribute. */
type Properties<D extends Declaration> = { -readonly [K in keyof PropsOf<D>]: PropsOf<D>[K] };

/** The element as `document.querySelector` returns it. `Accessors` are properties whose getter and setter types differ. */
export type ElementOf<D extends Declaration, Accessors = {}> = HTMLElement &
  Omit<Properties<D>, keyof Accessors> &
  Accessors;

/** The element's own events, for `addEventListener`. TypeScript already knows native ones such as `change`. */
export type EventsOf<D extends Declaration> = {
  [K in keyof DetailsOf<D> & `shop-${string}`]: CustomEvent<DetailsOf<D>[K]>;
};

/** Members that a form control has in addition, as native controls do. */
export type FormAssociated = Pick<
  ElementInternals,
  'form' | 'labels' | 'validity' | 'validationMessage' | 'willValidate' | 'checkValidity' | 'reportValidity'
>;
