/** Decides what a view of a form-associated element sees of it: `useControl()`. */
import type { FormControl } from './control';

export interface Control {
  /** Takes over what the person has entered: the new `value` (or `checked`), submitted from now on; the view renders with it. */
  set(value: unknown): void;
  /** What is wrong with the value, in Polish; undefined when it is right. The form is not submitted meanwhile. */
  setProblem(message: string | undefined): void;
  /** Called when somebody tried to submit (or asked `reportValidity()`) while there is a problem, at once where that was before the view. Returns the way to stop. */
  onRefused(listener: () => void): () => void;
  /** Called when the form was reset. Returns the way to stop. */
  onReset(listener: () => void): () => void;
  /** The form around the element, now. */
  form(): HTMLFormElement | null;
  /** The template's labels of the element, now. */
  labels(): readonly Element[];
}

const told = (listeners: ReadonlySet<() => void>) => () => listeners.forEach((listener) => listener());
const kept = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The view's hold on the form; from now on the view says what is right. */
export function viewControl(form: FormControl): Control {
  const refused = new Set<() => void>();
  const resets = new Set<() => void>();
  form.judges = false;
  form.refused = told(refused);
  form.wasReset = told(resets);
  return {
    set: (value) => form.set(value),
    setProblem: (message) =>
      form.internals.setValidity(message === undefined ? {} : { customError: true }, message, form.focusable()),
    onRefused(listener) {
      if (form.wasRefused) listener();
      form.wasRefused = false;
      return kept(refused)(listener);
    },
    onReset: kept(resets),
    form: () => form.internals.form,
    labels: () => [...form.internals.labels].filter((label) => label instanceof Element),
  };
}
