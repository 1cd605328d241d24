/** Decides which types a declared tag has in HTML and in JSX; `elements/elements.d.ts` states them for every tag. */
import type { HTMLAttributes, RefAttributes } from 'react';
import type { Declaration, DetailsOf, PropsOf } from './declare';

/** Set like any property; null and undefined give the value back to the attribute. */
type Properties<D extends Declaration> = { -readonly [K in keyof PropsOf<D>]: PropsOf<D>[K] };

/** The element as `document.querySelector` gives it. */
export type ElementOf<D extends Declaration> = HTMLElement & Properties<D>;

/** Its own events, as `addEventListener` knows them; native ones such as `change` are known already. */
export type EventsOf<D extends Declaration> = {
  [K in keyof DetailsOf<D> & `shop-${string}`]: CustomEvent<DetailsOf<D>[K]>;
};

/** Its attributes, properties and `on…` listeners in JSX (React 19 sets a property where the element has one). */
export type JsxOf<D extends Declaration> = Omit<HTMLAttributes<ElementOf<D>>, keyof PropsOf<D>> &
  RefAttributes<ElementOf<D>> &
  Partial<PropsOf<D>> & { [K in keyof D['attributes'] & `${string}-${string}`]?: string | number | boolean } & {
    [K in keyof EventsOf<D> as `on${K}`]?: (event: EventsOf<D>[K]) => void;
  };
