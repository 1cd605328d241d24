/** Decides how the opened dropdown is drawn before React. */
import '../../../element/lists';
import { draw } from '../../../element/draw';
import type { Prices } from '../../../page/currency';
import type { WidgetState } from '../state';
import { drawing } from './drawing.generated';
import { panelScreen } from './model';

export const { css } = drawing;

interface Shown extends Pick<WidgetState, 'data' | 'before'> {
  readonly prices: Prices;
  readonly currency: string;
}

/** Returns a function that draws the panel below the button in its present state, or removes it. */
export function panelPainter(widget: Element, button: Element, shown: () => Shown): (isOpen: boolean) => void {
  let paint: ReturnType<typeof draw> | undefined;
  return (isOpen) => {
    button.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) {
      button.nextElementSibling?.remove();
      paint = undefined;
      return;
    }
    const { data, before, prices, currency } = shown();
    const values = panelScreen(data, before, prices, currency);
    paint ??= draw(widget, drawing.tree);
    paint((name) => values[name]);
  };
}
