/** Defines the access of a view to its element: the element, its root, and a way to send events. */
import type { Control } from './view-control';
import type { Declaration, DetailsOf } from './declare';

/** The element around a view. `Host<typeof shopCart>` knows the events' names and details. */
export interface Host<D extends Declaration = Declaration> {
  readonly tag: D['tag'];
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** The element's control in the surrounding form, if the declaration is `formAssociated`. */
  readonly control: Control | undefined;
  /** Dispatches a declared event, bubbling and composed. False if the event is cancelable and was prevented. */
  emit<N extends keyof DetailsOf<D>>(name: N, ...detail: DetailArgument<DetailsOf<D>[N]>): boolean;
}

/** An event without a typed detail may be sent without one. */
type DetailArgument<Detail> = unknown extends Detail ? [detail?: Detail] : [detail: Detail];

/** The `emit` of an element. */
export const emitter =
  (element: HTMLElement, declaration: Declaration): Host['emit'] =>
  (name, detail?: unknown) => {
    const cancelable = declaration.events[name]?.cancelable ?? false;
    return element.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));
  };
