/** The order's status: being placed, the shop's message, or an unknown outcome. */
import { Notice } from '../../ui/Notice';
import { useCartState } from './CartContext';
import { ReloadCart } from './ReloadCart';
import { isOrdering, isOrderUnknown } from '../session/state';
import type { Step } from '../session/steps';
import { placingText, unknownText } from '../session/sealed-texts';
import { Slot } from './Slot';

/** After a lost response the session reloads the cart itself. If that fails too, the buyer can reload it here. */
export function OrderMessage({ step }: { step: Step }) {
  const isUnknown = useCartState(isOrderUnknown);
  const isUnderWay = useCartState(isOrdering) && !isUnknown;
  const action = useCartState((state) => state.action);
  const isReported = useCartState((state) => state.messages.has('confirm'));
  const reload = isUnknown && <ReloadCart />;
  return (
    <>
      {/* On the summary the button displays this text. */}
      {isUnderWay && step !== '/summary' && <Notice status="info" messages={[placingText(action)]} />}
      <Slot name="confirm">{reload}</Slot>
      {isUnknown && !isReported && (
        <Notice status="error" messages={[unknownText(action)]}>
          {reload}
        </Notice>
      )}
    </>
  );
}
