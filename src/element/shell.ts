/** Decides how an element that paints its resting state itself waits for a touch, and how it hands over to React. */
import { markLanguage } from '../page/texts';
import { adopt, resting } from './styles';

/** What an element shows before and without React, in plain DOM: it must be real, not a placeholder. */
export interface Shell<Props> {
  readonly styles: readonly string[];
  /**
   * Paints the root. Called when the element is connected (the root is empty then) and whenever a value has changed.
   * The values are read off the element, only those that are shown: there may be hundreds of it.
   */
  readonly paint: (root: ShadowRoot, element: HTMLElement & Props) => void;
  /** What else makes it repaint: state that elements share. Returns the way to stop. */
  readonly follow?: (element: HTMLElement, repaint: () => void) => () => void;
  /** `touch` (default): the view is imported on the first hover, focus or press. `now`: at once, after the painting. */
  readonly until?: 'touch' | 'now';
}

const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;

/**
 * One element at rest.
 *
 *     painted … hover, focus or press -> wake() -> React arrives -> the view's first commit -> rested(): focus and press go on there
 *
 * A press that comes before the view is repeated on the view's node of the same `part`.
 */
export class Resting {
  readonly #element: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #shell: Shell<Record<string, unknown>>;
  readonly #wake: () => void;
  #unfollow: (() => void) | undefined;
  #pressed: string | undefined;

  constructor(root: ShadowRoot, shell: Shell<Record<string, unknown>>, wake: () => void) {
    this.#element = root.host as HTMLElement;
    this.#root = root;
    this.#shell = shell;
    this.#wake = wake;
  }

  connected(): void {
    adopt(this.#root, [resting, ...this.#shell.styles]);
    this.paint();
    for (const painted of this.#root.children) markLanguage(this.#element, painted);
    this.#unfollow ??= this.#shell.follow?.(this.#element, () => this.paint());
    if (this.#shell.until === 'now') this.#wake();
    else for (const touch of TOUCHES) this.#element.addEventListener(touch, this);
  }

  disconnected(): void {
    this.#unfollow?.();
    this.#unfollow = undefined;
  }

  paint(): void {
    this.#shell.paint(this.#root, this.#element as HTMLElement & Record<string, unknown>);
  }

  handleEvent(event: Event): void {
    const target = event.composedPath()[0];
    if (event.type === 'click' && target instanceof Element && target.getRootNode() === this.#root) {
      const pressed = target.closest('[part]');
      this.#pressed = pressed?.getAttribute('part') ?? undefined;
      pressed?.setAttribute('aria-busy', 'true');
    }
    this.#wake();
  }

  /** The view is committed: `covered` takes away what was painted; focus and an early press go on in the view. */
  rested(covered: () => void): void {
    const focused = this.#root.activeElement?.getAttribute('part');
    for (const touch of TOUCHES) this.#element.removeEventListener(touch, this);
    this.disconnected();
    covered();
    this.#counterpart(focused)?.focus({ preventScroll: true });
    this.#counterpart(this.#pressed)?.click();
  }

  #counterpart(part: string | null | undefined): HTMLElement | null {
    return part ? this.#root.querySelector<HTMLElement>(`[part~="${part.split(' ')[0]}"]`) : null;
  }
}
