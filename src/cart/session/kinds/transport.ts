/** Decides which carrier is the shop's own transport, whose price is quoted for each cart. */
import type { Kind } from './kind';

const capital = (brand: string): string => brand.replace(/^./su, (first) => first.toUpperCase());

export const transport = {
  name: 'transport',
  /** The type contains the brand: transportShop for "shop" (rule N11). A server does not know the page's brand: there any brand counts. */
  isOf: (type, brand) => (brand === undefined ? /^transport\P{Ll}/u.test(type) : type === `transport${capital(brand)}`),
  isQuoted: true,
} as const satisfies Kind;
