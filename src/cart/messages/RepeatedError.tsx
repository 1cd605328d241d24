/** Repeats an error beside the main button while its notice, at the top or beside a choice, is out of view. */
import { useEffect, useState } from 'react';
import { useHost } from '../../element/useHost';
import { Notice } from '../../ui/Notice';
import { useCartState } from '../parts/CartContext';
import { FailureHelp } from '../parts/FailureHelp';
import { useSlotsWithoutPlace } from '../parts/useSlotPlace';

export function RepeatedError() {
  const { root } = useHost();
  const message = useCartState((state) => state.messages.get('0'));
  const isAbove = useSlotsWithoutPlace(['0']).length > 0;
  const [isUnseen, setUnseen] = useState(false);
  useEffect(() => {
    const place = root.querySelector(isAbove ? '.cart__messages' : '[part~="messages"][part~="0"]');
    if (message === undefined || place === null) return;
    const observer = new IntersectionObserver(([seen]) => setUnseen(seen?.isIntersecting === false));
    observer.observe(place);
    return () => {
      observer.disconnect();
      setUnseen(false);
    };
  }, [message, root, isAbove]);
  if (message?.status !== 'error' || !isUnseen) return null;
  return (
    <>
      {/* Screen readers announced the message on arrival, and can read its notice above. */}
      <div aria-hidden="true">
        <Notice status="error" variant="inline" messages={message.messages} />
      </div>
      <FailureHelp retry />
    </>
  );
}
