/** Decides what a view finds of its element while it is printed: nothing is there, and nothing happens. */
import type { Host } from '../../element/host';

const nothing = { querySelector: () => null, querySelectorAll: () => [], closest: () => null, children: [] };

/** There is no DOM: an element and its root have what views ask for while they are rendered once. */
export const printingHost = (tag: Host['tag']): Host =>
  ({
    tag,
    element: nothing,
    root: nothing,
    control: { set() {}, setProblem() {}, onRefused() {}, onReset() {} },
    emit: () => true,
  }) as unknown as Host;
