/** Chooses a method of an instant payment: logo tiles, a few at first, the rest by 'pokaż więcej'. */
import { useState } from 'react';
import { idText } from '../../http/tolerant';
import { linkUrl } from '../../page/safe-url';
import { Button } from '../../ui/Button';
import { RadioCards, type RadioCardOption } from '../../ui/RadioCards';
import { useCart, useCartSettings, usePending, useSaving } from '../parts/CartContext';
import { chosenMethod, isLocked } from '../session/rules';
import { text } from '../text';
import type { Payment, PaymentMethod } from '../wire/payment';

interface PaymentMethodsProps {
  payment: Payment;
  methods: readonly PaymentMethod[];
}

export function PaymentMethods({ payment, methods }: PaymentMethodsProps) {
  const { session, paymentMethodsVisible } = useCartSettings();
  const params = useCart((cart) => cart.payment_params);
  const locked = useCart(isLocked);
  const chosen = usePending('payment_method') ?? chosenMethod(params, payment)?.id;
  const saving = useSaving('payment_method');
  const [all, setAll] = useState(false);

  const value = idText(chosen);
  // The chosen method is always visible.
  const visible = methods.filter(({ id }, index) => all || index < paymentMethodsVisible || String(id) === value);
  const choose = (picked: string) => {
    const method = methods.find(({ id }) => String(id) === picked);
    if (method) void session.chooseMethod(payment.id, method.id);
  };

  return (
    <div className="stack stack--tight">
      <RadioCards
        legend={text.payment.methods}
        name="payment-method"
        layout="grid"
        value={value}
        options={visible.map(tile)}
        onChange={choose}
        busy={saving}
        disabled={locked}
      />
      {!locked && methods.length > paymentMethodsVisible && (
        <Button variant="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.payment.showLess : text.payment.showMore}
        </Button>
      )}
      {!locked && value === undefined && <p className="muted hint">{text.payment.methodHint}</p>}
    </div>
  );
}

function tile({ id, name, imgUrl }: PaymentMethod): RadioCardOption {
  const logo = linkUrl(imgUrl);
  return {
    value: String(id),
    title: name,
    logo: logo && <img src={logo} alt="" height="28" loading="lazy" decoding="async" />,
  };
}
