/** Decides what a trader sees and types to change a net price; a refused price keeps the dialog open with the reason. */
import { useEffect, useRef } from 'react';
import { TextField } from '../../fields/TextField';
import modal from '../../ui/modal.css?inline';
import { currencySign, formatMoney } from '../../ui/money';
import { useCurrency } from '../parts/CartContext';
import { FormDialog } from '../parts/FormDialog';
import { useForm } from '../parts/useForm';
import { text } from '../text';
import type { PriceButtonProps } from './PriceButton';
import { changeOf, priceField, priceMessage, toDiscountPrice } from './rules';

export const styles = [modal];

export default function PriceDialog({
  name,
  current,
  minimum,
  save,
  onClose,
}: PriceButtonProps & { onClose: () => void }) {
  const currency = useCurrency();
  const form = useForm(
    { price: priceField(current) },
    { price: (typed) => priceMessage(typed, minimum, currency) },
    { save: ({ price }) => save(toDiscountPrice(price)), onClose },
  );
  const field = useRef<HTMLInputElement>(null);
  // Another price is typed, not mended.
  useEffect(() => field.current?.select(), []);
  return (
    <FormDialog
      open
      title={text.pricing.title}
      size="small"
      form={form}
      cancel={text.pricing.cancel}
      save={text.pricing.save}
      lead={
        <p>
          <strong>{name}</strong>
          {current !== undefined && (
            <>
              <br />
              <span className="muted">
                {text.pricing.current(formatMoney(current, currency))}{' '}
                <output>{changeOf(form.values.price, current)}</output>
              </span>
            </>
          )}
        </p>
      }
    >
      <TextField
        {...form.field('price')}
        ref={field}
        label={text.pricing.label}
        inputMode="decimal"
        align="end"
        required
        autoFocus
        after={currencySign(currency)}
        hint={minimum && text.pricing.minimum(formatMoney(minimum, currency))}
      />
    </FormDialog>
  );
}
