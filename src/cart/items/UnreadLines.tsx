/** Decides how it is told that the cart holds more than its tables show, and how it is loaded anew. */
import { useEffect, useState } from 'react';
import { useHost } from '../../element/useHost';
import { Button } from '../../ui/Button';
import { useAnnounce } from '../../ui/LiveRegion';
import { Notice } from '../../ui/Notice';
import { useCart, useCartSettings } from '../CartContext';
import { text } from '../text';

/** Nothing while every line could be read. */
export function UnreadLines() {
  const { root } = useHost();
  const { session } = useCartSettings();
  const count = useCart((cart) => cart.unread);
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (count > 0) announce(`${text.items.unread(count)}. ${text.items.unreadHelp}`);
  }, [count, announce]);
  if (count === 0) return null;
  const reload = async () => {
    setBusy(true);
    await session.load();
    setBusy(false);
    // The button may have gone with its notice, and the focus with it.
    if (document.querySelector(':focus-within') === null) root.querySelector<HTMLElement>('[data-step-title]')?.focus();
  };
  return (
    <Notice status="error" title={text.items.unread(count)} messages={[text.items.unreadHelp]} part="unread">
      <Button size="small" busy={busy} onClick={() => void reload()}>
        {text.items.reload}
      </Button>
    </Notice>
  );
}
