/** Decides how the search boxes rest: a field that takes over from the template's own, in whose form its text is sent. */
import type { Drawing, Shell } from '../element/shell';
import { templateField, templateForm } from './template-form';

interface Box {
  readonly name: string;
  readonly value?: string | undefined;
  readonly searchUrl?: string | undefined;
  readonly url: string | undefined;
}

export const boxShell = (resting: Drawing): Shell<Box> => ({
  ...resting,
  until: 'idle',
  live(element, root) {
    const form = root.querySelector('form')!;
    const input = form.querySelector('input')!;
    const before = templateField(element, element.name);
    const template = templateForm(element, element.name);
    input.defaultValue = element.value ?? before?.value ?? '';
    const hasFocus = before?.matches(':focus') ?? false;
    const [start, end] = [before?.selectionStart ?? null, before?.selectionEnd ?? null];
    input.addEventListener('input', () => template.write(input.value));
    form.addEventListener('submit', (event) => {
      if (template.submit(input.value)) event.preventDefault();
      else if (element.searchUrl !== undefined) form.action = element.searchUrl;
      else event.preventDefault();
    });
    if (before === undefined) return;
    if (before.value !== before.defaultValue) input.value = before.value;
    if (hasFocus) input.focus({ preventScroll: true });
    if (hasFocus) input.setSelectionRange(start, end);
    // Typed before anything of ours was there, and still being typed: as if it were typed here.
    if (hasFocus && before.value !== before.defaultValue)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  },
});
