/** Decides how a search box takes over from the template's own form: its text, focus and caret come along, and its form is what is submitted. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { useHost } from '../element/useHost';
import type { BoxControl } from './combobox/Combobox';
import { templateField, templateForm } from './template-form';
import type { TemplateForm } from './template-form';

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
    const before = templateField(element, name);
    if (before === undefined) return value === undefined ? undefined : write(value);
    const wasTyped = before.value !== before.defaultValue;
    write(wasTyped ? before.value : (value ?? before.value));
    if (!before.matches(':focus')) return;
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
