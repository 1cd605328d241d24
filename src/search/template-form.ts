/** Decides which field and which form of the template a search box stands for: its text goes out in them. */

/** A search box: `name` is the phrase's in the form, `value` the text at first. */
export interface Box extends HTMLElement {
  readonly name: string;
  readonly value?: string | undefined;
}

/** Looked up at each use: a page may put a form inside the tag later, or another in its place. */
export interface TemplateForm {
  /** Keeps the template's field at what is typed, so that its form sends it. */
  write(text: string): void;
  /** Submits the form inside the tag, else the one around it. False where there is none. */
  submit(text: string): boolean;
  /** The form inside the tag. */
  own(): HTMLFormElement | null;
}

const isText = ({ type }: HTMLInputElement): boolean => /^(text|search|email|tel|url|number)$/.test(type);

/** The template's field: by its name, else the first one that text can be typed into. */
function templateField(box: Box): HTMLInputElement | undefined {
  const fields = [...box.querySelectorAll('input')];
  const isNamed = (field: HTMLInputElement) => field.name === box.name && (isText(field) || field.type === 'hidden');
  return fields.find(isNamed) ?? fields.find(isText);
}

export function templateForm(box: Box): TemplateForm {
  const own = () => box.querySelector('form');
  const around = () => own() ?? box.closest('form');
  const write = (text: string) => {
    const field = templateField(box) ?? (around() && carrier(own() ?? box, box.name));
    if (field) field.value = text;
  };
  return {
    own,
    write,
    submit(text) {
      write(text);
      around()?.requestSubmit();
      return around() !== null;
    },
  };
}

/** A field of ours in the template's form, which only then sends what is typed in the shadow root. */
function carrier(parent: HTMLElement, name: string): HTMLInputElement {
  const field = Object.assign(parent.ownerDocument.createElement('input'), { type: 'hidden', name });
  parent.append(field);
  return field;
}

/**
 * `input` begins with what was typed into the template's field, else with the box's value, else with what stood in the field;
 * focus and caret come along. True where it is still being typed.
 */
export function takeField(box: Box, input: HTMLInputElement): boolean {
  const before = templateField(box);
  const wasTyped = before?.value !== before?.defaultValue;
  input.defaultValue = box.value ?? before?.value ?? '';
  if (wasTyped) input.value = before!.value;
  if (!before?.matches(':focus')) return false;
  input.focus({ preventScroll: true });
  input.setSelectionRange(before.selectionStart, before.selectionEnd);
  return wasTyped;
}
