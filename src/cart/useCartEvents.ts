/** Dispatches the cart's DOM events: changes before they are sent, changed carts and errors after each response. */
import { useLayoutEffect } from 'react';
import type { shopCart } from '../../elements/shop-cart';
import { useHost } from '../element/useHost';
import { failureText } from '../http/text';
import type { CartSession } from './session/session';

/** Layout effects, so that a page that cancels changes receives the very first one. */
export function useCartEvents(session: CartSession): void {
  const host = useHost<typeof shopCart>('shop-cart');
  useLayoutEffect(
    () =>
      session.onAnswer(({ cause, cart, previous, changes, failure, messages }) => {
        if (failure && failure.code !== 'leaving') {
          const [slot, message] = messages.entries().next().value ?? [];
          host.emit('shop-error', {
            code: failure.code,
            slot,
            message: message?.messages[0] ?? failureText(failure),
            retryable: failure.retryable,
          });
        }
        // A refusal may also contain a different cart, if someone else changed it first.
        if (cart !== previous || (cart && !failure)) host.emit('shop-cart-changed', { cart, previous, cause, changes });
      }),
    [session, host],
  );
  useLayoutEffect(
    () => session.onAction((post) => host.emit('shop-cart-change', { action: post.cause, body: post.body })),
    [session, host],
  );
}
