/** Decides what is said about the order: that it is being placed, what the shop says of it, or that its outcome is unknown. */
import { Notice } from '../../ui/Notice';
import { useCartState } from './CartContext';
import { ReloadCart } from './ReloadCart';
import { isOrdering, isOrderUnknown } from '../session/state';
import type { Step } from '../session/steps';
import { text } from '../text';
import { Slot } from './Slot';

/** After a lost answer the session reloads the cart by itself; if that fails too, the person can reload it here. */
export function OrderMessage({ step }: { step: Step }) {
  const isUnknown = useCartState(isOrderUnknown);
  const isPlacing = useCartState(isOrdering) && !isUnknown;
  const isReported = useCartState((state) => state.messages.has('confirm'));
  const reload = isUnknown && <ReloadCart />;
  return (
    <>
      {/* On the summary the button says so. */}
      {isPlacing && step !== '/summary' && <Notice status="info" messages={[text.summary.placing]} />}
      <Slot name="confirm">{reload}</Slot>
      {isUnknown && !isReported && (
        <Notice status="error" messages={[text.summary.unknown]}>
          {reload}
        </Notice>
      )}
    </>
  );
}
