/** Makes an element part of the template's form like a native control: it submits, resets, restores and validates a value. */
import { offerControl } from './control-members';
import type { Values } from './values';

/** Each property has the same type as its default (text or boolean), which TypeScript cannot follow. */
const DEFAULT = { value: 'defaultValue', checked: 'defaultChecked' } as const;

type Native = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The native controls that a template puts inside the tag so that its form works before our code loads; our code disables them. */
const fallbacksIn = (element: HTMLElement): Native[] =>
  [...element.querySelectorAll<Native>('input[name], select[name], textarea[name]')].filter(
    ({ disabled }) => !disabled,
  );

/** Ignores a maximum below the minimum: no quantity would be orderable, and the server decides. Same as `clamp` in fields. */
export const bounded = (value: number, min = -Infinity, max = Infinity): number =>
  Math.max(min, max < min ? value : Math.min(value, max));

/**
 * The form side of one element. An element with a `checked` attribute submits like a checkbox, any other submits its `value`; `name`,
 * `value`, `checked`, `required` and `disabled` are ordinary declared attributes. The element submits nothing while a native control
 * inside the tag still works. After its first paint the element takes over the typed text and disables that control.
 *
 *     connected → (fallback submits) → painted or filled → fallback's value taken over, disabled → the element submits
 */
export class FormControl {
  readonly internals: ElementInternals;
  /** Called when a submission was blocked because the value is invalid. */
  refused = (): void => void (this.wasRefused = true);
  /** Whether a submission was blocked before there was a view to show the error. */
  wasRefused = false;
  /** Called after the form was reset. */
  wasReset = (): void => {};
  /** Whether this class validates. A view takes over, because it knows the exact rules. */
  judges = true;
  /** The field's text is unread or invalid: the form gets no value, even if a script submits without validation. */
  isHeld = false;
  /** Time of the last reset, in ms of the page's clock: input typed earlier is ignored. */
  resetAt = 0;
  readonly is: 'checked' | 'value';
  readonly #element: HTMLElement;
  readonly #values: Values;
  readonly #changed: () => void;
  #isPainted = false;
  /** The value that a reset restores: the fallback's value in the template. */
  #first: unknown;

  /** `focusable`: the control that `focus()` reaches. A parameter, because this file must not share code with the elements without a form. */
  constructor(
    element: HTMLElement,
    internals: ElementInternals,
    values: Values,
    changed: () => void,
    readonly focusable: () => HTMLElement | undefined,
  ) {
    this.internals = internals;
    this.#element = element;
    this.#values = values;
    this.#changed = changed;
    this.is = values.declared('checked') ? 'checked' : 'value';
    element.addEventListener('invalid', (event) => this.#onInvalid(event));
    // The event targets the element itself when its label was clicked, or when a script called click().
    element.addEventListener('click', (event) => {
      if (event.composedPath()[0] !== element) return;
      if (event.isTrusted) element.focus();
      if (this.is === 'checked') focusable()?.click();
    });
  }

  set(value: unknown): void {
    this.isHeld = false;
    this.#values.assign(this.is, value);
    this.submit();
    this.#changed();
  }

  /** The buyer typed or ticked in our field. An incomplete number is not a value yet. */
  entered(field: HTMLInputElement): void {
    const value = field[this.is];
    if (this.#takes(value)) return this.set(value);
    this.isHeld = true;
    this.submit();
  }

  /** Accepts only plain digits as typed numbers: the view reads the other notations. */
  #takes(value: unknown): boolean {
    const isPlain = typeof this.#value(this.is) !== 'number' || /^\d{1,9}$/.test(String(value));
    return isPlain && this.#values.accepts(this.is, value);
  }

  /** Sets the value that the form submits from now on. */
  submit(): void {
    const data = new FormData();
    const text = this.#submitted();
    const name = this.#value('name');
    const hasFallback = !this.#isPainted && fallbacksIn(this.#element).length > 0;
    if (typeof name === 'string' && name !== '' && text !== undefined && !hasFallback) data.append(name, text);
    this.internals.setFormValue(data, text ?? '');
    if (this.judges) {
      const isMissing = this.#value('required') === true && !text && !hasFallback;
      const customError = this.isHeld;
      this.internals.setValidity({ valueMissing: isMissing, customError }, isMissing || customError ? ' ' : '');
    }
  }

  /** The element has painted: it takes over the fallback's typed text and focus. */
  painted(): void {
    this.#isPainted = true;
    const fallbacks = fallbacksIn(this.#element);
    const [fallback] = fallbacks;
    let unread = '';
    if (fallback !== undefined) {
      const hadFocus = fallback.matches(':focus');
      const isBox = this.is === 'checked' && 'checked' in fallback;
      const typed = isBox ? fallback.checked : fallback.value;
      this.#first = isBox ? fallback.defaultChecked : (fallback as HTMLInputElement).defaultValue;
      for (const one of fallbacks) one.disabled = true;
      if (typed !== this.#value(this.is)) {
        if (this.#takes(typed)) this.#values.assign(this.is, typed);
        else unread = String(typed);
      }
      this.#changed();
      if (hadFocus) this.#element.focus();
    }
    const drawn = this.#drawn();
    if (drawn && unread) drawn.value = unread;
    // The buyer edited a field that the server printed, before our code loaded.
    if (drawn && drawn[this.is] !== drawn[DEFAULT[this.is]]) this.entered(drawn);
    this.submit();
  }

  reset(): void {
    this.resetAt = performance.now();
    this.set(this.#element.hasAttribute(this.is) ? undefined : this.#first);
    const drawn = this.#drawn();
    if (drawn) drawn[this.is] = drawn[DEFAULT[this.is]] as never;
    this.wasReset();
  }

  /** Called by the browser: Back, Forward, autofill. */
  restore(state: unknown): void {
    if (typeof state !== 'string') return;
    const value = this.is === 'checked' ? state !== '' : state;
    if (this.#values.accepts(this.is, value)) this.set(value);
  }

  /** The element's own `disabled`, or a `<fieldset disabled>` around it, was added or removed. */
  disable(): void {
    this.submit();
    this.#changed();
  }

  /** The first screen's field, while there is no view. A reset must set it directly: a screen printed by the server is not repainted. */
  #drawn(): HTMLInputElement | null | undefined {
    return this.judges ? this.#element.shadowRoot?.querySelector('input') : null;
  }

  readonly #value = (attribute: string): unknown => this.#values.get(attribute);

  #submitted(): string | undefined {
    if (this.#value('disabled') === true || this.isHeld) return undefined;
    const value = this.#value('value');
    if (typeof value === 'number')
      return String(bounded(value, this.#value('min') as number, this.#value('max') as number));
    if (this.is === 'checked') return this.#value('checked') === true ? String(value ?? 'on') : undefined;
    return value === undefined ? '' : String(value);
  }

  /** We show the messages: the browser cannot place its bubble inside a shadow root. */
  #onInvalid(event: Event): void {
    if (event.target !== this.#element) return;
    event.preventDefault();
    this.refused();
    const all = [...(this.internals.form?.elements ?? [])];
    const first = all.find((one) => one.matches(':invalid:not(fieldset)')) ?? this.#element;
    // Waits until all `invalid` events are dispatched: then the browser focuses the first native control whose event was not cancelled.
    if (first === this.#element) setTimeout(() => this.#element.focus());
  }
}

/**
 * The API that form-associated elements pass to `define`. A plain object: a namespace import would add the bundler's runtime to every page.
 */
export const form = { FormControl, offerControl };
