/** Decides which field and which form of the template a search box stands for: its text goes out in them. */

export interface TemplateForm {
  /** Keeps the template's field at what is typed, so that its form sends it. */
  write(text: string): void;
  /** Submits the form inside the tag, else the one around it. False where there is none. */
  submit(text: string): boolean;
  /** There is a form inside the tag. */
  readonly isOwn: boolean;
}

const isText = (field: HTMLInputElement): boolean => /^(text|search|email|tel|url|number)$/.test(field.type);

/** The template's field: by its name, else the first one that text can be typed into. */
export function templateField(element: HTMLElement, name: string): HTMLInputElement | undefined {
  const fields = [...element.querySelectorAll('input')].filter((field) => isText(field) || field.type === 'hidden');
  return fields.find((field) => field.name === name) ?? fields.find(isText);
}

export function templateForm(element: HTMLElement, name: string): TemplateForm {
  const own = element.querySelector('form');
  const around = () => own ?? element.closest('form');
  const write = (text: string) => {
    const field = templateField(element, name);
    if (field !== undefined) field.value = text;
    else if (around() !== null) carrier(own ?? element, name).value = text;
  };
  return {
    isOwn: own !== null,
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
  const field = parent.ownerDocument.createElement('input');
  field.type = 'hidden';
  field.name = name;
  parent.append(field);
  return field;
}
