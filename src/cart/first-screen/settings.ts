/** Settings of the cart's first screen besides the cart itself. */
import type { Prices } from '../../page/currency';
import type { CartClient } from '../wire/cart';

/** Settings from the tag and the page. */
export interface ScreenSettings {
  readonly client: CartClient | undefined;
  readonly trader: boolean;
  readonly brand: string;
  readonly contact: { readonly name?: string; readonly phone?: string; readonly email?: string } | undefined;
  readonly cartUrl: string | undefined;
  readonly shopUrl: string | undefined;
  readonly paymentUrl: string | undefined;
  readonly pointsUrl: string | undefined;
  readonly paymentMethodsVisible: number;
  readonly redirectOrigins: readonly string[] | undefined;
  readonly prices: Prices;
  readonly density: 'comfortable' | 'compact';
}

/** The defaults of a tag without attributes. */
export const plainSettings: Omit<ScreenSettings, 'client' | 'cartUrl'> = {
  trader: false,
  brand: 'shop',
  contact: undefined,
  shopUrl: undefined,
  paymentUrl: undefined,
  pointsUrl: undefined,
  paymentMethodsVisible: 3,
  redirectOrigins: undefined,
  prices: 'gross',
  density: 'comfortable',
};
