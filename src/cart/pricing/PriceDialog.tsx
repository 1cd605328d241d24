/** Decides what a trader sees and types to change a net price; a refused price keeps the dialog open with the reason. */
import { TextField } from '../../fields/TextField';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import modal from '../../ui/modal.css?inline';
import { currencySign, formatMoney } from '../../ui/money';
import { useCurrency } from '../CartContext';
import { useForm } from '../forms/useForm';
import { Refusal } from '../messages/Refusal';
import { text } from '../text';
import type { PriceButtonProps } from './PriceButton';
import { priceField, priceMessage, toDiscountPrice } from './rules';

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
  return (
    <Modal
      open
      title={text.pricing.title}
      size="small"
      onClose={form.close}
      locked={form.busy}
      footer={
        <>
          <Button onClick={form.close}>{text.pricing.cancel}</Button>
          <Button variant="primary" busy={form.busy} onClick={form.submit}>
            {text.pricing.save}
          </Button>
        </>
      }
    >
      <form ref={form.ref} className="stack" noValidate onSubmit={form.submit}>
        <p>
          <strong>{name}</strong>
        </p>
        <Refusal messages={form.refusal} />
        <TextField
          {...form.field('price')}
          label={text.pricing.label}
          inputMode="decimal"
          align="end"
          required
          autoFocus
          after={currencySign(currency)}
          hint={minimum && text.pricing.minimum(formatMoney(minimum, currency))}
        />
        <button type="submit" hidden />
      </form>
    </Modal>
  );
}
