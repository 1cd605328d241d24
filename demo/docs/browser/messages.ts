/** Messages between a playground and the page in its frame. */
import type { ChangedAttributes } from '../knobs';

/** To the frame: the state of the example, complete each time. */
export interface Setting {
  readonly type: 'setting';
  readonly turned: ChangedAttributes;
  /** The attribute and property of each JSON knob, and which are flags. */
  readonly kinds: Readonly<Record<string, { readonly kind: string; readonly property: string }>>;
  readonly scheme: string;
  readonly density: string;
  /** URL of a theme's style sheet; empty without a theme. */
  readonly theme: string;
}

/** To the frame: how to answer its calls from now on. */
export interface Answering {
  readonly type: 'answering';
  /** The name of the fault for every call; empty without a fault. */
  readonly fault: string;
  /** Responses for the next call of each kind, by method and path: `POST /koszyk`. */
  readonly instead: Readonly<Record<string, { readonly status: number; readonly text: string }>>;
}

/** A call: sent at the request, and again with the same number at the response. */
export interface Called {
  readonly id: number;
  readonly method: string;
  readonly address: string;
  readonly body: string;
  /** `changed`, or the name of the fault; empty for an unmodified response. */
  readonly how: string;
  /** Undefined until the response has arrived. */
  readonly ms: number | undefined;
  /** 0 without a response. */
  readonly status: number;
  readonly answer: string;
}

/** From the frame. */
export type Report =
  | { readonly type: 'ready' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'call'; readonly call: Called }
  | { readonly type: 'event'; readonly name: string; readonly detail: string };
