/** Decides how `<shop-filters>` replaces the template's own form: the focus moves over, controls outside the list still submit it. */
import type { FilterValues } from './schema';
import { decimalText, filterParams, readFilterParams } from './query';
import type { Param } from './query';

/** The state of the template's own form, used perhaps before the element was ready; filters without a control come from `values`. */
export function tickedIn(element: HTMLElement, values: FilterValues): FilterValues {
  const form = element.querySelector('form');
  if (form === null) return values;
  const controls = [...form.elements] as HTMLInputElement[];
  const isBeside = ([name, value]: Param) =>
    !controls.some((one) => one.name === name && (one.type !== 'checkbox' || one.value === value));
  const typed = [...new FormData(form)].filter((one): one is [string, string] => typeof one[1] === 'string');
  return readFilterParams([...filterParams(values).filter(isBeside), ...typed]);
}

/** Whether the person changed the template's form since it was printed. */
export const isTouched = (element: Element): boolean =>
  [...element.querySelectorAll<HTMLInputElement>('form input')].some(
    (one) => one.checked !== one.defaultChecked || one.value !== one.defaultValue,
  );

/** Drops empty values from the address, and writes numbers as servers read them. */
export function tidy(data: FormData): void {
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).filter((value) => value !== '');
    data.delete(name);
    for (const value of values) data.append(name, /\[(min|max)\]$/.test(name) ? decimalText(String(value)) : value);
  }
}

/** The parameters of controls that belong to the template's form but stand outside `element`, for example the sort order. */
export function besideParams(outer: HTMLFormElement, element: Element): readonly Param[] {
  const controls = [...outer.elements].filter((one) => !element.contains(one) && one.localName !== 'button');
  const names = new Set(controls.map((one) => one.getAttribute('name')));
  return [...new FormData(outer)].filter(
    (one): one is [string, string] => names.has(one[0]) && typeof one[1] === 'string' && one[1] !== '',
  );
}

/** `outer` sends the filters chosen in `form` and its own controls outside `element`, which win on equal names. Returns a stop function. */
export function submitThrough(outer: HTMLFormElement, element: Element, form: HTMLFormElement): () => void {
  const listen = ({ formData }: FormDataEvent) => {
    const beside = [...outer.elements].filter((control) => !element.contains(control));
    const theirs = new Set(beside.map((control) => control.getAttribute('name')));
    for (const name of new Set(formData.keys())) if (!theirs.has(name)) formData.delete(name);
    for (const [name, value] of new FormData(form)) if (!theirs.has(name)) formData.append(name, value);
  };
  outer.addEventListener('formdata', listen);
  return () => outer.removeEventListener('formdata', listen);
}

/** Moves keyboard focus from the template's form to the same control of `form`. Call it before the template's form is removed. */
export function takeFocus(element: Element, form: HTMLFormElement): void {
  const before = element.querySelector<HTMLInputElement>('input:focus');
  if (before === null) return;
  const { name, type, value } = before;
  const isSame = (one: HTMLInputElement) => one.name === name && (type !== 'checkbox' || one.value === value);
  [...form.querySelectorAll('input')].find(isSame)?.focus({ preventScroll: true });
}
