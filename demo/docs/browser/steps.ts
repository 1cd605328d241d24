/** Brings an example into a state by pressing and typing, as a user would. */
import type { Step } from '../state';

const WAIT = 50;

const soon = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, WAIT));

/** Matching nodes in document order, inside shadow roots too. */
function* within(root: ParentNode): Generator<Element> {
  for (const one of root.querySelectorAll('*')) {
    yield one;
    if (one.shadowRoot !== null) yield* within(one.shadowRoot);
  }
}

/** Prefers the element's own parts to the template's content. */
async function waitForElement(selector: string, element: Element): Promise<HTMLElement> {
  for (;;) {
    for (const root of [element.shadowRoot, document])
      if (root !== null) for (const one of within(root)) if (one.matches(selector)) return one as HTMLElement;
    await soon();
  }
}

/** Waits for the view, because a drawing would have to record interactions. */
async function filled(element: Element): Promise<void> {
  while (!element.matches(':state(shown)')) {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await soon();
  }
}

function type(field: HTMLInputElement, text: string): void {
  field.focus();
  // React overrides the property on the node: the prototype's setter is the browser's own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text, inputType: 'insertText' }));
}

export async function walk(element: Element, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  await customElements.whenDefined(element.localName);
  await soon();
  await filled(element);
  for (const step of steps) {
    if ('press' in step) {
      const pressed = await waitForElement(step.press, element);
      pressed.focus();
      pressed.click();
    } else if ('leave' in step) (await waitForElement(step.leave, element)).blur();
    else type((await waitForElement(step.into, element)) as HTMLInputElement, step.type);
  }
}
