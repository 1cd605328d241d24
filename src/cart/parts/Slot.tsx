/** Decides how the messages of one slot are shown, and scrolled to if the server asks for it. */
import { useEffect, useRef } from 'react';
import type { Elements } from '../../ui/content';
import { useHost } from '../../element/useHost';
import { Notice } from '../../ui/Notice';
import type { SlotName } from '../wire/slots';
import { AccountHelp } from './AccountHelp';
import { useCartState } from './CartContext';
import { FailureHelp } from './FailureHelp';
import { useSlotPlace } from './useSlotPlace';

/** What the person can do about messages of these slots. */
const help = new Map<string, Elements>([
  ['0', <FailureHelp key="0" retry />],
  ['confirm', <FailureHelp key="confirm" />],
  ['amount_after_deadline', <AccountHelp key="account" />],
] satisfies [SlotName, Elements][]);

/** The slot's place: nothing while it is empty. `children` are what the person can do about it. */
export function Slot(props: { name: SlotName; children?: Elements }) {
  useSlotPlace(props.name);
  return <AnySlot {...props} />;
}

/** Takes slot names as the server sends them, unknown ones included. */
export const Slots = ({ names }: { names: Iterable<string> }) =>
  [...names].map((name) => <AnySlot key={name} name={name} />);

/** useSpokenMessages speaks the messages, once for all slots. */
function AnySlot({ name, children }: { name: string; children?: Elements }) {
  const message = useCartState((state) => state.messages.get(name));
  const { root } = useHost();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!message?.scroll) return;
    notice.current?.scrollIntoView({ block: 'center' });
    // A person whom the message sent to this step has the focus on its title and has done nothing there yet.
    if (root.activeElement?.matches('[data-step-title]')) notice.current?.focus({ preventScroll: true });
  }, [message, root]);
  if (message === undefined) return null;
  const ways = message.messages.length > 0 && help.get(name);
  return (
    <Notice ref={notice} status={message.status} messages={message.messages} part={`messages ${name}`}>
      {(children || ways) && (
        <>
          {children}
          {ways}
        </>
      )}
    </Notice>
  );
}
