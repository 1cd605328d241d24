/** The trader's dialog for a net price. A refused price keeps it open with the reason. */
import { useEffect, useRef } from 'react';
import { TextField } from '../../fields/TextField';
import type { Decimal } from '../../http/decimal';
import modal from '../../ui/modal.css?inline';
import { currencySign, formatMoney } from '../../ui/money';
import { useCurrency } from '../parts/CartContext';
import { FormDialog } from '../parts/FormDialog';
import { useForm } from '../parts/useForm';
import type { Outcome } from '../session/messages';
import { text } from '../text';
import { changeOf, priceField, priceMessage, toDiscountPrice } from './rules';

export const styles = [modal];

export interface PriceDialogProps {
  /** Name of the product or carrier. */
  name: string;
  /** The present net price, if known. */
  current: Decimal | undefined;
  /** The lowest allowed net price; undefined if the server sends no limit. */
  minimum: Decimal | undefined;
  save: (price: string) => Promise<Outcome>;
  onClose: () => void;
}

export default function PriceDialog({ name, current, minimum, save, onClose }: PriceDialogProps) {
  const currency = useCurrency();
  const form = useForm(
    { price: priceField(current) },
    { price: (typed) => priceMessage(typed, minimum, currency) },
    { save: ({ price }) => save(toDiscountPrice(price)), onClose },
  );
  const field = useRef<HTMLInputElement>(null);
  // The trader types a new price rather than editing the old one.
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
                <span>{`${text.pricing.current(formatMoney(current, currency))} `}</span>
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
