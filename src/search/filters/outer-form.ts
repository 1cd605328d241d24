/** Decides what the template's own form sends while `<shop-filters>` stands over it: controls beside the list, an order of sorting perhaps, submit it. */

/**
 * `outer` sends what is chosen in `form`, besides its controls outside `element`; those win where both have a name.
 * Returns the way to stop.
 */
export function speakThrough(outer: HTMLFormElement, element: Element, form: HTMLFormElement): () => void {
  const listen = ({ formData }: FormDataEvent) => {
    const beside = [...outer.elements].filter((control) => !element.contains(control));
    const theirs = new Set(beside.map((control) => control.getAttribute('name')));
    for (const name of new Set(formData.keys())) if (!theirs.has(name)) formData.delete(name);
    for (const [name, value] of new FormData(form)) if (!theirs.has(name)) formData.append(name, value);
  };
  outer.addEventListener('formdata', listen);
  return () => outer.removeEventListener('formdata', listen);
}
