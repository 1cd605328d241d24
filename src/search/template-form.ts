/** Decides which field and which form of the template a search box stands for: its text goes out in them. */

/** A search box: `name` is the phrase's in the form, `value` the text at first. */
export interface Box extends HTMLElement {
  readonly name: string;
  readonly value?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** Looked up at each use: a page may put a form inside the tag later, or another in its place. */
export interface TemplateForm {
  /** Keeps the template's field at what is typed, so that its form sends it, and the browser finds it there after Back. */
  write(text: string): void;
  /** Submits the form inside the tag, else the one around it. False where there is none. */
  submit(text: string): boolean;
  /** The form inside the tag. */
  own(): HTMLFormElement | null;
  /** That, else the one around the tag. */
  around(): HTMLFormElement | null;
}

const isText = ({ type }: HTMLInputElement): boolean => /^(text|search|email|tel|url|number)$/.test(type);

/** The template's field: by its name, else the first one that text can be typed into. */
export function templateField(box: Box): HTMLInputElement | undefined {
  const fields = [...box.querySelectorAll('input')];
  const isNamed = (field: HTMLInputElement) => field.name === box.name && (isText(field) || field.type === 'hidden');
  return fields.find(isNamed) ?? fields.find(isText);
}

export function templateForm(box: Box): TemplateForm {
  const own = () => box.querySelector('form');
  const around = () => own() ?? box.closest('form');
  // A field of ours in the form would make it another one for the browser, which then restores nothing in it after Back.
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
      // Its default button goes along, as by Enter in a native field.
      form?.requestSubmit(form.querySelector<HTMLElement>('[type=submit],button:not([type])'));
      return !!form;
    },
  };
}

/**
 * `input` begins with what was typed into the template's field, else with the box's value, else with what stood in the field;
 * focus and caret come along. True where it is still being typed.
 */
export function takeField(box: Box, input: HTMLInputElement): boolean {
  const before = templateField(box);
  // The page knows best what may be looked for in it.
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
