/** Announces each of the server's messages to screen readers once, when it arrives. */
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../ui/LiveRegion';
import { useCartState } from '../parts/CartContext';
import type { Messages } from '../../http/messages';

const none: Messages = new Map();

export function useSpokenMessages(): void {
  const announce = useAnnounce();
  const messages = useCartState((state) => state.messages);
  const spoken = useRef(none);
  useEffect(() => {
    for (const [slot, message] of messages) {
      if (spoken.current.get(slot) !== message) announce(message.messages.join(' '));
    }
    spoken.current = messages;
  }, [messages, announce]);
}
