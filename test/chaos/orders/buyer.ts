/** The state of a buyer in the random orders: the page, and the quantities to be ordered. */
import type { BrowserContext, Page } from 'playwright-core';
import type { Random } from '../../../demo/server/seed/random';
import type { Visit } from './pages';
import { label } from '../../e2e/labels';

export interface Buyer {
  readonly context: BrowserContext;
  readonly visit: Visit;
  readonly random: Random;
  readonly url: string;
  page: Page;
  /** The buyer's intended quantities of lines that nobody else has changed. */
  readonly wantedQuantities: Map<string, number>;
}

export const orderButton = (page: Page) => page.getByRole('button', { name: label('cart.summary.submit') });
