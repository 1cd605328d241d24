/** Decides what is told of the order: that it is on its way, what the shop says of it, or that nobody knows what became of it. */
import { Notice } from '../../ui/Notice';
import { useCartState } from './CartContext';
import { ReloadCart } from './ReloadCart';
import { isOrdering, isOrderUnknown } from '../session/state';
import type { Step } from '../session/steps';
import { text } from '../text';
import { Slot } from './Slot';

/** The cart has been asked for by itself after a lost answer; where that failed too, the person asks again. */
export function OrderMessage({ step }: { step: Step }) {
  const isUnknown = useCartState(isOrderUnknown);
  const isPlacing = useCartState(isOrdering) && !isUnknown;
  const isTold = useCartState((state) => state.messages.has('confirm'));
  const reload = isUnknown && <ReloadCart />;
  return (
    <>
      {/* On the summary the button tells it. */}
      {isPlacing && step !== '/summary' && <Notice status="info" messages={[text.summary.placing]} />}
      <Slot name="confirm">{reload}</Slot>
      {isUnknown && !isTold && (
        <Notice status="error" messages={[text.summary.unknown]}>
          {reload}
        </Notice>
      )}
    </>
  );
}
