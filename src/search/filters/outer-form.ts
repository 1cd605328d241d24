/** Decides what becomes of the template's own form when `<shop-filters>` stands over it: its focus moves on, and controls beside the list, an order of sorting perhaps, still submit it. */

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

/** Whoever is in the template's form by keyboard goes on at the same control of `form`. Before the template's is gone. */
export function takeFocus(element: Element, form: HTMLFormElement): void {
  const before = element.querySelector<HTMLInputElement>('input:focus');
  if (before === null) return;
  const { name, type, value } = before;
  const isSame = (one: HTMLInputElement) => one.name === name && (type !== 'checkbox' || one.value === value);
  [...form.querySelectorAll('input')].find(isSame)?.focus({ preventScroll: true });
}
