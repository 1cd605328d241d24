/** Decides how the messages of one slot are shown, and scrolled to where the server asks for it. */
import { useEffect, useRef } from 'react';
import { Notice } from '../../ui/Notice';
import { useCartState } from '../CartContext';

/** Nothing while the slot is empty. The messages are spoken elsewhere, once for all slots (useSpokenMessages). */
export function Slot({ name, variant }: { name: string; variant?: 'box' | 'inline' }) {
  const message = useCartState((state) => state.messages.get(name));
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message?.scroll) notice.current?.scrollIntoView({ block: 'center' });
  }, [message]);
  if (message === undefined) return null;
  return (
    <Notice ref={notice} status={message.status} messages={message.messages} variant={variant} part={`messages ${name}`} />
  );
}
