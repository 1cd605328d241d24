/** Chooses the payment: whole-row radio cards, with the methods of an instant payment inside. */
import { Banknote, Landmark, Wallet, Zap } from '../parts/icons';
import { idText } from '../../http/tolerant';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { uiText } from '../../ui/text';
import { RadioCards, type RadioCardOption } from '../../ui/RadioCards';
import { useCart, useCartSettings, useCurrency, usePending, useSaving } from '../parts/CartContext';
import { Slot } from '../parts/Slot';
import { isLocked, isUpfrontGreyed } from '../session/rules';
import { useMissingError } from '../parts/useMissingError';
import { text } from '../text';
import { PaymentMethods } from './PaymentMethods';
import { limitOf, methodsOf, paymentKind, type PaymentKind, type DisplayedLimit } from './payments';
import type { Payment } from '../wire/payment';

export function PaymentBox() {
  const { session } = useCartSettings();
  const payments = useCart((cart) => cart.availablePayments);
  const chosen = useCart((cart) => cart.payment?.id);
  const locked = useCart(isLocked);
  const currency = useCurrency();
  const picked = usePending('payment') ?? chosen;
  const saving = useSaving('payment');
  const missingError = useMissingError('no_payment', picked === undefined);

  const option = (payment: Payment): RadioCardOption => {
    const limit = limitOf(payment, currency);
    return {
      value: String(payment.id),
      title: payment.name,
      logo: <PaymentIcon kind={paymentKind(payment)} />,
      detail: (limit || payment.split_payment) && (
        <>
          {limit && <Limit of={limit} />}
          {payment.split_payment && <span>{uiText.splitPayment}</span>}
        </>
      ),
      disabled: isUpfrontGreyed(payment),
      reason: isUpfrontGreyed(payment) ? text.payment.afterDeadline : undefined,
      children: methodsOf(payment).length > 0 && <PaymentMethods payment={payment} methods={methodsOf(payment)} />,
    };
  };
  const choose = (value: string) => {
    const payment = payments.find(({ id }) => String(id) === value);
    if (payment) void session.choose('payment', payment.id);
  };

  return (
    <Card title={text.payment.title} part="payment">
      <div className="stack">
        {payments.length === 0 ? (
          <Notice status="warning" messages={[text.payment.none]} />
        ) : (
          <RadioCards
            legend={text.payment.legend}
            name="payment"
            value={idText(picked)}
            options={payments.map(option)}
            onChange={choose}
            busy={saving}
            disabled={locked}
            error={missingError}
          />
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
