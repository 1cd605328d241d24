/** The shop's own transport, with a price quoted for each cart. */
import type { Kind } from './kind';

export const transport = {
  name: 'transport',
  /** The type contains the brand: transportShop for "shop" (rule N11). Without `brand`, any brand matches. */
  isOf: (type, brand = type.slice('transport'.length)) =>
    type === `transport${brand.replace(/^./su, (first) => first.toUpperCase())}`,
  isQuoted: true,
  needs: [],
} as const satisfies Kind;
