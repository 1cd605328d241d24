/** Decides what an island's parts know of it: their element, what it was set up with, and what they may ask of it. */
import type { FormControl } from './control';
import type { Declaration } from './declare';
import type { FirstScreen } from './first-screen';
import type { Values } from './values';
import type { View } from './view';

export type AnyView = View<Record<string, unknown>>;

/** The element with its declared properties. */
export type ElementWithProps = HTMLElement & Record<string, unknown>;

export interface Setup {
  readonly declaration: Declaration;
  readonly values: Values;
  readonly screen: FirstScreen<Record<string, unknown>> | undefined;
  readonly control: FormControl | undefined;
}

/** The island as its deeds, its hydration and the take-over see it. */
export interface Here {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly setup: Setup;
  wake(): void;
  /** The view is committed: nothing of the first screen is needed any more. */
  hydrated(): void;
}
