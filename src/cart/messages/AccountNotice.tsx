/** Decides that the first step already shows all that will block the order whatever is chosen, with who can help. */
import { Notice } from '../../ui/Notice';
import { useCart, useCartSettings, useCartState } from '../parts/CartContext';
import { accountBlockers, isLocked } from '../session/rules';
import { text } from '../text';
import { AccountHelp } from '../parts/AccountHelp';

export function AccountNotice() {
  const { client, brand } = useCartSettings();
  const cart = useCart();
  const said = useCartState((state) => state.messages);
  if (isLocked(cart)) return null;
  // A blocker that the shop's messages already name has its own notice.
  const blockers = accountBlockers(cart, client, brand).filter((blocker) => !said.has(blocker));
  if (blockers.length === 0) return null;
  return (
    <Notice status="warning" messages={blockers.map((blocker) => text.blockers[blocker])}>
      <AccountHelp />
    </Notice>
  );
}
