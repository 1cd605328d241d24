/** Adds the members of a form-associated element: the browser's callbacks, and the API that scripts know from native controls. */

/** The part of a form control that the members use. */
interface Controlled {
  readonly internals: ElementInternals;
  reset(): void;
  disable(): void;
  restore(state: unknown): void;
}

const forwarded = ['form', 'labels', 'validity', 'validationMessage', 'willValidate'] as const;

/** Methods of the element: the browser's callbacks, and those that scripts know from native controls. */
const deeds: Readonly<Record<string, (control: Controlled | undefined, by: never) => unknown>> = {
  formResetCallback: (control) => control?.reset(),
  formDisabledCallback: (control) => control?.disable(),
  formStateRestoreCallback: (control, state: unknown) => control?.restore(state),
  checkValidity: (control) => control?.internals.checkValidity(),
  reportValidity: (control) => control?.internals.reportValidity(),
};

/** Makes a class form-associated. Call it before `customElements.define`. */
export function offerControl(prototype: object, controlOf: (element: HTMLElement) => Controlled | undefined): void {
  const offer = (name: string, how: PropertyDescriptor & ThisType<HTMLElement>) =>
    Object.defineProperty(prototype, name, { configurable: true, ...how });
  for (const name of forwarded)
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
