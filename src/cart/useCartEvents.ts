/** Decides which of the cart's answers the page hears about as events. */
import { useLayoutEffect } from 'react';
import type { shopCart } from '../../elements/shop-cart';
import { useHost } from '../element/useHost';
import { failureText } from '../http/text';
import type { CartSession } from './session/session';

/** From the moment that the view can be pressed: a page that stops a change is to hear of the first one too. */
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
        // A refusal may bring another cart too: somebody else was quicker.
        if (cart !== previous || (cart && !failure)) host.emit('shop-cart-changed', { cart, previous, cause, changes });
      }),
    [session, host],
  );
  useLayoutEffect(
    () => session.onAction((post) => host.emit('shop-cart-change', { action: post.cause, body: post.body })),
    [session, host],
  );
}
