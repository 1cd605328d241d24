/** A choice of radio cards. One that was not saved has its message, with a retry, in its own card until the next response. */
import { useState } from 'react';
import type { Elements } from '../../ui/content';
import { idText, type Id } from '../../http/tolerant';
import { useHost } from '../../element/useHost';
import { Notice } from '../../ui/Notice';
import { isLocked } from '../session/rules';
import { useCart, useCartSettings, useCartState, usePending, useSaving } from './CartContext';
import { FailureHelp } from './FailureHelp';
import { useMissingError } from './useMissingError';
import { useSlotPlace } from './useSlotPlace';

export function useChoice(name: 'carrier' | 'payment', all: readonly { readonly id: Id }[]) {
  const { session } = useCartSettings();
  const { root } = useHost();
  const chosen = useCart((cart) => cart[name]?.id);
  const picked = usePending(name) ?? chosen;
  const message = useCartState(({ messages }) => messages.get('0'));
  const [failed, setFailed] = useState<{ id: Id; message: typeof message }>();
  const isHere = message !== undefined && message === failed?.message;
  useSlotPlace('0', isHere);
  const choose = async (id: Id) => {
    const { messages } = await session.choose(name, id);
    const isFailed = messages.get('0')?.status === 'error';
    setFailed(isFailed ? { id, message: session.getState().messages.get('0') } : undefined);
  };
  const retry = (id: Id) => {
    // The button disappears with its message.
    root.querySelector<HTMLElement>(`[name=${name}][value="${CSS.escape(String(id))}"]`)?.focus();
    return choose(id);
  };
  return {
    cards: {
      name,
      value: idText(picked),
      busy: useSaving(name),
      disabled: useCart(isLocked),
      error: useMissingError(`no_${name}`, picked === undefined),
      onChange(value: string) {
        const one = all.find(({ id }) => String(id) === value);
        if (one) void choose(one.id);
      },
    },
    problemOf: (id: Id): Elements =>
      isHere &&
      failed?.id === id && (
        <Notice status="error" variant="inline" messages={message.messages} part="messages 0">
          <FailureHelp retry={() => retry(id)} />
        </Notice>
      ),
  };
}
