/** Decides how an element takes part in the template's form as a native control does: what it submits, resets, restores and blocks. */
import type { Values } from './values';

/** Each is of its own's type, text or flag, which TypeScript cannot follow. */
const DEFAULT = { value: 'defaultValue', checked: 'defaultChecked' } as const;

type Native = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fallback that a template puts inside the tag, so that its form works before our code is there; ours disables it. */
const fallbacksIn = (element: HTMLElement): Native[] =>
  [...element.querySelectorAll<Native>('input[name], select[name], textarea[name]')].filter(
    ({ disabled }) => !disabled,
  );

/** A greatest below the least does not count: it would leave nothing to order, and the server judges. As `clamp` of the fields. */
export const bounded = (value: number, min = -Infinity, max = Infinity): number =>
  Math.max(min, max < min ? value : Math.min(value, max));

/**
 * The form's side of one element. An element with a `checked` attribute is submitted like a tick box, any other by its `value`; `name`,
 * `value`, `checked`, `required` and `disabled` are ordinary declared attributes. While a native control inside the tag still serves, the
 * element submits nothing; once something of ours is painted it takes over what was typed and disables that control.
 *
 *     connected → (fallback submits) → painted or filled → fallback's value taken over, disabled → the element submits
 */
export class FormControl {
  readonly internals: ElementInternals;
  /** Called when somebody tried to submit although something is wrong with the value. */
  refused = (): void => void (this.wasRefused = true);
  /** Before there was a view, which says what is wrong. */
  wasRefused = false;
  /** Called after the form was reset. */
  wasReset = (): void => {};
  /** The view knows better what is right. */
  judges = true;
  /** When the form was reset, in ms of the page: what was typed before it counts no more. */
  resetAt = 0;
  readonly is: 'checked' | 'value';
  readonly #element: HTMLElement;
  readonly #values: Values;
  readonly #changed: () => void;
  #isPainted = false;
  /** What the fallback is reset to. */
  #first: unknown;

  constructor(element: HTMLElement, values: Values, changed: () => void) {
    this.internals = element.attachInternals();
    this.#element = element;
    this.#values = values;
    this.#changed = changed;
    this.is = values.declared('checked') ? 'checked' : 'value';
    element.addEventListener('invalid', (event) => this.#onInvalid(event));
    // A click on the element itself comes from its label in the template, or from a script.
    element.addEventListener('click', (event) => {
      if (event.composedPath()[0] !== element) return;
      if (event.isTrusted) this.focus();
      if (this.is === 'checked') this.#field()?.click();
    });
  }

  set(value: unknown): void {
    this.#values.assign(this.is, value);
    this.submit();
    this.#changed();
  }

  /** A person has typed or ticked in a field of ours. Half a number is none yet. */
  entered(field: HTMLInputElement): void {
    const value = field[this.is];
    if (this.#values.accepts(this.is, value)) this.set(value);
  }

  /** Tells the form what the element would submit now. */
  submit(): void {
    const data = new FormData();
    const text = this.#submitted();
    const name = this.#value('name');
    const hasFallback = !this.#isPainted && fallbacksIn(this.#element).length > 0;
    if (typeof name === 'string' && name !== '' && text !== undefined && !hasFallback) data.append(name, text);
    this.internals.setFormValue(data, text ?? '');
    if (this.judges) {
      const isMissing = this.#value('required') === true && !text && !hasFallback;
      this.internals.setValidity({ valueMissing: isMissing }, isMissing ? ' ' : '');
    }
  }

  /** Something of ours stands in the page: what was typed into the fallback goes on living in it, with the focus. */
  painted(): void {
    this.#isPainted = true;
    const fallbacks = fallbacksIn(this.#element);
    const [fallback] = fallbacks;
    if (fallback !== undefined) {
      const hadFocus = fallback.matches(':focus');
      const isBox = this.is === 'checked' && 'checked' in fallback;
      const typed = isBox ? fallback.checked : fallback.value;
      this.#first = isBox ? fallback.defaultChecked : (fallback as HTMLInputElement).defaultValue;
      for (const one of fallbacks) one.disabled = true;
      if (typed !== this.#value(this.is)) this.#values.assign(this.is, typed);
      this.#changed();
      if (hadFocus) this.#element.focus();
    }
    const drawn = this.#drawn();
    // Into what the template has printed, before our code was there.
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

  /** By the browser: Back, Forward, autofill. */
  restore(state: unknown): void {
    if (typeof state === 'string') this.set(this.is === 'checked' ? state !== '' : state);
  }

  /** A `<fieldset disabled>` or the own attribute has come or gone. */
  disable(): void {
    this.submit();
    this.#changed();
  }

  focus(options?: FocusOptions): void {
    this.#field()?.focus(options);
  }

  /** The field before there is a view; one that the template has printed is not painted anew. */
  #drawn(): HTMLInputElement | null | undefined {
    return this.judges ? this.#element.shadowRoot?.querySelector('input') : null;
  }

  #field(): HTMLElement | undefined {
    return this.focusable() ?? fallbacksIn(this.#element)[0];
  }

  /** The first thing in the view that the Tab key would reach. */
  focusable(): HTMLElement | undefined {
    const all = this.#element.shadowRoot?.querySelectorAll<HTMLElement>('input, textarea, select, button, [tabindex]');
    return [...(all ?? [])].find((one) => one.tabIndex >= 0 && one.checkVisibility());
  }

  readonly #value = (attribute: string): unknown => this.#values.get(attribute);

  #submitted(): string | undefined {
    if (this.#value('disabled') === true) return undefined;
    const value = this.#value('value');
    if (typeof value === 'number')
      return String(bounded(value, this.#value('min') as number, this.#value('max') as number));
    if (this.is === 'checked') return this.#value('checked') === true ? String(value ?? 'on') : undefined;
    return value === undefined ? '' : String(value);
  }

  /** The messages are ours, not the browser's bubble, which would hang on the page's corner of a shadow root. */
  #onInvalid(event: Event): void {
    if (event.target !== this.#element) return;
    event.preventDefault();
    this.refused();
    const all = [...(this.internals.form?.elements ?? [])];
    const first = all.find((one) => one.matches(':invalid:not(fieldset)')) ?? this.#element;
    // After the round: the browser focuses the first native one, whose event nobody has cancelled.
    if (first === this.#element) setTimeout(() => this.focus());
  }
}

const asked = ['form', 'labels', 'validity', 'validationMessage', 'willValidate'] as const;

/** By their names on the element: what the browser calls, and what scripts do with native controls. */
const deeds: Readonly<Record<string, (control: FormControl | undefined, by: never) => unknown>> = {
  formResetCallback: (control) => control?.reset(),
  formDisabledCallback: (control) => control?.disable(),
  formStateRestoreCallback: (control, state: unknown) => control?.restore(state),
  focus: (control, options: FocusOptions) => control?.focus(options),
  checkValidity: (control) => control?.internals.checkValidity(),
  reportValidity: (control) => control?.internals.reportValidity(),
};

/** Makes a class form-associated. To be called before it is defined. */
function offerControl(prototype: object, controlOf: (element: HTMLElement) => FormControl | undefined): void {
  const offer = (name: string, how: PropertyDescriptor & ThisType<HTMLElement>) =>
    Object.defineProperty(prototype, name, { configurable: true, ...how });
  for (const name of asked)
    offer(name, {
      get() {
        return controlOf(this)?.internals[name];
      },
    });
  for (const [name, deed] of Object.entries(deeds))
    offer(name, {
      value(by: never) {
        return deed(controlOf(this), by);
      },
    });
}

/** What only form-associated elements bring to `define`. A plain object: a module's own costs a page the bundler's runtime. */
export const form = { FormControl, offerControl };
