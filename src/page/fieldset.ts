/** Checks whether a fieldset disables an element, as it disables a native field. */

export const isInDisabledFieldset = (element: Element): boolean => element.closest('fieldset:disabled') !== null;

/** Calls `look` when the result may have changed. Returns the function that stops it. */
export function followFieldset(element: Element, look: () => void): () => void {
  const observer = new MutationObserver(look);
  observer.observe(element.getRootNode(), { subtree: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}
