/** The order button or the buttons of the cart's processes, or links to the begun payments. */
import { useCart } from '../parts/CartContext';
import { OrderMessage } from '../parts/OrderMessage';
import { Slot } from '../parts/Slot';
import { useProcessParts } from '../parts/useProcessParts';
import { PayInstead } from '../payment/PayInstead';
import { isPaymentBegun } from '../session/rules';
import { Submit } from './Submit';

export function SubmitBox() {
  const isPaid = useCart(isPaymentBegun);
  const process = useProcessParts();
  return (
    <div className="stack stack--tight">
      <OrderMessage step="/summary" />
      <Slot name="payment_init" />
      <Slot name="amount_after_deadline" />
      {isPaid ? <PayInstead /> : process ? <process.Actions /> : <Submit />}
      <Slot name="abrys" />
    </div>
  );
}
