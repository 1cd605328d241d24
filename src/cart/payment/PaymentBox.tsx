/** Chooses the payment: whole-row radio cards, with the methods of an instant payment inside. */
import { useSlotNames } from '../../element/useSlotNames';
import { Banknote, Landmark, Wallet, Zap } from '../parts/icons';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { uiText } from '../../ui/text';
import { RadioCards, type RadioCardOption } from '../../ui/RadioCards';
import { useCart, useCurrency } from '../parts/CartContext';
import { Slot } from '../parts/Slot';
import { isUpfrontGreyed } from '../session/rules';
import { useChoice } from '../parts/useChoice';
import { text } from '../text';
import { PaymentMethods } from './PaymentMethods';
import { limitOf, methodsOf, paymentKind, termsOf, type PaymentKind, type DisplayedLimit } from './payments';
import type { Payment } from '../wire/payment';

export function PaymentBox() {
  const payments = useCart((cart) => cart.availablePayments);
  const currency = useCurrency();
  const { cards, problemOf } = useChoice('payment', payments);
  const slots = useSlotNames();

  const option = (payment: Payment): RadioCardOption => {
    const limit = limitOf(payment, currency);
    const terms = termsOf(payment);
    const methods = methodsOf(payment);
    const slot = `payment-${payment.id}`;
    return {
      value: String(payment.id),
      title: payment.name,
      logo: <PaymentIcon kind={paymentKind(payment)} />,
      detail: (terms || limit || payment.split_payment) && (
        <>
          {terms && <span>{terms}</span>}
          {limit && <Limit of={limit} />}
          {payment.split_payment && <span>{uiText.splitPayment}</span>}
        </>
      ),
      disabled: isUpfrontGreyed(payment),
      reason: isUpfrontGreyed(payment) ? text.payment.afterDeadline : undefined,
      problem: problemOf(payment.id),
      children: (methods.length > 0 || slots.has(slot)) && (
        <>
          {methods.length > 0 && <PaymentMethods payment={payment} methods={methods} />}
          {slots.has(slot) && <slot name={slot} />}
        </>
      ),
    };
  };

  return (
    <Card title={text.payment.title} part="payment">
      <div className="stack">
        {payments.length === 0 ? (
          <Notice status="warning" messages={[text.payment.none]} />
        ) : (
          <RadioCards legend={text.payment.legend} options={payments.map(option)} {...cards} />
        )}
        <Slot name="payment_id" />
      </div>
    </Card>
  );
}

const icons = { instant: Zap, wire: Landmark, upfront: Wallet, other: Banknote };

function PaymentIcon({ kind }: { kind: PaymentKind }) {
  const Icon = icons[kind];
  return <Icon size={22} aria-hidden="true" />;
}

function Limit({ of: limit }: { of: DisplayedLimit }) {
  if (limit.free === undefined) return <span>{limit.sentence}</span>;
  return (
    <span>
      <span>{`${text.payment.freeLimit}: `}</span>
      <span className="number">{limit.free}</span>
    </span>
  );
}
