/** Decides what is kept of what a person does before the view is there: typing, ticks, choices, presses, a submission. */
import type { Island, Shown } from './island';

/** What a list of lines repeats for each. */
export const lineOf = (node: Element): HTMLElement | null => node.closest<HTMLElement>('[data-item]');

/** Each is a touch; nothing is pressed before a pointer is over it. */
const EVENTS = 'pointerover focusin click compositionstart input paste'.split(' ');

/** What does not leave the root by itself; a slotted form is heard there too, after its own listeners. */
const ROOT_EVENTS = ['change', 'submit'];

/** Elements before their view is there. */
const waiting = new WeakMap<EventTarget, Deeds>();
const heard = new WeakSet<Node>();

/** For all of them at once: on the page, or on the root of others that they are in. */
function hear(event: Event): void {
  for (const node of event.composedPath()) {
    const deeds = waiting.get(node);
    // Another root that lies in this one hears its own.
    if (deeds && (node as Node).getRootNode() === event.currentTarget) deeds.handleEvent(event);
  }
}

export class Deeds {
  /** Buttons that were pressed before there was a view, in their order. */
  readonly presses: Element[] = [];
  /** Rows that were pasted into a field, which by itself would make one line of them. */
  pasted: { readonly field: HTMLElement; readonly rows: string } | undefined;
  /** Fields that were typed into, and when. */
  readonly touched = new Map<EventTarget, number>();
  /** The field in which Enter was pressed last. */
  entered: Element | null = null;
  /** A submission that was held back, and its button. */
  submission: SubmitEvent | undefined;
  /** Settles when a text that is being composed is. */
  composition: Promise<unknown> | undefined;
  /** What is typed is told to the control, which changes the element's value. */
  isTyping = false;
  readonly #island: Island;

  constructor(island: Island) {
    this.#island = island;
  }

  follow(): void {
    const { element, root } = this.#island;
    waiting.set(element, this);
    const around = element.getRootNode();
    // Where the page wraps listeners, the same one a second time would be another.
    if (!heard.has(around)) for (const type of EVENTS) around.addEventListener(type, hear, true);
    heard.add(around);
    // Buttons alone, of which a page has hundreds, have neither.
    if (root.querySelector('input,slot')) for (const type of ROOT_EVENTS) root.addEventListener(type, this);
  }

  unfollow(): void {
    waiting.delete(this.#island.element);
  }

  handleEvent(event: Event): void {
    const { element, root, setup } = this.#island;
    const { screen, control } = setup;
    const field = event.composedPath()[0] as Element;
    const isOurs = root.contains(field);
    if (!waiting.has(element) || !screen) return;
    if (event.type === 'compositionstart') {
      this.composition = new Promise((end) => element.addEventListener('compositionend', end, { once: true }));
    } else if (event.type === 'submit') {
      // A printed screen posts itself only while no script is there.
      if (isOurs && screen.late) event.preventDefault();
      if (isOurs || event.defaultPrevented || !screen.holds) return;
      event.preventDefault();
      this.submission = event as SubmitEvent;
    } else if (event.type === 'paste' && isOurs && field.localName === 'input') {
      // Rows: a text area takes them by itself.
      const rows = (event as ClipboardEvent).clipboardData?.getData('text/plain') ?? '';
      if (!/[\r\n\t;]/.test(rows.trim())) return;
      event.preventDefault();
      this.pasted = { field: field as HTMLElement, rows };
    } else if (event.type === 'click' && isOurs) {
      const pressed = field.closest(screen.late ? 'button' : 'button[type=button]');
      // A printed form's first button is the one that Enter presses.
      if (pressed?.parentElement?.localName === 'form') this.entered = root.activeElement;
      else if (pressed && !screen.does?.(pressed, element as Shown)) {
        this.presses.push(pressed);
        pressed.setAttribute('aria-busy', 'true');
      }
    } else if (event.type === 'input' && isOurs) {
      this.touched.set(field, event.timeStamp);
      // A quantity that is typed is no longer the one that was stepped from.
      this.forget(field);
      this.isTyping = true;
      control?.entered(field as HTMLInputElement);
      this.isTyping = false;
    } else if (event.type === 'change' && isOurs && !event.composed && !screen.late) {
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
    this.#island.wake();
  }

  /** All presses, or those of a field's own line. */
  forget(field?: Element): void {
    for (const press of this.presses.splice(0))
      if (field && lineOf(press) !== lineOf(field)) this.presses.push(press);
      else press.removeAttribute('aria-busy');
  }
}
