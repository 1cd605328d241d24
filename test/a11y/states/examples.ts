/** States of the documentation's examples: the default, and each declared one. */
import type { Page } from 'playwright-core';
import { entries } from '../../../demo/docs/server/reference';
import { slugOf, type State as ExampleState } from '../../../demo/docs/state';
import { waitForView, type State } from '../state';

/** The element's own text is displayed. */
const waitForSign = ({ shows, has }: ExampleState, page: Page) =>
  (has === undefined ? page.getByText(shows) : page.locator(has)).filter({ visible: true }).first().waitFor();

/** What these elements display when their data has arrived. */
const DATA: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'shop-cart-widget': (page) => page.getByRole('button', { name: /^Koszyk, / }).waitFor(),
  'shop-locker-map': async (page) => {
    await page.getByRole('radio').first().waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'GeoNames' }).waitFor();
  },
  'shop-orders': (page) => page.locator('[part~=order]').first().waitFor(),
  'shop-search': (page) => page.locator('[part=result]').first().waitFor(),
};

/** No tree is recorded: these elements display nothing, or dates that depend on today. */
const NO_TREE_SNAPSHOT = new Set(['shop-config', 'shop-form-event', 'shop-orders']);

export const exampleStates: readonly State[] = [...(await entries())].flatMap(([tag, { example }]): State[] => [
  {
    name: tag,
    tags: [tag],
    path: `/elementy/${tag}/podglad`,
    // A guest has no orders.
    ...(tag === 'shop-orders' && { as: 'staly-klient' }),
    arrive: async (page) => {
      await waitForView(page, 'body');
      await DATA[tag]?.(page);
    },
    // The dates of orders depend on today.
    ...(!NO_TREE_SNAPSHOT.has(tag) && { accessibilityTree: true }),
  },
  ...example.states.map((state): State => ({
    name: `${tag}, ${state.name}`,
    tags: [tag],
    path: `/elementy/${tag}/podglad/${slugOf(state)}`,
    arrive: (page) => waitForSign(state, page),
  })),
]);
