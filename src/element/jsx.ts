/** Defines the types of a declared tag in React's JSX. Separate from the HTML types: a page without React has no React types. */
import type { HTMLAttributes, RefAttributes } from 'react';
import type { Declaration, WrittenOf } from './declare';
import type { ElementOf, EventsOf, MarkupOf } from './types';

/** An element's attributes, properties and `on…` listeners in JSX (React 19 sets a property if the element has one). */
export type JsxOf<D extends Declaration> = Omit<HTMLAttributes<ElementOf<D>>, keyof WrittenOf<D>> &
  RefAttributes<ElementOf<D>> &
  MarkupOf<D> & {
    [K in keyof EventsOf<D> as `on${K}`]?: (event: EventsOf<D>[K]) => void;
  };
