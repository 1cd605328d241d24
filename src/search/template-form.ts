/** Decides which field and form of the template a search box stands for: they send its text. */

/** A search box: `name` is the phrase's parameter, `value` the initial text. */
export interface Box extends HTMLElement {
  readonly name: string;
  readonly value?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** Looked up at each use, because the page may insert or replace the form later. */
export interface TemplateForm {
  /** Keeps the template's field in step with the typed text, so that its form sends it and the browser restores it after Back. */
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
  // Adds the text on submit: with an extra field in the form, the browser would restore nothing in it after Back.
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
      // Includes the default button, as Enter in a native field does.
      form?.requestSubmit(form.querySelector<HTMLElement>('[type=submit],button:not([type])'));
      return !!form;
    },
  };
}

/**
 * `input` starts with what was typed into the template's field, else with the box's value, else with the field's initial text;
 * focus and caret move along. True if the person is still typing.
 */
export function takeField(box: Box, input: HTMLInputElement): boolean {
  const before = templateField(box);
  // The page knows best what can be searched in it.
  const hint = box.placeholder ?? before?.placeholder;
  if (hint) input.placeholder = hint;
  const wasTyped = before?.value !== before?.defaultValue;
  input.defaultValue = box.value ?? before?.value ?? '';
  // oxlint-disable-next-line typescript/no-non-null-assertion -- What was typed into; a guard is bytes before React.
  if (wasTyped) input.value = before!.value;
  if (!before?.matches(':focus')) return false;
  input.focus({ preventScroll: true });
  input.setSelectionRange(before.selectionStart, before.selectionEnd);
  return wasTyped;
}
