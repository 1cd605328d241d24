/** The cart dropdown without React: loads its carts, follows their changes, opens and closes. */
import type { shopCartWidget } from '../../../elements/shop-cart-widget';
import type { PropsOf } from '../../element/declare';
import type { Behaviour } from '../../element/first-screen';
import type { Island } from '../../element/island';
import { adopt } from '../../element/styles';
import { diagnoseIfNeeded } from '../../element/diagnose-if-needed';
import { absoluteUrl } from '../../page/url';
import { onCartChange, onLinesChange } from '../../page/cart-changes';
import { onPageRestored } from '../../page/lifecycle';
import { onDismiss } from '../../page/on-dismiss';
import { shopStore } from '../../store/store';
import { css, panelPainter } from './first-screen/panel';
import { loadWidget, widgetOf } from './state';
import { text } from './text';

export function begin(island: Island): Behaviour {
  const { element, root, events: deeds } = island;
  const given = element as HTMLElement & PropsOf<typeof shopCartWidget>;
  const widget = root.querySelector('.widget') as HTMLElement;
  const button = widget.querySelector('button') as HTMLElement;
  const paintPanel = panelPainter(widget);
  const url = (): string => absoluteUrl(given.url);
  const load = () => void loadWidget(url());
  let followed: string | undefined;
  let isOpen = false;
  let wasHopeless = false;
  let isGivenUp = false;
  let unwatch = () => {};

  const paint = () => {
    if (followed !== url()) {
      followed = url();
      load();
    }
    const state = widgetOf(followed);
    const { data } = state;
    const isHopeless = state.hopeless && data === undefined;
    if (wasHopeless !== isHopeless) {
      wasHopeless = isHopeless;
      // Replaces the button by the template's link, unless the focus is inside.
      if (!element.matches(':focus-within')) isGivenUp = isHopeless && element.childElementCount > 0;
    }
    // A button's name must contain its visible text: the badge of the drawing says "99+".
    const label = data && text.label(`${data.count > 99 ? '99+, ' : ''}${text.products(data.count)}`);
    island.paint({ count: data?.count ?? given.count, label, isOpen, isGivenUp });
    paintPanel(isOpen ? { ...state, prices: given.prices, currency: given.currency } : undefined);
  };
  const toggle = () => {
    isOpen = !isOpen;
    unwatch();
    unwatch = isOpen ? onDismiss(widget, toggle) : () => {};
    if (isOpen) {
      element.dispatchEvent(new CustomEvent('shop-cart-widget-opened', { bubbles: true, composed: true }));
      const { data, loading, failed } = widgetOf(url());
      // The request failed, or a cancelled navigation aborted it.
      if (!loading && (data === undefined || failed)) load();
    }
    paint();
  };

  diagnoseIfNeeded(island);
  adopt(root, css);
  widget.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('button');
    if (pressed === button) toggle();
    else if (pressed) load();
  });
  if (deeds.presses.length % 2 === 1) toggle();
  deeds.forget();
  return {
    paint,
    follow() {
      followed = undefined;
      const ends = [onLinesChange(load), onCartChange(load), onPageRestored(load)];
      ends.push(
        shopStore.subscribe((now, before) => {
          if (now.widgets[url()] !== before.widgets[url()]) paint();
        }),
      );
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
