/** Warns that the cart has lines which could not be read, with a button that reloads it. */
import { useEffect } from 'react';
import { useAnnounce } from '../../ui/LiveRegion';
import { Notice } from '../../ui/Notice';
import { useCart } from '../parts/CartContext';
import { text } from '../text';
import { ReloadCart } from '../parts/ReloadCart';

/** Renders nothing while every line could be read. */
export function UnreadLines() {
  const count = useCart((cart) => cart.unread);
  const announce = useAnnounce();
  useEffect(() => {
    if (count > 0) announce(`${text.items.unread(count)}. ${text.items.unreadHelp}`);
  }, [count, announce]);
  if (count === 0) return null;
  return (
    <Notice status="error" title={text.items.unread(count)} messages={[text.items.unreadHelp]} part="unread">
      <ReloadCart />
    </Notice>
  );
}
