/** Decides how a search box takes over from the template's own form: its text, focus and caret come along, and its form is what is submitted. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { useHost } from '../element/useHost';
import type { BoxControl } from './combobox/Combobox';

export interface TemplateForm {
  /** Keeps the template's field at what is typed, so that its form sends it. */
  write(text: string): void;
  /** Submits the form inside the tag, else the one around it. False where there is none. */
  submit(text: string): boolean;
  /** There is a form inside the tag. */
  readonly isOwn: boolean;
}

/**
 * Before the first commit the template's children are on the screen, and a quick person has typed into them. `value` is
 * the text where they have not; `onTaken` hears of a text that was typed already.
 */
export function useTemplateForm(
  control: RefObject<BoxControl | null>,
  { name, value, onTaken }: { name: string; value: string | undefined; onTaken: () => void },
): TemplateForm {
  const { element } = useHost();
  const form = useMemo(() => templateForm(element, name), [element, name]);

  useLayoutEffect(() => {
    const { input, write } = control.current!;
    const before = fieldOf(element, name);
    if (before === undefined) return value === undefined ? undefined : write(value);
    const wasTyped = before.value !== before.defaultValue;
    write(wasTyped ? before.value : (value ?? before.value));
    if ((element.getRootNode() as Document | ShadowRoot).activeElement !== before) return;
    const { selectionStart, selectionEnd } = before;
    input.focus({ preventScroll: true });
    input.setSelectionRange(selectionStart, selectionEnd);
    if (wasTyped) onTaken();
    // Once, at the first commit; what follows is `value` alone.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);

  const known = useRef(value);
  useLayoutEffect(() => {
    if (known.current !== value) control.current!.write(value ?? '');
    known.current = value;
  }, [control, value]);
  return form;
}

const isText = (field: HTMLInputElement): boolean => /^(text|search|email|tel|url|number)$/.test(field.type);

/** The template's field: by its name, else the first one that text can be typed into. */
function fieldOf(element: HTMLElement, name: string): HTMLInputElement | undefined {
  const fields = [...element.querySelectorAll('input')].filter((field) => isText(field) || field.type === 'hidden');
  return fields.find((field) => field.name === name) ?? fields.find(isText);
}

function templateForm(element: HTMLElement, name: string): TemplateForm {
  const own = element.querySelector('form');
  const around = () => own ?? element.closest('form');
  const write = (text: string) => {
    const field = fieldOf(element, name);
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
