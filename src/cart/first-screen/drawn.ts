/** Drawing, values and CSS for a cart whose data the template brought without printing its first screen. */
import '../../element/lists';
import { createRoutes, type Routing } from '../../page/routes';
import { cartStyles } from '../styles';
import type { CartAnswer } from '../wire/cart';
import { cartScreen } from './model';
import type { ScreenSettings } from './settings';

export { tree } from './drawing.generated';
export const css = cartStyles;

interface Route {
  readonly routing: Routing;
  readonly base: string | undefined;
}

/** Only the view displays other steps, and responses with messages. */
export const values = (answer: CartAnswer | undefined, { routing: mode, base, ...settings }: ScreenSettings & Route) =>
  createRoutes({ mode, base }).current() === '/' ? cartScreen(answer, settings) : undefined;
