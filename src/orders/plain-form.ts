/** The template's own form inside an element, which works until the view is ready: its typed values and its focus pass to the view. */

/** The form, and the values that the buyer has typed into its fields of these names. */
export function typedIn<N extends string>(
  form: HTMLFormElement | null,
  names: readonly N[],
): Partial<Readonly<Record<N, string>>> {
  const typed = form === null ? [] : [...new FormData(form)];
  const isOurs = ([field, value]: readonly [string, unknown]) => names.some((one) => one === field) && value !== '';
  return Object.fromEntries(typed.filter(isOurs)) as Partial<Record<N, string>>;
}

/** Focuses the view's field of the same name, if the form has the focus. */
export function takeFocus(root: HTMLElement | null, form: HTMLFormElement | null): void {
  const focused = form?.querySelector<HTMLInputElement>(':focus');
  if (focused) root?.querySelector<HTMLElement>(`[name="${focused.name}"]`)?.focus();
}
