/** Decides how an element takes part in the template's form as a native control does: what it submits, resets, restores and blocks. */
import type { Declaration } from './declare';
import type { Values } from './values';

/** What a view of a form-associated element uses of it: `useControl()`. */
export interface Control {
  /** Takes over what the person has entered: the new `value` (or `checked`), submitted from now on; the view renders with it. */
  set(value: unknown): void;
  /** What is wrong with the value, in Polish; undefined when it is right. The form is not submitted meanwhile. */
  setProblem(message: string | undefined): void;
  /** Called when somebody tried to submit (or asked `reportValidity()`) while there is a problem. Returns the way to stop. */
  onRefused(listener: () => void): () => void;
  /** Called when the form was reset. Returns the way to stop. */
  onReset(listener: () => void): () => void;
}

type Native = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fallback that a template puts inside the tag, so that its form works before our code is there; ours disables it. */
const fallbacksIn = (element: HTMLElement): Native[] =>
  [...element.querySelectorAll<Native>('input[name], select[name], textarea[name]')].filter(
    ({ disabled }) => !disabled,
  );

/**
 * The form's side of one element. An element with a `checked` attribute is submitted like a tick box, any other by its
 * `value`; `name`, `value`, `checked` and `disabled` are ordinary declared attributes. While a native control inside the
 * tag still serves, the element submits nothing; when its view is there it takes over what was typed and disables that control.
 *
 *     connected → (fallback submits) → view committed → fallback's value taken over, disabled → the element submits
 */
export class FormControl implements Control {
  readonly internals: ElementInternals;
  readonly #element: HTMLElement;
  readonly #values: Values;
  readonly #changed: () => void;
  readonly #is: 'checked' | 'value';
  readonly #refused = new Set<() => void>();
  readonly #resets = new Set<() => void>();
  #isFilled = false;

  constructor(element: HTMLElement, declaration: Declaration, values: Values, changed: () => void) {
    this.internals = element.attachInternals();
    this.#element = element;
    this.#values = values;
    this.#changed = changed;
    this.#is = 'checked' in declaration.attributes ? 'checked' : 'value';
    element.addEventListener('invalid', (event) => this.#onInvalid(event));
    // A click on the element itself comes from its label in the template.
    element.addEventListener('click', (event) => event.composedPath()[0] === element && element.focus());
  }

  set(value: unknown): void {
    this.#values.assign(this.#is, value);
    this.submit();
    this.#changed();
  }

  setProblem(message: string | undefined): void {
    this.internals.setValidity(message === undefined ? {} : { customError: true }, message, this.#focusable());
  }

  onRefused(listener: () => void): () => void {
    this.#refused.add(listener);
    return () => this.#refused.delete(listener);
  }

  onReset(listener: () => void): () => void {
    this.#resets.add(listener);
    return () => this.#resets.delete(listener);
  }

  /** Tells the form what the element would submit now. */
  submit(): void {
    const data = new FormData();
    const text = this.#submitted();
    const name = this.#value('name');
    if (typeof name === 'string' && name !== '' && text !== undefined && !this.#hasFallback()) data.append(name, text);
    this.internals.setFormValue(data, text ?? '');
  }

  /** The view stands in the page: what was typed into the fallback goes on living in it, with the focus. */
  filled(): void {
    this.#isFilled = true;
    const [fallback] = fallbacksIn(this.#element);
    if (fallback !== undefined) {
      const hadFocus = fallback.matches(':focus');
      const typed = fallback instanceof HTMLInputElement && this.#is === 'checked' ? fallback.checked : fallback.value;
      for (const one of fallbacksIn(this.#element)) one.disabled = true;
      if (typed !== this.#value(this.#is)) this.#values.assign(this.#is, typed);
      if (hadFocus) this.#element.focus();
      this.#changed();
    }
    this.submit();
  }

  reset(): void {
    this.#values.assign(this.#is, undefined);
    this.submit();
    this.#changed();
    for (const listener of this.#resets) listener();
  }

  /** By the browser: Back, Forward, autofill. */
  restore(state: unknown): void {
    if (typeof state === 'string') this.set(this.#is === 'checked' ? state !== '' : state);
  }

  /** By a `<fieldset disabled>` or the own attribute. */
  disable(disabled: boolean): void {
    this.#values.assign('disabled', disabled || undefined);
    this.submit();
    this.#changed();
  }

  focus(options?: FocusOptions): void {
    (this.#focusable() ?? fallbacksIn(this.#element)[0])?.focus(options);
  }

  readonly #value = (attribute: string): unknown => this.#values.getIfDeclared(attribute);

  #submitted(): string | undefined {
    if (this.#value('disabled') === true) return undefined;
    const value = this.#value('value');
    if (this.#is === 'checked') return this.#value('checked') === true ? String(value ?? 'on') : undefined;
    return value === undefined ? '' : String(value);
  }

  #hasFallback(): boolean {
    return !this.#isFilled && fallbacksIn(this.#element).length > 0;
  }

  /** The first thing in the view that the Tab key would reach. */
  #focusable(): HTMLElement | undefined {
    const all =
      this.#element.shadowRoot?.querySelectorAll<HTMLElement>('input, textarea, select, button, [tabindex]') ?? [];
    return [...all].find((one) => one.tabIndex >= 0 && one.checkVisibility());
  }

  /** The messages are ours, not the browser's bubble, which would hang on the page's corner of a shadow root. */
  #onInvalid(event: Event): void {
    if (event.target !== this.#element) return;
    event.preventDefault();
    for (const listener of this.#refused) listener();
    const all = [...(this.internals.form?.elements ?? [])] as (Element & {
      validity?: ValidityState;
      willValidate?: boolean;
    })[];
    const first = all.find((one) => one.localName !== 'fieldset' && one.willValidate && one.validity?.valid === false);
    if (first === undefined || first === this.#element) this.focus();
  }
}

/** What every form-associated element offers scripts, as native controls do. */
export function offerControl(prototype: object, controlOf: (element: HTMLElement) => FormControl): void {
  for (const name of ['form', 'labels', 'validity', 'validationMessage', 'willValidate'] as const) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return controlOf(this).internals[name];
      },
    });
  }
  for (const name of ['checkValidity', 'reportValidity'] as const) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      value(this: HTMLElement) {
        return controlOf(this).internals[name]();
      },
    });
  }
}
