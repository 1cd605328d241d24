/** A field for the price of each line that the buyer proposes, drawn once they are opened: a cart may have hundreds of lines. */
import { memo, useState } from 'react';
import { TextField } from '../../fields/TextField';
import { currencySign } from '../../ui/money';
import { priceText } from '../../ui/price';
import { useCart, useCartSettings, useCurrency } from '../parts/CartContext';
import { linesByKey } from '../session/lines';
import { text } from '../text';
import { processText } from './text';
import { storeWish, typedWishes, wishFault } from './wishes';

export function WishFields() {
  const { url } = useCartSettings().session;
  const lines = linesByKey(useCart());
  const currency = useCurrency();
  const typed = typedWishes(url);
  // Once open, only the browser closes it: the fields stay, so that a wrong one can be led to.
  const [isDrawn, setDrawn] = useState(String(typed) !== '');
  return (
    <details className="process__row" open={isDrawn} onToggle={() => setDrawn(true)}>
      <summary>{processText.wishes}</summary>
      {isDrawn && (
        <div className="process__content" role="group" aria-label={processText.wishes}>
          {[...lines].map(([line, { item }]) => (
            <WishField
              key={line}
              {...{ url, line, currency }}
              label={item.product_name}
              price={priceText(item.prices.net, currency, { unit: item.unit, word: text.items.netShort })}
              typed={typed.get(line) ?? ''}
            />
          ))}
        </div>
      )}
    </details>
  );
}

type WishFieldProps = Readonly<Record<'url' | 'line' | 'currency' | 'label' | 'price' | 'typed', string>>;

/** Has its own state: typing draws one field. `typed`: the text when the form was last drawn, which shows its fault. */
const WishField = memo(({ url, line, currency, label, price, typed }: WishFieldProps) => {
  const [value, setValue] = useState(typed);
  return (
    <TextField
      label={label}
      name={`wish-${line}`}
      hint={text.pricing.current(price)}
      value={value}
      inputMode="decimal"
      align="end"
      after={currencySign(currency)}
      validate={(next) => wishFault(next, currency)}
      error={typed === '' ? undefined : wishFault(typed, currency)}
      onChange={(next) => {
        setValue(next);
        storeWish(url, line, next);
      }}
    />
  );
});
