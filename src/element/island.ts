/** Decides what an element is until its view fills it: what it paints by itself, what wakes it, and what happens meanwhile. */
import { whenParsed } from './child-data';
import type { FormControl } from './control';
import type { Declaration } from './declare';
import { draw, word } from './draw';
import type { Hydration } from './hydration';
import { LOAD_FAILED } from './early-text';
import { markDrawn } from './first-screen';
import type { FirstScreen } from './first-screen';
import { adopt, hostStyle } from './styles';
import type { Values } from './values';
import type { View } from './view';

export type AnyView = View<Record<string, unknown>>;

export interface Setup {
  readonly declaration: Declaration;
  readonly values: Values;
  readonly load: (island: Island) => Promise<AnyView>;
  readonly screen: FirstScreen<Record<string, unknown>> | undefined;
  readonly control: FormControl | undefined;
}

/** Each is a touch; nothing is pressed before a pointer is over it. Those after the first three are of fields, which a page's hundreds of elements do not have. */
const EVENTS = 'pointerover focusin click compositionstart input paste submit'.split(' ');

/**
 * One element. Without a first screen its root shows the template's own children through a slot, or what the template's
 * declarative shadow root holds; a view that never arrives leaves them there.
 *
 *     connected → parsed → painted → touched, or seen and the page idle → view and React → hydrated
 *                                    typed, ticked, pressed meanwhile: kept, and gone on with in the view
 */
export class Island {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly setup: Setup;
  /** Buttons that were pressed before there was a view, in their order. */
  readonly presses: Element[] = [];
  /** Rows that were pasted into a field, which by itself would make one line of them. */
  pasted: { readonly field: HTMLElement; readonly rows: string } | undefined;
  /** Fields that were typed into, and when. */
  readonly touched = new Map<EventTarget, number>();
  /** A submission that was held back, and its button. */
  submission: SubmitEvent | undefined;
  #composition: Promise<unknown> | undefined;
  #isWoken = false;
  #isTyping = false;
  #hydration: Hydration | undefined;
  #paint: (() => void) | undefined;
  #unfollow: (() => void) | undefined;
  #eye: IntersectionObserver | undefined;
  #said: HTMLElement | undefined;

  constructor(element: HTMLElement, setup: Setup) {
    this.element = element;
    this.setup = setup;
    this.root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    if (setup.screen === undefined) {
      if (!this.root.hasChildNodes()) this.root.append(document.createElement('slot'));
      adopt(this.root, [hostStyle]);
    }
  }

  /** The element was put into the page, or moved in it. */
  connected(): void {
    if (this.#hydration === undefined) whenParsed(() => this.#show());
  }

  disconnected(): void {
    this.#unfollow?.();
    this.#unfollow = undefined;
  }

  /** A value may have changed. */
  changed(): void {
    if (this.#hydration !== undefined) this.#hydration.changed();
    else if (!this.#isTyping) this.#paint?.();
  }

  #show(): void {
    const { element, root, setup } = this;
    const { screen, control } = setup;
    if (screen === undefined || this.#isWoken) return void this.#hydrate();
    const shown = element as HTMLElement & Record<string, unknown>;
    if (this.#paint === undefined) {
      adopt(root, [hostStyle, ...screen.css]);
      const paint = root.hasChildNodes() ? () => {} : draw(root, screen.tree);
      this.#paint = () => {
        const also = screen.values?.(shown);
        paint((name) => also?.[name] ?? shown[name]);
      };
      const events = root.querySelector('input,slot') ? EVENTS : EVENTS.slice(0, 3);
      for (const type of events) element.addEventListener(type, this);
      root.addEventListener('change', this);
      this.#paint();
      markDrawn(element, root);
      control?.painted();
      screen.live?.(shown, root);
    }
    this.#unfollow ??= screen.follow?.(element, () => this.changed());
    const until = typeof screen.until === 'function' ? screen.until(shown) : screen.until;
    if (until === 'now') this.#wake();
    else if (until === undefined) {
      this.#eye ??= new IntersectionObserver((entries, eye) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        eye.disconnect();
        // A page that is never idle gets it all the same; setTimeout takes the terms for 0.
        (globalThis.requestIdleCallback ?? setTimeout)(() => this.#wake(), { timeout: 3000 } as never);
      });
      this.#eye.observe(element);
    }
  }

  handleEvent(event: Event): void {
    const field = event.composedPath()[0] as Element;
    const isOurs = this.root.contains(field);
    if (event.type === 'compositionstart') {
      this.#composition = new Promise((end) => this.element.addEventListener('compositionend', end, { once: true }));
    } else if (event.type === 'submit') {
      if (isOurs || event.defaultPrevented || !this.setup.screen!.holds) return;
      event.preventDefault();
      this.submission = event as SubmitEvent;
    } else if (event.type === 'paste' && isOurs) {
      const rows = (event as ClipboardEvent).clipboardData?.getData('text/plain') ?? '';
      if (!/[\r\n\t;]/.test(rows.trim())) return;
      event.preventDefault();
      this.pasted = { field: field as HTMLElement, rows };
    } else if (event.type === 'click' && isOurs) {
      const pressed = field.closest('button[type=button]');
      if (pressed) {
        this.presses.push(pressed);
        pressed.setAttribute('aria-busy', 'true');
      }
    } else if (event.type === 'input' && isOurs) {
      this.touched.set(field, event.timeStamp);
      // A quantity that is typed is no longer the one that was stepped from.
      this.#forget();
      this.#isTyping = true;
      this.setup.control?.entered(field as HTMLInputElement);
      this.#isTyping = false;
    } else if (event.type === 'change' && isOurs && !event.composed) {
      this.element.dispatchEvent(new Event('change', { bubbles: true }));
    }
    this.#wake();
  }

  /** The view is committed: nothing of what is above matters any more. */
  hydrated(): void {
    for (const type of EVENTS) this.element.removeEventListener(type, this);
    this.root.removeEventListener('change', this);
    this.disconnected();
  }

  #wake(): void {
    if (this.#isWoken) return;
    this.#isWoken = true;
    void this.#hydrate();
  }

  async #hydrate(): Promise<void> {
    const { element, setup } = this;
    try {
      const [view, { Hydration }] = await Promise.all([setup.load(this), import('./hydration')]);
      // A composition (an accent, a Japanese word) dies with its field.
      await this.#composition;
      if (this.#hydration === undefined && element.isConnected) this.#hydration = new Hydration(this, view);
    } catch (error) {
      console.error(`<${element.localName}> could not be loaded.`, error);
      // The next touch tries again; neither press nor submission is repeated behind the person's back.
      this.#isWoken = false;
      const message = (word('element.loadFailed') ?? LOAD_FAILED) as string;
      const isMissed = setup.declaration.alone || this.submission || this.presses[0];
      if (isMissed && element.isConnected) this.#say(message);
      this.submission = undefined;
      this.#forget();
      const detail = { code: 'load', message, retryable: true };
      element.dispatchEvent(new CustomEvent('shop-error', { detail, bubbles: true, composed: true }));
    }
  }

  #forget(): void {
    for (const press of this.presses.splice(0)) press.removeAttribute('aria-busy');
  }

  /** Before what the template shows meanwhile; above the page, where the element has drawn itself. The view removes it. */
  #say(message: string): void {
    const said = (this.#said ??= document.createElement('p'));
    said.role = 'alert';
    said.textContent = message;
    this.root.prepend(said);
    markDrawn(this.element, this.root);
    if (this.setup.screen) {
      said.popover = 'auto';
      said.showPopover();
    }
  }
}
