/** Finds the template's field and form that a search box replaces and submits. */

/** A search box: `name` is the phrase's parameter, `value` the initial text. */
export interface Box extends HTMLElement {
  readonly name: string;
  readonly value?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** Looked up at each use, because the page may insert or replace the form later. */
export interface TemplateForm {
  /** Copies the typed text to the template's field: its form submits it, and the browser restores it after Back. */
  write(text: string): void;
  /** Submits the form inside the tag, else the one around it. False if there is none. */
  submit(text: string): boolean;
  /** The form inside the tag. */
  own(): HTMLFormElement | null;
  /** The form inside the tag, else the one around it. */
  around(): HTMLFormElement | null;
}

const isText = ({ type }: HTMLInputElement): boolean => /^(text|search|email|tel|url|number)$/.test(type);

/** The template's field: the one with the box's name, else the first text field. */
export function templateField(box: Box): HTMLInputElement | undefined {
  const fields = [...box.querySelectorAll('input')];
  const isNamed = (field: HTMLInputElement) => field.name === box.name && (isText(field) || field.type === 'hidden');
  return fields.find(isNamed) ?? fields.find(isText);
}

export function templateForm(box: Box): TemplateForm {
  const own = () => box.querySelector('form');
  const around = () => own() ?? box.closest('form');
  // Adds the text on submit, because an extra field would break the browser's restoring after Back.
  const send = ({ target, formData }: FormDataEvent) => {
    // oxlint-disable-next-line typescript/no-non-null-assertion -- A search box has both; guards are bytes before React.
    const input = box.shadowRoot!.querySelector('input')!;
    const isOurs = target === around() && !templateField(box);
    if (isOurs && !input.disabled && !box.closest(':disabled')) formData.set(box.name, input.value);
  };
  const write = (text: string) => {
    const field = templateField(box);
    if (field) field.value = text;
    else around()?.addEventListener('formdata', send);
  };
  return {
    own,
    around,
    write,
    submit(text) {
      write(text);
      const form = around();
      // Submits with the default button, like Enter in a native field.
      form?.requestSubmit(form.querySelector<HTMLElement>('[type=submit],button:not([type])'));
      return !!form;
    },
  };
}

/**
 * `input` starts with the text typed into the template's field, else with the box's value, else with the field's initial text;
 * focus and caret move too. True if the person is still typing.
 */
export function takeField(box: Box, input: HTMLInputElement): boolean {
  const before = templateField(box);
  // The page's placeholder takes precedence.
  const hint = box.placeholder ?? before?.placeholder;
  if (hint) input.placeholder = hint;
  const wasTyped = before?.value !== before?.defaultValue;
  input.defaultValue = box.value ?? before?.value ?? '';
  // oxlint-disable-next-line typescript/no-non-null-assertion -- The field with the typed text; a guard is bytes before React.
  if (wasTyped) input.value = before!.value;
  if (!before?.matches(':focus')) return false;
  input.focus({ preventScroll: true });
  input.setSelectionRange(before.selectionStart, before.selectionEnd);
  return wasTyped;
}
