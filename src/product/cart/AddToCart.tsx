/** Decides what `<shop-add-to-cart>` shows: the template's form, or one of its own, and the dialogs around putting into the cart. */
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import type { shopAddToCart } from '../../../elements/shop-add-to-cart';
import type { PropsOf } from '../../element/declare';
import { useFound } from '../../element/useFound';
import { useHost } from '../../element/useHost';
import { clamp } from '../../fields/quantity';
import { QuantityField } from '../../fields/QuantityField';
import checkbox from '../../fields/checkbox.css?inline';
import { fieldStyles } from '../../fields/styles';
import { Button } from '../../ui/Button';
import { LiveRegion } from '../../ui/LiveRegion';
import modal from '../../ui/modal.css?inline';
import { uiStyles } from '../../ui/styles';
import { text } from '../text';
import css from './add-to-cart.css?inline';
import { AddedDialog } from './AddedDialog';
import { AskDialog } from './AskDialog';
import { RefusedDialog } from './RefusedDialog';
import { useAddToCart, type Order } from './useAddToCart';

export const styles = [...uiStyles, ...fieldStyles, checkbox, modal, css];

type Props = PropsOf<typeof shopAddToCart>;

export default function AddToCart(props: Props) {
  const { element } = useHost();
  const { stage, busy, order, send, close } = useAddToCart(props);
  const wrapsForm = useFound(element, () => element.querySelector('form') !== null);
  // Without both there is nothing to post: the template's form is still to come.
  const isOwn = !wrapsForm && (props.action !== undefined || props.productId !== undefined);
  return (
    <LiveRegion>
      {isOwn ? <OwnForm {...props} busy={busy} onOrder={order} /> : <slot />}
      {stage?.is === 'asking' && <AskDialog busy={busy} onClose={close} onAccept={() => void send(stage.order)} />}
      {stage?.is === 'added' && (
        <AddedDialog answer={stage.answer} cartUrl={props.cartUrl} currency={props.currency} onClose={close} />
      )}
      {stage?.is === 'refused' && <RefusedDialog messages={stage.messages} onClose={close} />}
    </LiveRegion>
  );
}

/** Where the template has no form: product and quantity, posted to `action`. */
function OwnForm({
  action,
  productId,
  min,
  max,
  step,
  busy,
  onOrder,
}: Props & { busy: boolean; onOrder: (order: Order) => void }) {
  const [wanted, setWanted] = useState(min);
  // The page may choose other bounds later.
  const quantity = clamp(wanted, { min, max });
  const press = () =>
    onOrder({
      url: action,
      fields: { ...(productId !== undefined && { id: productId }), quantity: String(quantity) },
    });
  return (
    <div className="own-form" part="form">
      <QuantityField
        label={text.amount}
        of=""
        value={quantity}
        min={min}
        max={max}
        step={step}
        onType={setWanted}
        onChange={setWanted}
      />
      <Button variant="primary" icon={<ShoppingCart size={18} aria-hidden="true" />} busy={busy} onClick={press}>
        {text.add.button}
      </Button>
    </div>
  );
}
