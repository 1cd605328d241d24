/** Makes a typed text count before anything else happens. */
import { onPageHide } from './lifecycle';

/** Blurs the focused field of our elements, unless it is inside `own`. Fields of the page keep the focus. */
export function leaveField(own?: Element | null): void {
  let field = document.activeElement;
  if (!field?.shadowRoot) return;
  while (field?.shadowRoot?.activeElement) field = field.shadowRoot.activeElement;
  if (field?.matches('input,textarea') && !own?.contains(field)) (field as HTMLElement).blur();
}

/** The last moment to send something, the typed text included. */
export const onTypedPageHide = (listener: () => void): (() => void) =>
  onPageHide(() => {
    leaveField();
    listener();
  });
