/** Drawing, values and CSS for a cart whose data the template brought without printing its first screen. */
import '../../element/lists';
import type { Tree } from '../../element/first-screen';
import { fieldText } from '../../fields/text';
import type { Table } from '../../page/phrase';
import { createRoutes, type Routing } from '../../page/routes';
import { SOURCE } from '../../page/texts';
import { priceTexts } from '../../ui/price/text';
import { uiText } from '../../ui/text';
import { dutyText } from '../duties/text';
import { text } from '../text';
import type { CartAnswer } from '../wire/cart';
import { css } from './drawn-css.generated';
import { tree as drawing } from './drawing.generated';
import { cartScreen } from './model';
import type { ScreenSettings } from './settings';

export { css };
/** All style sheets of the cart, in order. */
export const styles = async (): Promise<readonly string[]> => {
  const further = await import('./further-css.generated');
  return css.flatMap((piece, at) => [piece, further.css[at] ?? '']);
};

const tables: Table = Object.fromEntries([text, dutyText, fieldText, priceTexts, uiText].map((one) => one[SOURCE]));
const polish = (key: string) => key.split('.').reduce<unknown>((table, name) => (table as Table)[name], tables);

/** The generated drawing has only the keys of its texts: the Polish is downloaded once, with the tables that the values need too. */
export const tree = JSON.parse(
  JSON.stringify(drawing).replace(
    /\{=([^}]+)\}/g,
    (_, key: string) => `{=${key}|${JSON.stringify(polish(key)).slice(1, -1)}}`,
  ),
) as readonly Tree[];

interface Route {
  readonly routing: Routing;
  readonly base: string | undefined;
}

/** Only the view displays other steps, and responses with messages. */
export const values = (answer: CartAnswer | undefined, { routing: mode, base, ...settings }: ScreenSettings & Route) =>
  createRoutes({ mode, base }).current() === '/' ? cartScreen(answer, settings) : undefined;
