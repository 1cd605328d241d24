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
  live(element, root) {
    const form = root.querySelector('form')!;
    const input = form.querySelector('input')!;
    const before = templateField(element, element.name);
    const template = templateForm(element, element.name);
    input.defaultValue = element.value ?? before?.value ?? '';
    input.addEventListener('input', () => template.write(input.value));
    form.addEventListener('submit', (event) => {
      if (template.submit(input.value)) event.preventDefault();
      else if (element.searchUrl !== undefined) form.action = element.searchUrl;
      else event.preventDefault();
    });
    if (before === undefined) return;
    const wasTyped = before.value !== before.defaultValue;
    if (wasTyped) input.value = before.value;
    if (!before.matches(':focus')) return;
    const { selectionStart, selectionEnd } = before;
    input.focus({ preventScroll: true });
    input.setSelectionRange(selectionStart, selectionEnd);
    // Typed before anything of ours was there, and still being typed: as if it were typed here.
    if (wasTyped) input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  },
});
