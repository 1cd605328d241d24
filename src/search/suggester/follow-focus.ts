/** Follows the focus in the search box, and on its way to the page's own content in the panel. */
import type { createBox } from '../combobox/box';

type Box = Pick<ReturnType<typeof createBox>, 'onFocus' | 'onBlur' | 'onKeyDown'>;

/** The page's own nodes are in the element, not in the form. */
export function followFocus(element: HTMLElement, form: HTMLFormElement, input: HTMLInputElement, box: Box): void {
  const hasOwn = () => element.querySelector(':scope > [slot]') !== null;
  form.addEventListener('focusin', ({ target }) => box.onFocus(target));
  form.addEventListener('focusout', ({ relatedTarget: to }) => element.contains(to as Node | null) || box.onBlur(to));
  // Otherwise the Tab key would close the panel before it reaches them.
  input.addEventListener('keydown', (event) => (event.key === 'Tab' && hasOwn()) || box.onKeyDown(event));
}
