/** Decides how the messages of one slot are shown, and scrolled to where the server asks for it. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../ui/Notice';
import { useCartState } from '../CartContext';

/** Nothing while the slot is empty. `children` are what the person can do about it. The messages are spoken elsewhere, once for all slots (useSpokenMessages). */
export function Slot({ name, children }: { name: string; children?: ReactNode }) {
  const message = useCartState((state) => state.messages.get(name));
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message?.scroll) notice.current?.scrollIntoView({ block: 'center' });
  }, [message]);
  if (message === undefined) return null;
  return (
    <Notice ref={notice} status={message.status} messages={message.messages} part={`messages ${name}`}>
      {children}
    </Notice>
  );
}
