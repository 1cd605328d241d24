/** Legally required information on the chosen payment: split payment, the seller's account and its white list state (Z44, Z45). */
import { sameId } from '../../http/tolerant';
import { whiteListText } from '../../ui/transfer/white-list';
import { transferText } from '../../ui/transfer/text';
import { uiText } from '../../ui/text';
import { useCart } from '../parts/CartContext';

export function PaymentDuties() {
  const { availablePayments, payment } = useCart();
  const { split_payment: split, seller_account: account } =
    availablePayments.find(({ id }) => sameId(id, payment?.id)) ?? {};
  return (
    <>
      {split && <p>{uiText.splitPayment}</p>}
      {account && (
        <p>
          <span>{transferText.account(account.number)}</span>
          {account.white_list && <span className="muted">{` ${whiteListText(account.white_list)}`}</span>}
        </p>
      )}
    </>
  );
}
