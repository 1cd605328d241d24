/** Decides how the opened dropdown is drawn. */
import '../../../element/lists';
import { draw } from '../../../element/draw';
import type { Prices } from '../../../page/currency';
import type { WidgetState } from '../state';
import { drawing } from './drawing.generated';
import { panelScreen } from './model';

export const { css } = drawing;

interface Shown extends WidgetState {
  readonly prices: Prices;
  readonly currency: string;
}

/** Returns a function that draws the panel below the button in its present state; without one it removes the panel. */
export function panelPainter(widget: Element): (shown: Shown | undefined) => void {
  let paint: ReturnType<typeof draw> | undefined;
  return (shown) => {
    if (shown === undefined) {
      if (paint) widget.lastElementChild?.remove();
      paint = undefined;
      return;
    }
    const values = panelScreen(shown, shown.prices, shown.currency);
    paint ??= draw(widget, drawing.tree);
    paint((name) => values[name]);
  };
}
