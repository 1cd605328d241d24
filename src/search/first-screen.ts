/** The first screen of the search boxes: a field that replaces the template's field, and submits its form. */
import type { Drawing, FirstScreen } from '../element/first-screen';
import { takeField, templateForm } from './template-form';

interface Props {
  readonly name: string;
  readonly value?: string | undefined;
  readonly searchUrl?: string | undefined;
  readonly url: string | undefined;
}

export const boxScreen = (drawing: Drawing): FirstScreen<Props> => ({
  ...drawing,
  live(element, root) {
    /* oxlint-disable typescript/no-non-null-assertion -- The markup above has both; guards are bytes before React. */
    const form = root.querySelector('form')!;
    const input = form.querySelector('input')!;
    /* oxlint-enable */
    const template = templateForm(element);
    input.addEventListener('input', () => template.write(input.value));
    form.addEventListener('submit', (event) => {
      if (element.searchUrl !== undefined && !template.own()) form.action = element.searchUrl;
      else {
        event.preventDefault();
        template.submit(input.value);
      }
    });
    // Text typed into the still focused template's field counts as typed here.
    if (takeField(element, input)) input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  },
});
