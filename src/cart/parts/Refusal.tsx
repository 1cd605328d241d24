/** Decides what a dialog says when the server did not take what was given in it: all of it, whatever its slots, since the page behind is out of reach. */
import { useEffect, useRef } from 'react';
import { Notice } from '../../ui/Notice';
import { useCartState } from './CartContext';
import { isOrdering } from '../session/state';
import type { Messages } from '../../http/messages';
import { text } from '../text';
import { FailureHelp } from './FailureHelp';
import { LockNotice } from './LockNotice';

/** `messages` of the last attempt; they are spoken elsewhere. A payment that has begun meanwhile, or an order on its way, is told by itself: nothing is taken then. */
export function Refusal({ messages }: { messages: Messages | undefined }) {
  const isPlacing = useCartState(isOrdering);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed may stand a screen below.
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
