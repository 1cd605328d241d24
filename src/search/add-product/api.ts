/** Decides how a product is added to the page's document. */
import * as v from 'valibot';
import type { Decimal } from '../../http/decimal';
import { Failure } from '../../http/failure';
import { request } from '../../http/request';
import { readAddResult } from '../../lookup/added';
import type { SuggestedProduct } from '../schema';

const ONE = '1' as Decimal;

/** Adds a product to the page's document. `quantity` is a decimal; a server that ignores it adds its own minimum. Rejects if it was refused. */
export async function addProduct(
  url: string | undefined,
  id: SuggestedProduct['id'],
  quantity?: string,
): Promise<void> {
  const body = await request(v.unknown(), {
    url,
    // A product chosen while the page already reloads must still be added.
    keepalive: true,
    body: { add_product: id, ...(quantity !== undefined && { add_product_quantity: quantity }) },
  });
  // What the document shows is the shop's own: it may be no cart.
  const { refused, errors } = readAddResult({ messages: Object(body).messages }, [{ id, quantity: ONE }]);
  if (refused.size > 0 || errors.length > 0) throw new Failure('refused', { body });
}
