/** The order button with all its reasons, or links to the begun payments. */
import { Lock } from '../parts/later-icons';
import { useState } from 'react';
import { useCart, useCartSettings, useCartState, useExpected } from '../parts/CartContext';
import { OrderMessage } from '../parts/OrderMessage';
import { Slot } from '../parts/Slot';
import { LimitNotice } from '../payment/LimitNotice';
import { PayInstead } from '../payment/PayInstead';
import { isLocked, submitBlockers } from '../session/rules';
import { isOrdering, isSaving } from '../session/state';
import { useMissingFields } from '../extra/useMissingFields';
import { useFieldBlockers } from '../extra/useFieldBlockers';
import { MainButton } from '../parts/MainButton';
import { text } from '../text';
import { submitLabelFor } from './submit-label';

export function SubmitBox() {
  const locked = useCart(isLocked);
  return (
    <div className="stack stack--tight">
      <OrderMessage step="/summary" />
      <Slot name="payment_init" />
      <Slot name="amount_after_deadline" />
      {locked ? <PayInstead /> : <Submit />}
      <Slot name="abrys" />
    </div>
  );
}

function Submit() {
  const { client, brand, submitLabel, submit } = useCartSettings();
  const cart = useExpected();
  const ordering = useCartState(isOrdering);
  const lacking = useFieldBlockers(['line', 'order', 'delivery']);
  const consents = useMissingFields();
  const unseen = useCartState((state) => state.unseen);
  const loading = useCartState((state) => !isOrdering(state) && isSaving(state));
  return (
    <>
      <LimitNotice />
      <MainButton
        part="button-primary submit"
        busy={ordering}
        icon={<Lock size={18} aria-hidden="true" />}
        blockers={[
          ...(unseen ? ['changed' as const] : []),
          ...submitBlockers(cart, client, { brand, loading }),
          ...lacking,
          ...(consents ? ['missing_consent' as const] : []),
        ]}
        sentences={{ missing_consent: consents }}
        progress={useProgress()}
        slow={text.summary.slow}
        onClick={submit}
      >
        {submitLabelFor(submitLabel, cart.buyer)}
      </MainButton>
    </>
  );
}

/** Text for an order that waits for unsaved changes, and then is being placed. An order that is sent at once needs no text. */
function useProgress(): string | undefined {
  const ordering = useCartState(isOrdering);
  const saves = useCartState((state) => state.order === 'flushing' && isSaving(state));
  const [waited, setWaited] = useState(false);
  if (waited !== (ordering && (waited || saves))) setWaited(!waited);
  return saves ? text.summary.savingFirst : waited ? text.summary.placing : undefined;
}
