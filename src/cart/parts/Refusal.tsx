/** Decides what a dialog shows when the server refuses its input: messages of all slots, since the page behind is out of reach. */
import { useEffect, useRef } from 'react';
import { Notice } from '../../ui/Notice';
import { useCartState } from './CartContext';
import { isOrdering } from '../session/state';
import type { Messages } from '../../http/messages';
import { text } from '../text';
import { FailureHelp } from './FailureHelp';
import { LockNotice } from './LockNotice';

/** `messages` of the last attempt, spoken elsewhere. A begun payment or an order on its way says so itself: both block every change. */
export function Refusal({ messages }: { messages: Messages | undefined }) {
  const isPlacing = useCartState(isOrdering);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button may be a screen below.
    if (messages?.size) top.current?.scrollIntoView({ block: 'nearest' });
  }, [messages]);
  return (
    <div ref={top} className="stack refusal">
      <LockNotice />
      {isPlacing && <Notice status="info" messages={[text.summary.placing]} />}
      {[...(messages ?? [])].map(([slot, message]) => (
        <Notice key={slot} status={message.status} messages={message.messages} part={`messages ${slot}`}>
          {slot === '0' && <FailureHelp />}
        </Notice>
      ))}
    </div>
  );
}
