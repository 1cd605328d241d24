/** Records the buyer's interactions before the view is ready: typing, ticks, choices, presses, a submission. */
import type { IslandHandle, ElementWithProps } from './setup';

/** The element that a list of lines repeats for each line. */
export const lineOf = (node: Element): HTMLElement | null => node.closest<HTMLElement>('[data-item]');

/** Each counts as an interaction; `pointerdown` is not needed, because `pointerover` precedes it. */
const EVENTS = 'pointerover focusin click compositionstart input paste'.split(' ');

/** Events that do not leave the root. The root also receives a slotted form's `submit`, after the form's own listeners. */
const ROOT_EVENTS = ['change', 'submit'];

/** Elements whose view is not ready yet. */
const waiting = new WeakMap<EventTarget, InteractionRecorder>();
const listeningRoots = new WeakSet<Node>();

/** One listener for all elements of a root: the page, or another element's shadow root. */
function dispatch(event: Event): void {
  for (const node of event.composedPath()) {
    const events = waiting.get(node);
    // A nested root has its own listener for the elements in it.
    if (events && (node as Node).getRootNode() === event.currentTarget) events.handleEvent(event);
  }
}

/** An island whose recorded interactions the view repeats. */
export interface WithRecorder extends IslandHandle {
  readonly events: InteractionRecorder;
}

export class InteractionRecorder {
  /** Buttons pressed before the view was ready, in order. */
  readonly presses: Element[] = [];
  /** Rows pasted into a field, which would join them into one line. */
  pasted: { readonly field: HTMLElement; readonly rows: string } | undefined;
  /** Fields that the buyer typed into, and when. */
  readonly touched = new Map<EventTarget, number>();
  /** The field in which the buyer last pressed Enter. */
  entered: Element | null = null;
  /** A submission that waits for the view. */
  submission: SubmitEvent | undefined;
  /** Settles when the current IME composition ends. */
  composition: Promise<unknown> | undefined;
  /** Set while a keystroke changes the element's value, so that the screen is not repainted under the caret. */
  isTyping = false;
  readonly #island: IslandHandle;

  constructor(island: IslandHandle) {
    this.#island = island;
  }

  follow(): void {
    const { element, root } = this.#island;
    waiting.set(element, this);
    const around = element.getRootNode();
    // Once per root: on pages that wrap listeners, adding the same function again adds a second listener.
    if (!listeningRoots.has(around)) for (const type of EVENTS) around.addEventListener(type, dispatch, true);
    listeningRoots.add(around);
    // Choices on a printed page before any code: no event was recorded, and the view's radios will take them over.
    for (const one of root.querySelectorAll(
      ':checked:is([type=radio]:not([checked]),option:not([selected],:first-child))',
    ))
      this.touched.set(one.closest('select') ?? one, 1);
    // Elements with only buttons need neither event, and a page has hundreds of them.
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
      // A form printed by the server may post itself only while no script is running.
      if (isOurs && screen.late) event.preventDefault();
      if (isOurs || event.defaultPrevented || !screen.holds) return;
      event.preventDefault();
      this.submission = event as SubmitEvent;
    } else if (event.type === 'paste' && isOurs && field.localName === 'input') {
      // Only pasted rows need help, and only in an input: a textarea accepts line breaks.
      const rows = (event as ClipboardEvent).clipboardData?.getData('text/plain') ?? '';
      if (!/[\r\n\t;]/.test(rows.trim())) return;
      event.preventDefault();
      this.pasted = { field: field as HTMLElement, rows };
    } else if (event.type === 'click' && isOurs) {
      const pressed = field.closest(screen.late ? 'button' : 'button[type=button]');
      // The browser presses a printed form's first button on Enter.
      if (pressed?.parentElement?.localName === 'form') this.entered = root.activeElement;
      else if (pressed && !screen.does?.(pressed, element as ElementWithProps)) {
        this.presses.push(pressed);
        pressed.setAttribute('aria-busy', 'true');
      }
    } else if (event.type === 'input' && isOurs) {
      this.touched.set(field, event.timeStamp);
      // Once a quantity is typed, pending step presses no longer apply: they counted from the old one.
      this.forget(field);
      this.isTyping = true;
      control?.entered(field as HTMLInputElement);
      this.isTyping = false;
    } else if (event.type === 'change' && isOurs && !event.composed && !screen.late) {
      // Some password managers fire no `input`.
      control?.entered(field as HTMLInputElement);
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
    this.#island.wake();
  }

  /** Drops all presses, or only those in the line of `field`. */
  forget(field?: Element): void {
    for (const press of this.presses.splice(0))
      if (field && lineOf(press) !== lineOf(field)) this.presses.push(press);
      else press.removeAttribute('aria-busy');
  }
}
