/** Decides what a playground and the page in its frame tell each other. */
import type { Turned } from '../knobs';

/** To the frame: the state of the example, complete each time. */
export interface Setting {
  readonly type: 'setting';
  readonly turned: Turned;
  /** The attribute and property of each JSON knob, and which are flags. */
  readonly kinds: Readonly<Record<string, { readonly kind: string; readonly property: string }>>;
  readonly scheme: string;
  readonly density: string;
  /** Address of a theme's style sheet; empty for none. */
  readonly theme: string;
}

/** From the frame. */
export type Report =
  | { readonly type: 'ready' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'event'; readonly name: string; readonly detail: string };
