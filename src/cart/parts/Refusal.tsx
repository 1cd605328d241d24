/** Displays a refusal inside a dialog: messages of all slots, because the page behind is out of reach. */
import { useEffect, useRef } from 'react';
import { Notice } from '../../ui/Notice';
import { useCartState } from './CartContext';
import { isOrdering } from '../session/state';
import type { Messages } from '../../http/messages';
import { placingText } from '../session/sealed-texts';
import { FailureHelp } from './FailureHelp';
import { LockNotice } from './LockNotice';

/** `messages`: of the last attempt; useSpokenMessages announces them. A begun payment and an order under way block every change, so they have notices of their own. */
export function Refusal({ messages }: { messages: Messages | undefined }) {
  const isPlacing = useCartState(isOrdering);
  const action = useCartState((state) => state.action);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button may be far below.
    if (messages?.size) top.current?.scrollIntoView({ block: 'nearest' });
  }, [messages]);
  return (
    <div ref={top} className="stack refusal">
      <LockNotice />
      {isPlacing && <Notice status="info" messages={[placingText(action)]} />}
      {[...(messages ?? [])].map(([slot, message]) => (
        <Notice key={slot} status={message.status} messages={message.messages} part={`messages ${slot}`}>
          {slot === '0' && <FailureHelp />}
        </Notice>
      ))}
    </div>
  );
}
