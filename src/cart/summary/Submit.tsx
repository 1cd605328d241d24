/** The order button with all its reasons. Approval and quotes use it with an action and a label of their own. */
import { useState } from 'react';
import { useCartSettings, useCartState, useExpected } from '../parts/CartContext';
import { LimitNotice } from '../payment/LimitNotice';
import { submitBlockers } from '../session/submit-blockers';
import { isOrdering, isPlacing, isSaving, type OrderAction } from '../session/state';
import { useMissingFields } from '../extra/useMissingFields';
import { useFieldBlockers } from '../extra/useFieldBlockers';
import { MainButton } from '../parts/MainButton';
import type { ConfirmOutcome } from '../session/confirm';
import { labelOf, missingField } from '../session/fields';
import { overlayOf } from '../session/pending';
import { isHeldByProcess } from '../session/process';
import { placingText } from '../session/sealed-texts';
import { text } from '../text';
import { submitLabelFor } from './submit-label';
import type { ExtraField } from '../wire/extra';

interface SubmitProps {
  action?: OrderAction;
  label?: string;
  /** The message of the action's own field. */
  note?: string | undefined;
  /** Further fields that this action requires too. */
  scope?: Extract<ExtraField['scope'], 'approval'>;
  /** Nobody can approve the order. */
  isHopeless?: boolean;
  onDone?: (outcome: ConfirmOutcome) => void;
}

export function Submit({ action = 'confirm', label, note, scope, isHopeless = false, onDone }: SubmitProps) {
  const { client, brand, submitLabel, submit } = useCartSettings();
  const cart = useExpected();
  const ordering = useCartState((state) => isPlacing(state) && state.action === action);
  const own = scope ? [scope] : [];
  const lacking = useFieldBlockers([...(isHeldByProcess(cart) ? [] : FIELDS), ...own]);
  const ownGap = useCartState(({ cart: now, ...state }) => {
    const field = now && missingField(now, own, overlayOf(state).fields);
    return field ? text.extra.missing(labelOf(field)) : '';
  });
  const consents = useMissingFields();
  const unseen = useCartState((state) => state.unseen);
  const loading = useCartState((state) => !isOrdering(state) && isSaving(state));
  return (
    <>
      <LimitNotice />
      <MainButton
        part="button-primary submit"
        busy={ordering}
        blockers={[
          ...(unseen ? ['changed' as const] : []),
          ...(isHopeless ? ['nobody' as const] : []),
          ...submitBlockers(cart, client, { brand, loading }),
          ...lacking,
          ...(consents ? ['missing_consent' as const] : []),
        ]}
        sentences={{ missing_consent: consents, ...(ownGap && { missing_field: ownGap }) }}
        progress={useProgress(action)}
        slow={text.summary.slow}
        onClick={async () => {
          const outcome = await submit({ action, ...(note !== undefined && { note }) });
          if (outcome) onDone?.(outcome);
        }}
      >
        {label || submitLabelFor(submitLabel, cart.buyer)}
      </MainButton>
    </>
  );
}

const FIELDS = ['line', 'order', 'delivery'] as const;

/** Text for an order that waits for unsaved changes, and then is being placed. An order that is sent at once needs no text. */
function useProgress(action: OrderAction): string | undefined {
  const ordering = useCartState((state) => isPlacing(state) && state.action === action);
  const saves = useCartState((state) => state.order === 'flushing' && isSaving(state));
  const [waited, setWaited] = useState(false);
  if (waited !== (ordering && (waited || saves))) setWaited(!waited);
  if (action !== 'confirm') return ordering ? placingText(action) : undefined;
  return saves ? text.summary.savingFirst : waited ? text.summary.placing : undefined;
}
