/** Runs an element until its view is ready: paints the first screen, records interactions, and loads the view. */
import { whenParsed } from './child-data';
import { InteractionRecorder } from './interaction-recorder';
import { draw } from './draw';
import type { Hydration } from './hydration';
import { early } from '../page/early-text';
import { markDrawn } from './first-screen';
import type { Drawn, Behaviour } from './first-screen';
import { textOf, type Values } from './template-expression';
import type { AnyView, IslandHandle, Setup, ElementWithProps } from './setup';
import { adopt, hostStyle, rootOf } from './styles';
import { docsUrl } from '../page/docs-url';

export interface IslandSetup extends Setup {
  readonly load: (island: Island) => Promise<AnyView | Behaviour>;
}

/**
 * One element. Without a drawing its root shows the template's own children through a slot, or the content of the
 * template's declarative shadow root. If the view never loads, they stay.
 *
 *     connected → parsed → painted → touched, or seen and the page idle → view and React → hydrated
 *                                    typed, ticked, pressed meanwhile: recorded, and repeated in the view
 *
 * A whole element loads its own code instead of a view, which continues with the painted markup.
 */
export class Island implements IslandHandle {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly setup: IslandSetup;
  readonly events: InteractionRecorder;
  #isWoken = false;
  #hydration: Hydration | undefined;
  #life: Behaviour | undefined;
  #paint: ((values?: Values) => void) | undefined;
  #unfollow: (() => void) | undefined;
  #eye: IntersectionObserver | undefined;
  #notice: HTMLElement | undefined;

  constructor(element: HTMLElement, setup: IslandSetup) {
    this.element = element;
    this.setup = setup;
    this.events = new InteractionRecorder(this);
    this.root = rootOf(element, [hostStyle, ...(setup.screen?.css ?? [])]);
    if (!setup.screen?.tree && !setup.screen?.late) this.#showChildren();
  }

  /** Shows the tag's content, or its declarative shadow root, until the view is ready. */
  #showChildren(): void {
    if (!this.root.hasChildNodes()) this.root.append(document.createElement('slot'));
  }

  /** The element was inserted into the page, or moved within it. */
  connected(): void {
    // If it was removed before its document was parsed, following would never end.
    if (this.#hydration === undefined) whenParsed(() => this.element.isConnected && this.#show());
  }

  /** Libraries that swap pages remove a persistent element and insert it again at once: only a lasting removal unmounts. */
  disconnected(): void {
    setTimeout(() => {
      if (!this.element.isConnected) this.#leave();
    });
  }

  #leave(): void {
    this.#unfollow?.();
    this.#unfollow = undefined;
  }

  /** A value may have changed. */
  changed(): void {
    if (this.#hydration !== undefined) this.#hydration.changed();
    else if (this.#life !== undefined) this.#life.paint();
    else if (!this.events.isTyping) this.#paint?.();
  }

  #show(): void {
    const { screen } = this.setup;
    const host = this.element as ElementWithProps;
    if (this.#life !== undefined) return this.#live(this.#life);
    if (screen === undefined || this.#isWoken) return void this.#hydrate();
    if (this.#paint === undefined && screen.late && !this.root.hasChildNodes()) {
      this.#showChildren();
      this.wake();
      void screen.late(host).then(
        // Meanwhile the view may have loaded, or the element may have been removed.
        (drawn) => drawn && this.#hydration === undefined && (adopt(this.root, drawn.css), this.#draw(drawn)),
        () => {},
      );
      return;
    }
    if (this.#paint === undefined) this.#draw(screen);
    else this.#follow();
    const until = typeof screen.until === 'function' ? screen.until(host) : screen.until;
    if (until === 'now') this.wake();
    else if (until === undefined) {
      this.#eye ??= new IntersectionObserver((entries, eye) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        eye.disconnect();
        // The timeout is for a page that is never idle; setTimeout reads the options object as 0 ms.
        (globalThis.requestIdleCallback ?? setTimeout)(() => this.wake(), { timeout: 3000 } as never);
      });
      this.#eye.observe(host);
    }
  }

  /** Markup printed by the server stays. Children that were shown for lack of a drawing are replaced. */
  #draw({ tree, values }: Partial<Drawn<Record<string, unknown>>>): void {
    const { element, root, setup } = this;
    const host = element as ElementWithProps;
    if (tree && (setup.screen?.late || setup.screen?.whole)) root.replaceChildren();
    const paint = root.hasChildNodes() || !tree ? () => {} : draw(root, tree);
    this.#paint = (given) => {
      const also: Values = { ...given, ...values?.((given ?? host) as ElementWithProps) };
      paint((name) => also[name] ?? host[name]);
    };
    this.#paint();
    this.#follow();
    markDrawn(element, root);
    // Without a drawing the template's fields stay in use.
    if (tree) setup.control?.painted();
    setup.screen?.live?.(host, root);
  }

  #follow(): void {
    this.events.follow();
    this.#unfollow ??= this.setup.screen?.follow?.(this.element, () => this.changed());
    // Nobody would end what follows an element that was removed meanwhile.
    if (!this.element.isConnected) this.#leave();
  }

  /** For a whole element: paints its drawing with these values and the values that the drawing derives from them. */
  paint(values: Values): void {
    this.#paint?.(values);
  }

  #live(life: Behaviour): void {
    this.#unfollow ??= life.follow();
    life.paint();
  }

  /** From now on the view, or the printed form itself, handles interactions. */
  unfollow(): void {
    this.events.unfollow();
    this.#leave();
  }

  wake(): void {
    if (this.#isWoken) return;
    this.#isWoken = true;
    void this.#hydrate();
  }

  async #hydrate(): Promise<void> {
    const { element, setup } = this;
    try {
      if (setup.screen?.whole) {
        const life = (await setup.load(this)) as Behaviour;
        if (this.#life !== undefined) return;
        this.#life = life;
        this.events.unfollow();
        this.#notice?.remove();
        setup.internals.states.add('shown');
        if (element.isConnected) this.#live(life);
        return;
      }
      const [view, { Hydration }] = await Promise.all([setup.load(this), import('./hydration')]);
      // Replacing the field would interrupt a composition (an accent, a Japanese word).
      await this.events.composition;
      if (this.#hydration === undefined && element.isConnected) this.#hydration = new Hydration(this, view as AnyView);
    } catch (error) {
      console.error(`<${element.localName}> could not be loaded.`, error, docsUrl('load'));
      // The next interaction retries. Presses and a submission are dropped, because repeating them later would surprise the buyer.
      this.#isWoken = false;
      const message = (textOf('element.loadFailed') ?? early.loadFailed) as string;
      const isMissed = setup.declaration.alone || this.events.submission || this.events.presses[0];
      if (isMissed && element.isConnected) this.#say(message);
      this.events.submission = undefined;
      this.events.forget();
      // A form printed by the server works without us.
      if (setup.screen?.late) this.unfollow();
      const detail = { code: 'load', message, retryable: true };
      element.dispatchEvent(new CustomEvent('shop-error', { detail, bubbles: true, composed: true }));
    }
  }

  /** Shows the message above the template's content, or as a popover if the element has drawn itself. The view removes it. */
  #say(message: string): void {
    const notice = (this.#notice ??= document.createElement('p'));
    notice.role = 'alert';
    notice.textContent = message;
    this.root.prepend(notice);
    markDrawn(this.element, this.root);
    if (this.setup.screen) {
      notice.popover = 'auto';
      notice.showPopover();
    }
  }
}
