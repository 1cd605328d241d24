/** Decides when an element is filled by its view, and what stands in it until then. */
import { whenParsed } from './child-data';
import type { Declaration } from './declare';
import { emitter } from './host';
import type { Host } from './host';
import type { Mount } from './mount';
import { adopt, resting } from './styles';
import { loadFailed } from './text';
import type { Values } from './values';
import type { Frame } from './view';

/** What arrives late: the view, and with it React. */
export interface Late {
  readonly Component: Frame['Component'];
  readonly styles: readonly string[];
  readonly Mount: new () => Mount;
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
  readonly #host: Host;
  readonly #values: Values;
  readonly #arrive: () => Promise<Late>;
  #late: Late | undefined;
  #mount: Mount | undefined;

  constructor(element: HTMLElement, declaration: Declaration, values: Values, arrive: () => Promise<Late>) {
    this.#host = { element, root: openRoot(element), emit: emitter(element, declaration) };
    this.#values = values;
    this.#arrive = arrive;
  }

  /** The element was put into the page, or moved in it. */
  connected(): void {
    if (this.#mount === undefined) whenParsed(() => void this.#fill());
  }

  /** A value may have changed: the view gets new props. React makes several changes in one go into one render. */
  changed(): void {
    if (this.#mount !== undefined) this.#mount.frame = this.#frame();
  }

  async #fill(): Promise<void> {
    try {
      this.#late = await this.#arrive();
    } catch (error) {
      console.error(`<${this.#host.element.localName}> could not be loaded.`, error);
      this.#host.emit('shop-error', { code: 'load', message: loadFailed, retryable: true });
      return;
    }
    if (this.#mount !== undefined || !this.#host.element.isConnected) return;
    adopt(this.#host.root, this.#late.styles);
    this.#mount = new this.#late.Mount();
    this.#host.root.append(this.#mount);
    this.#mount.frame = this.#frame();
  }

  #frame(): Frame {
    return { Component: this.#late!.Component, props: this.#values.all(), host: this.#host, onCommit: this.#uncover };
  }

  /** Takes away what stood in the root before. The mount itself is not touched, or its focus would be lost. */
  readonly #uncover = (): void => {
    for (const node of [...this.#host.root.childNodes]) {
      if (node !== this.#mount) node.remove();
    }
  };
}

/** The element's open root: the template's declarative one, else a new one that shows the template's children. */
function openRoot(element: HTMLElement): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  if (!root.hasChildNodes()) root.append(document.createElement('slot'));
  adopt(root, [resting]);
  return root;
}
