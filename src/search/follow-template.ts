/** Connects a search box to the template's form: its resets, and the validation of its field. */
import { templateField } from './template-form';
import type { Box, TemplateForm } from './template-form';

/** `clear` sets the box to a text, `value` returns its initial text. Returns a stop function. */
export function followTemplate(
  box: Box,
  input: HTMLInputElement,
  form: TemplateForm,
  clear: (text: string | undefined) => void,
  value: () => string | undefined = () => undefined,
): () => void {
  // The view hides the template's field, so the browser would block its form without a visible message.
  const reportInvalid = (event: Event) => {
    event.preventDefault();
    // The message belongs to the template's form and must not block ours.
    if (input.form) input.form.noValidate = true;
    input.setCustomValidity((event.target as HTMLInputElement).validationMessage);
    input.reportValidity();
    input.addEventListener('input', () => input.setCustomValidity(''), { once: true });
  };
  const onReset = (event: Event) => {
    // The event fires before the form's fields are reset.
    const follow = () => event.defaultPrevented || clear(value() ?? templateField(box)?.value);
    if (event.target === form.around()) setTimeout(follow);
  };
  const { ownerDocument: page } = box;
  box.addEventListener('invalid', reportInvalid, { capture: true });
  page.addEventListener('reset', onReset);
  return () => {
    box.removeEventListener('invalid', reportInvalid, { capture: true });
    page.removeEventListener('reset', onReset);
  };
}
