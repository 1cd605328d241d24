/** Builds the settings of the cart's parts from the tag's attributes, with the functions that change the step and submit the order. */
import { useMemo } from 'react';
import type { shopCart } from '../../elements/shop-cart';
import type { PropsOf } from '../element/declare';
import { useHost } from '../element/useHost';
import { absoluteUrl } from '../page/url';
import type { Routes } from '../page/routes';
import { linkUrl } from '../page/safe-url';
import { forgetStored } from '../page/until-order';
import type { CartSettings } from './parts/CartContext';
import { isInProcess, placesOrder } from './session/process';
import type { CartSession } from './session/session';
import { isOrdering } from './session/state';
import { stepArrived } from './steps/useContent';
import { focusUnread } from './steps/unread';

export function useCartSettingsOf(props: PropsOf<typeof shopCart>, session: CartSession, routes: Routes): CartSettings {
  const host = useHost<typeof shopCart>('shop-cart');
  return useMemo(
    () => ({
      ...props,
      session,
      shopUrl: linkUrl(props.shopUrl) ?? absoluteUrl(props.cartUrl),
      origins: props.redirectOrigins,
      async goTo(step) {
        const { cart } = session.getState();
        const arrives = stepArrived(step, cart !== null && isInProcess(cart));
        // Saves typed values first. If the server refuses a value, the step stays, with the message.
        if (!(await session.flush()) || step === routes.current()) return;
        // Blur reports a quantity typed meanwhile.
        host.root.querySelector<HTMLElement>('input:focus')?.blur();
        await arrives;
        if ((await session.flush()) && !focusUnread(host.root)) routes.go(step);
      },
      async submit(sealed = { action: 'confirm' }) {
        const state = session.getState();
        const { cart } = state;
        // Whether the last order was placed comes first.
        if (state.order === 'unchecked') await session.load();
        if (cart === null || isOrdering(state) || focusUnread(host.root)) return undefined;
        const isOrder = placesOrder(cart, sealed.action);
        if (isOrder && !host.emit('shop-order-submit', { cart })) return undefined;
        const outcome = await session.process(sealed, { origins: props.redirectOrigins });
        if (outcome.ok && sealed.action === 'confirm') forgetStored();
        if (outcome.ok && isOrder) host.emit('shop-order-submitted', { cart });
        if (outcome.goToStart) routes.go('/');
        return outcome;
      },
    }),
    // Each attribute keeps its identity; the object around them does not.
    // oxlint-disable-next-line react/exhaustive-deps
    [host, session, routes, ...Object.values(props)],
  );
}
