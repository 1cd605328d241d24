/** Decides when an element is filled by its view, and what stands in it until then. */
import { whenParsed } from './child-data';
import type { FormControl } from './control';
import type { Declaration } from './declare';
import { emitter } from './host';
import type { Host } from './host';
import type { Mount } from './mount';
import { Resting } from './shell';
import type { Shell } from './shell';
import { adopt, resting } from './styles';
import { elementText } from './text';
import type { Values } from './values';
import type { Frame } from './view';

/** What arrives late: the view, and with it React. */
export interface Late {
  readonly Component: Frame['Component'];
  readonly styles: readonly string[];
  readonly Mount: new () => Mount;
}

export interface Setup {
  readonly declaration: Declaration;
  readonly values: Values;
  readonly arrive: () => Promise<Late>;
  readonly shell: Shell<Record<string, unknown>> | undefined;
  readonly control: FormControl | undefined;
}

/**
 * Fills one element. Until the view's first commit its root shows the template's own children through a slot, or
 * what the template's declarative shadow root holds; a view that never arrives leaves them there.
 *
 *     connected → parsed → late code → mounted → first commit: what stood there goes
 *                                      changed → a new frame
 *     moved: disconnected and connected in one go, the view stays · removed: unmounted · back again: mounted anew
 */
export class Filling {
  readonly #element: HTMLElement;
  readonly #setup: Setup;
  readonly #root: ShadowRoot;
  #resting: Resting | undefined;
  #host: Host | undefined;
  #late: Late | undefined;
  #mount: Mount | undefined;
  #isWoken = false;

  constructor(element: HTMLElement, setup: Setup) {
    this.#element = element;
    this.#setup = setup;
    this.#root = openRoot(element, setup.shell === undefined);
    if (setup.shell) this.#resting = new Resting(this.#root, setup.shell, () => this.#wake());
  }

  /** The element was put into the page, or moved in it. */
  connected(): void {
    if (this.#mount !== undefined) return;
    whenParsed(() => (this.#resting === undefined || this.#isWoken ? void this.#fill() : this.#resting.connected()));
  }

  disconnected(): void {
    this.#resting?.disconnected();
  }

  /** A value may have changed: the view gets new props. React makes several changes in one go into one render. */
  changed(): void {
    if (this.#mount !== undefined) this.#mount.frame = this.#frame();
    else if (this.#root.hasChildNodes()) this.#resting?.paint();
  }

  #wake(): void {
    if (this.#isWoken) return;
    this.#isWoken = true;
    void this.#fill();
  }

  async #fill(): Promise<void> {
    try {
      this.#late = await this.#setup.arrive();
    } catch (error) {
      console.error(`<${this.#element.localName}> could not be loaded.`, error);
      // The next touch tries again.
      this.#isWoken = false;
      this.#hosted.emit('shop-error', { code: 'load', message: elementText.loadFailed, retryable: true });
      return;
    }
    if (this.#mount !== undefined || !this.#element.isConnected) return;
    adopt(this.#root, this.#late.styles);
    this.#mount = new this.#late.Mount();
    this.#root.append(this.#mount);
    this.#mount.frame = this.#frame();
  }

  get #hosted(): Host {
    const [element, { declaration, control }] = [this.#element, this.#setup];
    return (this.#host ??= { element, root: this.#root, control, emit: emitter(element, declaration) });
  }

  #frame(): Frame {
    const { Component } = this.#late!;
    return { Component, props: this.#setup.values.all(), host: this.#hosted, onCommit: this.#onCommit };
  }

  readonly #onCommit = (): void => {
    if (this.#resting === undefined) this.#uncover();
    else this.#resting.rested(() => this.#uncover());
    this.#resting = undefined;
    this.#setup.control?.filled();
  };

  /** Takes away what stood in the root before. The mount itself is not touched, or its focus would be lost. */
  #uncover(): void {
    for (const node of [...this.#root.childNodes]) {
      if (node !== this.#mount) node.remove();
    }
  }
}

/** The element's open root: the template's declarative one, else a new one, that shows the template's children where told. */
function openRoot(element: HTMLElement, showsChildren: boolean): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  if (!showsChildren) return root;
  if (!root.hasChildNodes()) root.append(document.createElement('slot'));
  adopt(root, [resting]);
  return root;
}
