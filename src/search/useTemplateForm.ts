/** Decides how a search box takes over the template's form: its text, focus and caret move along, and its form is the one submitted. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { useHost } from '../element/useHost';
import type { BoxControl } from './combobox/Combobox';
import { takeField, templateField, templateForm } from './template-form';
import type { Box, TemplateForm } from './template-form';

/**
 * Until the first commit the template's children are on the screen, and the person may have typed into them. `value` is the text
 * if they have not; `onTaken` is called if they were typing.
 */
export function useTemplateForm(
  control: RefObject<BoxControl | null>,
  { value, onTaken }: { value?: string | undefined; onTaken: () => void },
): TemplateForm {
  const box = useHost().element as Box;
  const form = useMemo(() => templateForm(box), [box]);

  useLayoutEffect(() => {
    const input = control.current?.input;
    if (input === undefined) return;
    const isTyping = takeField(box, input);
    if (value !== undefined) form.write(input.value);
    if (isTyping) onTaken();
    // Once, at the first commit; later changes come only through `value`.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    const input = control.current?.input;
    if (input === undefined) return;
    // The view hides the template's field, so the browser would block its form without a visible message.
    const speakFor = (event: Event) => {
      event.preventDefault();
      // The message belongs to the template's form and must not block ours.
      if (input.form) input.form.noValidate = true;
      input.setCustomValidity((event.target as HTMLInputElement).validationMessage);
      input.reportValidity();
      input.addEventListener('input', () => input.setCustomValidity(''), { once: true });
    };
    box.addEventListener('invalid', speakFor, { capture: true });
    return () => box.removeEventListener('invalid', speakFor, { capture: true });
  }, [box, control]);

  const known = useRef(value);
  useLayoutEffect(() => {
    if (known.current !== value) control.current?.clear(value);
    known.current = value;
  }, [control, value]);

  useEffect(() => {
    const onReset = (event: Event) => {
      // The event fires before the form's fields are reset.
      const follow = () => event.defaultPrevented || control.current?.clear(value ?? templateField(box)?.value);
      if (event.target === form.around()) setTimeout(follow);
    };
    const { ownerDocument: page } = box;
    page.addEventListener('reset', onReset);
    return () => page.removeEventListener('reset', onReset);
  }, [box, control, form, value]);
  return form;
}
