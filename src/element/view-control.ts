/** Defines the form control that `useControl()` returns to a view of a form-associated element. */
import type { FormControl } from './control';

export interface Control {
  /** Takes over what the buyer entered: the new `value` (or `checked`), which is submitted from now on and rendered by the view. */
  set(value: unknown): void;
  /** Error of the value, in Polish; undefined if it is valid. While it is set, the form cannot be submitted. */
  setProblem(message: string | undefined): void;
  /** Like `setProblem`, for a text without any value: a form that skips validation gets none either. */
  withhold(message: string | undefined): void;
  /**
   * Called when a problem blocks a submission (or `reportValidity()`); at once if that happened before the view. Returns the unsubscribe
   * function.
   */
  onRefused(listener: () => void): () => void;
  /** Called when the form is reset. Returns the unsubscribe function. */
  onReset(listener: () => void): () => void;
  /** The form around the element now. */
  form(): HTMLFormElement | null;
  /** The template's labels for the element now. */
  labels(): readonly Element[];
}

const notify = (listeners: ReadonlySet<() => void>) => () => listeners.forEach((listener) => listener());
const subscribe = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The view's access to the form; from now on the view validates. */
export function viewControl(form: FormControl): Control {
  const refused = new Set<() => void>();
  const resets = new Set<() => void>();
  form.judges = false;
  form.refused = notify(refused);
  form.wasReset = notify(resets);
  const setProblem: Control['setProblem'] = (message) =>
    form.internals.setValidity(message === undefined ? {} : { customError: true }, message, form.focusable());
  return {
    set: (value) => form.set(value),
    setProblem,
    withhold(message) {
      form.isHeld = message !== undefined;
      form.submit();
      setProblem(message);
    },
    onRefused(listener) {
      if (form.wasRefused) listener();
      form.wasRefused = false;
      return subscribe(refused)(listener);
    },
    onReset: subscribe(resets),
    form: () => form.internals.form,
    labels: () => [...form.internals.labels].filter((label) => label instanceof Element),
  };
}
