/** Products that are bought together with the one just added. */
import type { Prices } from '../../page/currency';
import { linkUrl } from '../../page/safe-url';
import { priceText } from '../../ui/price';
import { notesOf } from '../../ui/price/notes';
import { PriceNotes } from '../../ui/PriceNotes';
import type { RelatedProduct } from '../schema';
import { text } from '../text';

interface RelatedProps {
  readonly products: readonly RelatedProduct[];
  readonly prices: Prices;
  readonly currency: string;
}

/** A notice and a dialog have room for three. */
const MAX_PRODUCTS = 3;

export function Related({ products, prices, currency }: RelatedProps) {
  if (products.length === 0) return null;
  return (
    <div className="related">
      <p className="muted">{text.add.related}</p>
      <ul>
        {products.slice(0, MAX_PRODUCTS).map((one) => {
          const [href, price] = [linkUrl(one.link), one[`price_${prices}`]];
          return (
            <li key={one.id}>
              {href ? <a href={href}>{one.title}</a> : <span>{one.title}</span>}
              {price && (
                <span className="number">{priceText(price, currency, { unit: one.unit, word: text.add[prices] })}</span>
              )}
              <PriceNotes of={notesOf(one, prices, currency)} className="related__note" />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
