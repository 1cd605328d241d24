/** Defines the shared state of an island's parts: the element, its setup, and the calls they may make. */
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
  readonly internals: ElementInternals;
  readonly screen: FirstScreen<Record<string, unknown>> | undefined;
  readonly control: FormControl | undefined;
}

/** The island as its recorder, its hydration and the replay use it. */
export interface IslandHandle {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly setup: Setup;
  wake(): void;
  /** The view is committed, or will not come: the first screen's recording and behaviour end. */
  unfollow(): void;
}
