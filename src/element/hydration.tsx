/** Decides how a view takes the place of what an element has shown until then, and goes on with what was done there. */
import { startTransition } from 'react';
import { propertyName } from './declare';
import { emitter } from './host';
import type { Host } from './host';
import { newMount } from './mount';
import type { AnyView, Island } from './island';
import { adopt } from './styles';
import { takeOver } from './take-over';
import type { Frame } from './view';
import { viewControl } from './view-control';

/** What templates put on most elements, known without loading the whole list (anywhere.ts). */
const COMMON = /^(class|id|style|slot)$|^(data|aria)-/;

/**
 *     mounted → first commit: text, ticks, focus, presses go over, what stood there goes
 *     changed → a new frame
 *     moved: disconnected and connected in one go, the view stays · removed: unmounted · back again: mounted anew
 */
export class Hydration {
  readonly #island: Island;
  readonly #host: Host;
  readonly #mount = newMount();
  readonly #Component: Frame['Component'];
  #isCommitted = false;
  #repeat: (() => void)[] = [];

  constructor(island: Island, view: AnyView) {
    const { element, root, setup } = island;
    const control = setup.control && viewControl(setup.control);
    this.#island = island;
    this.#Component = view.default;
    this.#host = { tag: setup.declaration.tag, element, root, control, emit: emitter(element, setup.declaration) };
    adopt(root, view.styles ?? []);
    const show = () => {
      root.append(this.#mount);
      this.changed();
    };
    // Whoever is at it waits for it; else it is rendered in pieces, between which the page does what it has to.
    if (element.matches(':hover, :focus-within')) show();
    else startTransition(show);
    this.#diagnose();
  }

  /** What the template may have misspelt or forgotten: the sentences about it are loaded only then. */
  #diagnose(): void {
    const { element, setup } = this.#island;
    const { declaration, values } = setup;
    const names = Object.keys(declaration.attributes);
    const known = [...names, ...names.map(propertyName)];
    const keys = Object.keys(values.child ?? {});
    const isSuspect =
      declaration.deprecated ||
      names.some((name) => values.declared(name)?.required && !values.get(name)) ||
      [...element.getAttributeNames(), ...keys].some((name) => !known.includes(name) && !COMMON.test(name)) ||
      // Its type is another, or its text was no JSON.
      (keys.length === 0 && element.querySelector(':scope > script'));
    if (isSuspect) void import('./diagnostics').then(({ diagnose }) => diagnose(element, declaration, values));
  }

  /** The view gets new props. React makes several changes in one go into one render. */
  changed(): void {
    const { declaration, values } = this.#island.setup;
    const attributes = Object.keys(declaration.attributes);
    const props = Object.fromEntries(attributes.map((one) => [propertyName(one), values.get(one)]));
    this.#mount.frame = {
      Component: this.#Component,
      props,
      host: this.#host,
      onCommit: this.#onCommit,
      onReady: this.#onReady,
    };
  }

  readonly #onCommit = (): void => {
    if (this.#isCommitted) return;
    this.#isCommitted = true;
    if (this.#island.root.querySelector(':active') === null) this.#takePlace();
    else void this.#takePlaceLater();
  };

  /** A press that has begun on a node dies with it: the view waits until the mouse or the space bar is let go. */
  async #takePlaceLater(): Promise<void> {
    const { style } = this.#mount;
    style.display = 'none';
    while (this.#island.root.querySelector(':active')) await new Promise((go) => setTimeout(go, 20));
    style.display = 'contents';
    this.#takePlace();
    await this.#onReady();
  }

  #takePlace(): void {
    const { element, root, setup } = this.#island;
    this.#island.hydrated();
    const before = [...root.childNodes].filter((node) => node !== this.#mount);
    if (setup.screen !== undefined) this.#repeat = takeOver(this.#island, this.#mount);
    // Not node.remove(): a form's is its field of that name.
    for (const node of before) root.removeChild(node);
    setup.control?.painted();
    // For the page: until now it kept the element's place (src/pack/place.css).
    (setup.control?.internals ?? element.attachInternals()).states.add('shown');
  }

  /** Not before: a view's listeners hear of it as of the person's own deed. A view that goes meanwhile waits for the last one. */
  readonly #onReady = async (): Promise<void> => {
    const rest = () => new Promise((go) => setTimeout(go));
    while (this.#repeat.length > 0) {
      // Each meets what the one before has made of the view.
      await rest();
      this.#repeat.shift()?.();
      if (this.#repeat.length === 0) await rest();
    }
  };
}
