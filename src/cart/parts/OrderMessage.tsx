/** The order's status: being placed, the shop's message, or an unknown outcome. */
import { Notice } from '../../ui/Notice';
import { useCartState } from './CartContext';
import { ReloadCart } from './ReloadCart';
import { isOrdering, isOrderUnknown } from '../session/state';
import type { Step } from '../session/steps';
import { placingText, unknownText } from '../session/sealed-texts';
import { text } from '../text';
import { Slot } from './Slot';
import { useSlotPlace } from './useSlotPlace';

/** After a lost response the session reloads the cart itself. If that fails too, the buyer can reload it here. */
export function OrderMessage({ step }: { step: Step }) {
  const isUnknown = useCartState(isOrderUnknown);
  const isUnderWay = useCartState(isOrdering) && !isUnknown;
  const action = useCartState((state) => state.action);
  const isChecking = useCartState(({ order }) => order === 'lost') && action === 'confirm';
  // The message about the lost response is displayed once nothing more is looked for.
  useSlotPlace('confirm', isChecking);
  const isReported = useCartState((state) => state.messages.has('confirm'));
  const reload = isUnknown && !isChecking && <ReloadCart />;
  return (
    <>
      {/* On the summary the button displays this text. */}
      {isUnderWay && step !== '/summary' && <Notice status="info" messages={[placingText(action)]} />}
      {isChecking ? <Notice status="info" messages={[text.summary.checking]} /> : <Slot name="confirm">{reload}</Slot>}
      {isUnknown && !isChecking && !isReported && (
        <Notice status="error" messages={[unknownText(action)]}>
          {reload}
        </Notice>
      )}
    </>
  );
}
