/** Decides the states of the documentation's examples: as they stand, which is what their pages tell of them, and each that they declare. */
import type { Page } from 'playwright-core';
import { entries } from '../../../demo/docs/server/reference';
import { slugOf, type State as Declared } from '../../../demo/docs/state';
import { everythingShown, type State } from '../state';

/** What it says of itself is there. */
const signOf = ({ shows, has }: Declared, page: Page) =>
  (has === undefined ? page.getByText(shows) : page.locator(has)).filter({ visible: true }).first().waitFor();

/** They show nothing; and the days of orders are counted from today's. */
const NO_TREE = new Set(['shop-config', 'shop-form-event', 'shop-orders']);

export const exampleStates: readonly State[] = [...(await entries())].flatMap(([tag, { example }]): State[] => [
  {
    name: tag,
    tags: [tag],
    path: `/elementy/${tag}/podglad`,
    arrive: everythingShown,
    // The days of orders are counted from today's.
    ...(!NO_TREE.has(tag) && { tree: true }),
  },
  ...example.states.map((state): State => ({
    name: `${tag}, ${state.name}`,
    tags: [tag],
    path: `/elementy/${tag}/podglad/${slugOf(state)}`,
    arrive: (page) => signOf(state, page),
  })),
]);
