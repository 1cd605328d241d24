/** Decides how the order is placed: one button with all its reasons, or the link to each payment that has begun. */
import { Lock } from 'lucide-react';
import { followUrl } from '../../page/safe-url';
import { LinkButton } from '../../ui/LinkButton';
import { useCart, useCartSettings, useCartState } from '../CartContext';
import { OrderMessage } from '../messages/OrderMessage';
import { Slot } from '../messages/Slot';
import { DeferredPayment } from '../payment/DeferredPayment';
import { begunPayments, isDeferred, submitBlockers } from '../rules';
import { MainButton } from '../steps/MainButton';
import { text } from '../text';

export function SubmitBox() {
  return (
    <div className="stack stack--tight">
      <OrderMessage step="/summary" />
      <Slot name="payment_init" />
      <Slot name="amount_after_deadline" />
      <SubmitAction />
      <Slot name="abrys" />
    </div>
  );
}

function SubmitAction() {
  const { client, brand, submitLabel, origins, submit } = useCartSettings();
  const cart = useCart();
  const confirming = useCartState((state) => state.confirming);
  const loading = useCartState((state) => !state.confirming && state.saving.size > 0);
  const begun = begunPayments(cart);
  if (begun.length > 0)
    return begun.map(({ name, url }, at) => {
      const of = begun.length > 1 ? `: ${name}` : '';
      return isDeferred(cart) ? (
        <DeferredPayment key={at} paymentUrl={url} of={of} />
      ) : (
        <LinkButton key={at} href={followUrl(url, { origins })} variant="primary" size="large" wide>
          {text.summary.pay + of}
        </LinkButton>
      );
    });
  return (
    <MainButton
      part="button-primary submit"
      busy={confirming}
      icon={<Lock size={18} aria-hidden="true" />}
      blockers={submitBlockers(cart, client, { brand, loading })}
      slow={text.summary.slow}
      onClick={submit}
    >
      {submitLabel || text.summary.submit}
    </MainButton>
  );
}
