/** Types like a keyboard: a key replaces what is selected, or joins the text at the caret. */

/** Presses a key that writes `text` into the focused field. Dates and other fields without a caret get the text as their value. */
export function key(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  const { value } = field;
  const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? value.length];
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value.slice(0, from) + text + value.slice(to));
  field.setSelectionRange(from + text.length, from + text.length);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** A press by the mouse, with the events whose default would move the focus. */
export function pressByMouse(button: HTMLElement): void {
  const init = { bubbles: true, composed: true, cancelable: true };
  button.dispatchEvent(new PointerEvent('pointerdown', init));
  if (button.dispatchEvent(new MouseEvent('mousedown', init))) button.focus();
  button.dispatchEvent(new MouseEvent('mouseup', init));
  button.click();
}
