/** Decides that what will stop the order whatever is chosen is known on the first step: all of it at once, with who can help. */
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
  // What the shop says of the same stands in a notice of its own.
  const blockers = accountBlockers(cart, client, brand).filter((blocker) => !said.has(blocker));
  if (blockers.length === 0) return null;
  return (
    <Notice status="warning" messages={blockers.map((blocker) => text.blockers[blocker])}>
      <AccountHelp />
    </Notice>
  );
}
