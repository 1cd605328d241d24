/** Draws the panel of the open dropdown. */
import '../../../element/lists';
import { draw } from '../../../element/draw';
import { beside } from '../../../page/beside';
import type { Prices } from '../../../page/currency';
import type { WidgetState } from '../state';
import { drawing } from './drawing.generated';
import { panelScreen } from './model';

export const { css } = drawing;

interface PanelState extends WidgetState {
  readonly prices: Prices;
  readonly currency: string;
}

/** Returns a function that draws the panel below the button; without a state it removes the panel. */
export function panelPainter(widget: Element): (state: PanelState | undefined) => void {
  let paint: ReturnType<typeof draw> | undefined;
  return (state) => {
    if (state === undefined) {
      if (paint) widget.lastElementChild?.remove();
      paint = undefined;
      return;
    }
    const values = panelScreen(state, state.prices, state.currency);
    paint ??= draw(widget, drawing.tree);
    paint((name) => values[name]);
    beside(widget.lastElementChild as HTMLElement, widget);
  };
}
