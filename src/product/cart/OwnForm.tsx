/** The order form for tags without a template's form: quantity, button and dialogs. */
import { useRef, useState } from 'react';
import { clamp, isUnorderable } from '../../fields/quantity';
import { QuantityField, type ValidatedField } from '../../fields/QuantityField';
import { fieldText } from '../../fields/text';
import { Button } from '../../ui/Button';
import { ShoppingCart } from '../../ui/icons';
import { nextStepText, type Stepped } from '../../ui/steps/steps';
import { text } from '../text';
import type { Prices } from '../../page/currency';
import { AddedDialog } from './AddedDialog';
import { AddedNotice } from './AddedNotice';
import { AskDialog } from './AskDialog';
import { RefusedDialog } from './RefusedDialog';
import type { Order, Ordering } from './useAddToCart';

interface OwnFormProps {
  readonly action: string | undefined;
  readonly productId: string | undefined;
  readonly quantity?: number | undefined;
  readonly min: number;
  readonly max: number | undefined;
  readonly step: number;
  readonly unit?: string | undefined;
  readonly of?: Stepped;
  readonly prices: Prices;
  readonly currency: string;
  /** The product's name, to tell apart the fields and buttons of several products. */
  readonly name?: string;
  readonly busy: boolean;
  readonly onOrder: (order: Order) => void;
}

/** Posts product and quantity to `action`. */
export function OwnForm({
  action,
  productId,
  quantity: first,
  min,
  max,
  step,
  unit,
  name = '',
  of,
  prices,
  currency,
  busy,
  onOrder,
}: OwnFormProps) {
  const [amount, setAmount] = useState(first ?? min);
  // Clamps here, because the page may change the bounds later.
  const quantity = clamp(amount, { min, max });
  const isOut = isUnorderable({ min, max });
  const cheaper = of && nextStepText(of, quantity, prices, currency);
  const field = useRef<ValidatedField>(null);
  const press = () => {
    if (field.current?.judge() === false) return;
    onOrder({
      url: action,
      fields: { ...(productId !== undefined && { id: productId }), quantity: String(quantity) },
    });
  };
  const named = (label: string) => (name === '' ? label : `${label}: ${name}`);
  return (
    <div className="own-form" part="form">
      <QuantityField
        ref={field}
        label={named(text.amount)}
        of={name}
        value={quantity}
        min={min}
        max={max}
        step={step}
        unit={unit}
        disabled={isOut}
        onType={(next) => next !== undefined && setAmount(next)}
        onChange={setAmount}
      />
      <Button
        variant="primary"
        icon={<ShoppingCart size={18} aria-hidden="true" />}
        busy={busy}
        blocked={isOut ? [fieldText.unorderable] : undefined}
        aria-label={name === '' ? undefined : named(text.add.button)}
        onClick={press}
      >
        {text.add.button}
      </Button>
      {cheaper && <p className="next-step">{cheaper}</p>}
    </div>
  );
}

interface DialogsProps {
  readonly ordering: Ordering;
  readonly added: 'dialog' | 'notice';
  readonly cartUrl: string | undefined;
  readonly currency: string;
  readonly prices: Prices;
}

export function OrderDialogs({ ordering, added, ...dialogProps }: DialogsProps) {
  const { stage, busy, send, close } = ordering;
  const Added = added === 'notice' ? AddedNotice : AddedDialog;
  switch (stage?.is) {
    case 'asking':
      return <AskDialog busy={busy} onClose={close} onAccept={() => void send(stage.order)} />;
    case 'added':
      return <Added answer={stage.answer} {...dialogProps} onClose={close} />;
    case 'refused':
      return <RefusedDialog messages={stage.messages} isUnknown={stage.isUnknown} onClose={close} />;
    case undefined:
      return null;
  }
}
