/** Displays the messages of one slot, and scrolls to them if the server asks for it. */
import { useEffect, useRef } from 'react';
import type { Elements } from '../../ui/content';
import { useHost } from '../../element/useHost';
import { Notice } from '../../ui/Notice';
import type { SlotName } from '../wire/slots';
import { AccountHelp } from './AccountHelp';
import { useCartState } from './CartContext';
import { FailureHelp } from './FailureHelp';
import { useSlotPlace } from './useSlotPlace';

/** Help for the buyer below messages of these slots. */
const help = new Map<string, Elements>([
  ['0', <FailureHelp key="0" retry />],
  ['confirm', <FailureHelp key="confirm" />],
  ['amount_after_deadline', <AccountHelp key="account" />],
] satisfies [SlotName, Elements][]);

/** The place of a slot; renders nothing while the slot is empty. `children`: help for the buyer, below the messages. */
export function Slot(props: { name: SlotName; children?: Elements }) {
  useSlotPlace(props.name);
  return <AnySlot {...props} />;
}

/** `names`: slots as the server sends them, including unknown ones. */
export const Slots = ({ names }: { names: Iterable<string> }) =>
  [...names].map((name) => <AnySlot key={name} name={name} />);

/** useSpokenMessages announces the messages of all slots. */
function AnySlot({ name, children }: { name: string; children?: Elements }) {
  const message = useCartState((state) => state.messages.get(name));
  const { root } = useHost();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!message?.scroll) return;
    notice.current?.scrollIntoView({ block: 'center' });
    // If the message led the buyer to this step, the focus is still on the step's title.
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
