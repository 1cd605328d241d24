/** The price steps of a product: its net price from a quantity on, in place of the list price. */
import { sql, type SQL } from 'drizzle-orm';
import { products } from '../db/schema/catalogue';
import { grossOf, toAmount, toGrosze } from '../money/grosze';
import type { Rate } from '../money/rate';

interface Stepped {
  readonly priceSteps: (typeof products.$inferSelect)['priceSteps'];
  readonly priceNet: string;
  readonly vat: Rate;
}

/** The net price at this quantity, for a price that no trader has set. */
export const netAt = (list: SQL, quantity: SQL): SQL =>
  sql`least(${list}, (select min((step->>'net')::numeric) from jsonb_array_elements(${products.priceSteps}) as step where (step->>'from')::int <= ${quantity}))`;

/** The product with its price at this quantity. */
export function atQuantity<P extends Stepped>(product: P, quantity: number): P {
  const reached = product.priceSteps.findLast(({ from }) => from <= quantity);
  return reached === undefined ? product : { ...product, priceNet: reached.net };
}

/** The field `price_steps` of a product that has any. */
export const inSteps = ({ priceSteps, vat }: Pick<Stepped, 'priceSteps' | 'vat'>) =>
  priceSteps.length === 0
    ? {}
    : { price_steps: priceSteps.map(({ from, net }) => ({ from, net, gross: toAmount(grossOf(toGrosze(net), vat)) })) };
