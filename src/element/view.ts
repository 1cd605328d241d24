/** Decides the shape of what fills an element: its React view's module, and the frame that r2wc's element is given. */
import type { ComponentType } from 'react';
import type { Host } from './host';

/** A view's module. `styles` are CSS texts, adopted by the shadow root in their order. */
export interface View<Props> {
  readonly default: ComponentType<Props>;
  readonly styles?: readonly string[];
}

/** Everything that one rendering of an element needs; a new frame replaces the old one, as a whole. */
export interface Frame {
  readonly Component: ComponentType<Record<string, unknown>>;
  readonly props: Readonly<Record<string, unknown>>;
  readonly host: Host;
  /** Called after the first commit, before it is painted. */
  readonly onCommit: () => void;
  /** Called after the first commit's effects: the view listens now. */
  readonly onReady: () => Promise<void>;
}
