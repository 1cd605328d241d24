/** The numbers of a product beside its name: the shop's symbol, and the number that the buyer's own system has for it. */
import { codesText } from './text';

interface Coded {
  readonly index?: string | undefined;
  readonly buyer_code?: string | undefined;
}

export const ownCodeOf = ({ buyer_code }: Pick<Coded, 'buyer_code'>): string | undefined =>
  buyer_code && codesText.own(buyer_code);

export const codesOf = (product: Coded): string => [product.index, ownCodeOf(product)].filter(Boolean).join(' · ');
