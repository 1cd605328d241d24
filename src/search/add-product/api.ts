/** Adds a product to the cart, order or offer that the page edits. */
import * as v from 'valibot';
import type { Decimal } from '../../http/decimal';
import { Failure } from '../../http/failure';
import { request } from '../../http/request';
import { readAddResult } from '../../lookup/added';
import type { SuggestedProduct } from '../schema';

const ONE = '1' as Decimal;

/** `quantity` is a decimal; a server that ignores it adds its own minimum. Rejects with a Failure, also if the server refuses. */
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
  // Reads only the messages, because the document may be no cart.
  const { refused, errors } = readAddResult({ messages: Object(body).messages }, [{ id, quantity: ONE }]);
  if (refused.size > 0 || errors.length > 0) throw new Failure('refused', { body });
}
