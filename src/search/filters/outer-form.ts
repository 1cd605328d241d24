/** Replaces the template's own filter form: takes over its ticks and focus, and keeps its outer controls working. */
import type { FilterValues } from './schema';
import { decimalText, filterParams, readFilterParams } from './query';
import type { Param } from './query';

/** The state of the template's form, which the person may have changed already; filters without a control come from `values`. */
export function valuesInForm(element: HTMLElement, values: FilterValues): FilterValues {
  const form = element.querySelector('form');
  if (form === null) return values;
  const controls = [...form.elements] as HTMLInputElement[];
  const isBeside = ([name, value]: Param) =>
    !controls.some((one) => one.name === name && (one.type !== 'checkbox' || one.value === value));
  const typed = [...new FormData(form)].filter((one): one is [string, string] => typeof one[1] === 'string');
  return readFilterParams([...filterParams(values).filter(isBeside), ...typed]);
}

/** Whether the person has changed a control of the template's form, also one elsewhere, such as the sort order. */
export const isTouched = (element: Element): boolean =>
  [...(element.querySelector('form')?.elements ?? [])].some((one) =>
    one instanceof HTMLSelectElement
      ? // Without a marked option the browser selects the first.
        one.querySelector('option[selected]') && !one.selectedOptions[0]?.defaultSelected
      : one instanceof HTMLInputElement && (one.checked !== one.defaultChecked || one.value !== one.defaultValue),
  );

/** Removes empty values, and normalizes numbers for servers. */
export function normalizeFilters(data: FormData): void {
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).filter((value) => value !== '');
    data.delete(name);
    for (const value of values) data.append(name, /\[(min|max)\]$/.test(name) ? decimalText(String(value)) : value);
  }
}

/** The parameters of the template form's controls outside `element`, for example the sort order. */
export function besideParams(outer: HTMLFormElement, element: Element): readonly Param[] {
  const controls = [...outer.elements].filter((one) => !element.contains(one) && one.localName !== 'button');
  const names = new Set(controls.map((one) => one.getAttribute('name')));
  return [...new FormData(outer)].filter(
    (one): one is [string, string] => names.has(one[0]) && typeof one[1] === 'string' && one[1] !== '',
  );
}

/** `outer` submits the filters of `form` and its own controls outside `element`, which take precedence. Returns a stop function. */
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
