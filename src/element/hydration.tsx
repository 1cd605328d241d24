/** Replaces an element's first screen by its view and carries over the buyer's interactions. */
import { startTransition } from 'react';
import { propertyName } from './declare';
import type { WithRecorder } from './interaction-recorder';
import { emitter } from './host';
import type { Host } from './host';
import { newMount } from './mount';
import type { AnyView } from './setup';
import { adopt } from './styles';
import { diagnoseIfNeeded } from './diagnose-if-needed';
import { replayInteractions } from './replay-interactions';
import type { Frame } from './view';
import { viewControl } from './view-control';

/**
 *     mounted → first commit: text, ticks, focus and presses carry over, the first screen is removed
 *     changed → a new frame
 *     moved: disconnected and connected in one go, the view stays · removed: unmounted · back again: mounted as new
 */
export class Hydration {
  readonly #island: WithRecorder;
  readonly #host: Host;
  readonly #mount = newMount();
  readonly #Component: Frame['Component'];
  #isCommitted = false;
  #repeat: (() => void)[] = [];

  constructor(island: WithRecorder, view: AnyView) {
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
    // An element in use renders at once; any other in pieces, so that the page stays responsive.
    if (element.matches(':hover, :focus-within')) show();
    else startTransition(show);
    diagnoseIfNeeded(island);
  }

  /** Gives the view new props. React batches several changes into one render. */
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

  /** Removing a node cancels a press that began on it: the view waits until the mouse or the space bar is released. */
  async #takePlaceLater(): Promise<void> {
    const { style } = this.#mount;
    style.display = 'none';
    while (this.#island.root.querySelector(':active')) await new Promise((go) => setTimeout(go, 20));
    style.display = 'contents';
    this.#takePlace();
    await this.#onReady();
  }

  #takePlace(): void {
    const { root, setup } = this.#island;
    this.#island.unfollow();
    const before = [...root.childNodes].filter((node) => node !== this.#mount);
    if (setup.screen !== undefined) this.#repeat = replayInteractions(this.#island, this.#mount);
    // Not node.remove(): on a form, a field named "remove" would hide the method.
    for (const node of before) root.removeChild(node);
    setup.control?.painted();
    // The page's CSS reserves the element's space until this state is set (src/tools/pack/reserved-space.css).
    setup.internals.states.add('shown');
  }

  /** Runs after the commit: the view must be listening to receive these as the buyer's own actions. Removal waits for the last one. */
  readonly #onReady = async (): Promise<void> => {
    const rest = () => new Promise((go) => setTimeout(go));
    while (this.#repeat.length > 0) {
      // Each action waits for the view to render the previous one.
      await rest();
      this.#repeat.shift()?.();
      if (this.#repeat.length === 0) await rest();
    }
  };
}
