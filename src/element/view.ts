/** Defines a view's module, and the frame passed to r2wc's element. */
import type { ComponentType } from 'react';
import type { Host } from './host';

/** A view's module. `styles` are CSS texts, adopted by the shadow root in their order. */
export interface View<Props> {
  readonly default: ComponentType<Props>;
  readonly styles?: readonly string[];
}

/** Everything that one rendering of an element needs; a new frame replaces the old one as a whole. */
export interface Frame {
  readonly Component: ComponentType<Record<string, unknown>>;
  readonly props: Readonly<Record<string, unknown>>;
  readonly host: Host;
  /** Called after the first commit, before the browser paints it. */
  readonly onCommit: () => void;
  /** Called after the first commit's effects, when the view is listening. */
  readonly onReady: () => Promise<void>;
}
