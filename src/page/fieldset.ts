/** Decides whether an element is disabled by a fieldset around it, as a native field is. */

export const isInDisabledFieldset = (element: Element): boolean => element.closest('fieldset:disabled') !== null;

/** Calls `look` when it may have changed; returns what ends that. */
export function followFieldset(element: Element, look: () => void): () => void {
  const observer = new MutationObserver(look);
  observer.observe(element.getRootNode(), { subtree: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}
