/** Decides what the cart dropdown does while React loads: it requests its carts, and a press opens it. */
import type { shopCartWidget } from '../../../elements/shop-cart-widget';
import type { PropsOf } from '../../element/declare';
import type { Island } from '../../element/island';
import { adopt } from '../../element/styles';
import { absoluteUrl } from '../../page/address';
import { shopStore } from '../../store/store';
import { loadWidget, widgetOf } from './state';
import { onCartNews, onLinesChange } from '../../page/cart-news';
import { whileOpen } from '../../page/while-open';

interface Early {
  /** Already requested; the view does not request it again. */
  readonly url: string;
  isOpen: boolean;
  /** The view took over this state: from now on it handles the presses. */
  isTaken: boolean;
  /** Unsubscribes: the view follows its carts by itself. */
  readonly end: () => void;
}
const early = new WeakMap<Element, Early>();

/** Called by the view when it starts. */
export function takeEarly(element: Element): Readonly<Early> | undefined {
  const state = early.get(element);
  if (state) state.isTaken = true;
  return state;
}

export function begin({ element, root, deeds }: Island): void {
  const widget = root.querySelector<HTMLElement>('.widget');
  const button = widget?.querySelector('button');
  // Runs once, however often the view is requested.
  if (!widget || !button || early.has(element) || element.matches(':state(shown)')) return;
  const { url: raw, prices, currency } = element as HTMLElement & PropsOf<typeof shopCartWidget>;
  const url = absoluteUrl(raw);
  const load = () => void loadWidget(url);
  const ends = [onLinesChange(load), onCartNews(load)];
  let paint: ((isOpen: boolean) => void) | undefined;
  let stop = () => {};
  const state: Early = {
    url,
    isOpen: false,
    isTaken: false,
    end() {
      for (const end of ends) end();
      stop();
    },
  };
  early.set(element, state);
  load();

  const show = async () => {
    const { css, panelPainter } = await import('./screen/panel');
    if (!button.isConnected) return;
    adopt(root, css);
    paint ??= panelPainter(widget, button, () => ({ ...widgetOf(url), prices, currency }));
    paint(state.isOpen);
  };
  const turn = () => {
    if (state.isTaken) return stop();
    state.isOpen = !state.isOpen;
    stop();
    if (state.isOpen) {
      // A repaint drops the focus in the panel: repaint for this URL's carts only, not for every change of the store.
      const unpaint = shopStore.subscribe((now, before) => {
        if (now.widgets[url] !== before.widgets[url]) paint?.(state.isOpen);
      });
      const unwatch = whileOpen(widget, turn);
      stop = () => (unpaint(), unwatch());
      element.dispatchEvent(new CustomEvent('shop-cart-widget-opened', { bubbles: true, composed: true }));
    }
    // If drawing fails, the view opens the panel.
    show().catch(() => {});
  };
  const pressed = () => {
    // After a failure the view has to say why there are no carts.
    if (state.isTaken || widgetOf(url).failed) return;
    // Forget the presses, so that the view does not repeat them.
    const isOdd = deeds.presses.length % 2 === 1;
    deeds.forget();
    if (isOdd) turn();
  };
  pressed();
  button.addEventListener('click', pressed);
}
