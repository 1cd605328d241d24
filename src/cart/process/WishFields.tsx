/** A field for the price of each line that the buyer proposes, drawn once they are opened: a cart may have hundreds of lines. */
import { memo, useState } from 'react';
import { TextField } from '../../fields/TextField';
import { currencySign } from '../../ui/money';
import { priceText } from '../../ui/price';
import { useCart, useCartSettings, useCurrency } from '../parts/CartContext';
import { linesByKey } from '../session/lines';
import { text } from '../text';
import type { CartItem } from '../wire/item';
import { processText } from './text';
import { storeWish, wishesIn, wishFault, wishText, type Wishes } from './wishes';

/** `refused`: what the form has refused to send. */
export function WishFields({ refused }: { refused: Wishes['wrong'] | undefined }) {
  const { url } = useCartSettings().session;
  const cart = useCart();
  const currency = useCurrency();
  const [isFilled] = useState(() => {
    const { wishes } = wishesIn(url, cart);
    return wishes.length > 0;
  });
  const [isDrawn, setDrawn] = useState(isFilled);
  return (
    <details
      className="process__wishes"
      open={isFilled || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setDrawn(true)}
    >
      <summary>{processText.wishes}</summary>
      {isDrawn && (
        <div className="stack" role="group" aria-label={processText.wishes}>
          {[...linesByKey(cart)].map(([key, { item }]) => (
            <WishField key={key} {...{ url, item, currency }} line={key} refused={refused?.get(key)} />
          ))}
        </div>
      )}
    </details>
  );
}

interface WishFieldProps {
  url: string;
  item: CartItem;
  line: string;
  currency: string;
  refused: string | undefined;
}

/** Has its own state, so that typing draws one field. */
const WishField = memo(({ url, item, line, currency, refused }: WishFieldProps) => {
  const [value, setValue] = useState(() => wishText(url, line, item));
  const { net } = item.prices;
  return (
    <TextField
      label={item.product_name}
      name={wishName(line)}
      hint={text.pricing.current(priceText(net, currency, { unit: item.unit, word: text.items.netShort }))}
      value={value}
      inputMode="decimal"
      enterKeyHint="done"
      align="end"
      after={currencySign(currency)}
      validate={wishFault}
      error={refused === value ? wishFault(value) : undefined}
      onChange={(typed) => {
        setValue(typed);
        storeWish(url, line, typed);
      }}
    />
  );
});

/** Safe in a selector, whatever the line's id is. */
export const wishName = (line: string): string => `wish-${encodeURIComponent(line)}`;
