/** The revision of a cart. */
import { createHash } from 'node:crypto';
import { orderedPart } from '../../../src/cart/wire/ordered';

/** A digest of what the buyer sees and orders. A reverted change restores the digest. */
export const revisionOf = (cart: object): string =>
  createHash('sha256')
    .update(JSON.stringify(orderedPart(cart)))
    .digest('base64url')
    .slice(0, 22);
