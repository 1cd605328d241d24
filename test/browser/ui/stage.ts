/** Renders a component for a test, queries its shadow root, and presses its keys. */

import { until } from '../settled';

export { settled } from '../element/probe';

export interface Stage {
  root: ShadowRoot;
  /** The one element that matches; fails when there is none. */
  get<E extends HTMLElement = HTMLElement>(selector: string): E;
  /** The button with this text. */
  button(text: string): HTMLButtonElement;
  /** The events that the component has logged so far. */
  log(): string;
  focused(): Element | null;
}

/** Renders `<shop-parts show="…">` from the built files. */
export async function stage(show: string): Promise<Stage> {
  await import(/* the built file */ `/test-results/probe/${'shop-parts'}.js`);
  for (const before of document.querySelectorAll('shop-parts')) before.remove();
  const element = document.body.appendChild(document.createElement('shop-parts'));
  element.setAttribute('show', show);
  await until(() => element.shadowRoot?.querySelector('output'), 'the stage was never rendered');
  const root = element.shadowRoot!;
  const get = <E extends HTMLElement>(selector: string): E => {
    const found = root.querySelector<E>(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  };
  return {
    root,
    get,
    button: (text) => [...root.querySelectorAll('button')].find((button) => button.textContent.includes(text))!,
    log: () => get('output').textContent,
    focused: () => root.activeElement,
  };
}

/** Types into a field like a buyer: value by value, so that React notices. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** A key press on an element; false when it was prevented. */
export const press = (element: Element, key: string): boolean =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));

export const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
