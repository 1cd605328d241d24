/** The element that a view receives while it is printed: it has no DOM and does nothing. */
import type { Host } from '../../../element/host';

const nothing = { querySelector: () => null, querySelectorAll: () => [], closest: () => null, children: [] };

/** There is no DOM: the element and its root only have what views ask for in one render. */
export const printingHost = (tag: Host['tag']): Host =>
  ({
    tag,
    element: nothing,
    root: nothing,
    control: { set() {}, setProblem() {}, withhold() {}, onRefused() {}, onReset() {} },
    emit: () => true,
  }) as unknown as Host;
