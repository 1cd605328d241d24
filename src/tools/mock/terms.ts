/** The buyer's own symbol of a product, and the day until which its price holds, in a small shop that has them. */
import type { MockShopState } from './shop-state';
import type { JsonObject, Product, Session } from './state';

const CODED = 1;

/** Each visitor has another symbol. */
export const codeOf = ({ id }: Product, session: Session, shop: MockShopState): string | undefined =>
  shop.style.hasTerms && id === CODED ? `MAG-${shop.checks('own-codes') ? session.id : 'A'}` : undefined;

export function termsOf(product: Product, session: Session, shop: MockShopState): JsonObject {
  const buyer_code = codeOf(product, session, shop);
  return buyer_code === undefined ? {} : { buyer_code, price_until: '2031-12-05' };
}
