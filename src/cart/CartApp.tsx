/** The view of `<shop-cart>`: skeleton, empty cart, load error, or the three steps. */
import { useMemo, useState } from 'react';
import type { shopCart } from '../../elements/shop-cart';
import type { PropsOf } from '../element/declare';
import { createRoutes } from '../page/routes';
import { cartSession } from './session/carts';
import { LiveRegion } from '../ui/LiveRegion';
import { CartProvider, useCartState } from './parts/CartContext';
import { LinesProvider } from './parts/LinesContext';
import { useSpokenMessages } from './messages/useSpokenMessages';
import { isEmpty } from './session/rules';
import { isOrdering } from './session/state';
import { CartSkeleton } from './states/CartSkeleton';
import { RenderedLines } from './items/RenderedLines';
import { EmptyCart } from './states/EmptyCart';
import { LoadFailed } from './states/LoadFailed';
import { Placing } from './states/Placing';
import { CartSteps } from './steps/CartSteps';
import { useCartEvents } from './useCartEvents';
import { useCartLoad } from './useCartLoad';
import { useCartSettingsOf } from './useCartSettingsOf';
import { useStep } from './steps/useStep';

export type CartAppProps = PropsOf<typeof shopCart>;

export default function CartApp(props: CartAppProps) {
  // Without `cartUrl`, the session keeps the page's present URL: path routing changes the URL with each step.
  const session = useMemo(() => cartSession(props.cartUrl), [props.cartUrl]);
  const routes = useMemo(() => createRoutes({ mode: props.routing, base: props.base }), [props.routing, props.base]);
  const settings = useCartSettingsOf(props, session, routes);
  useCartLoad(session, props.cart);
  useCartEvents(session);
  return (
    <CartProvider value={settings}>
      <LiveRegion>
        <div className={`cart${props.density === 'compact' ? ' cart--compact' : ''}`} part="cart">
          <CartBody routes={routes} />
        </div>
      </LiveRegion>
    </CartProvider>
  );
}

function CartBody({ routes }: { routes: ReturnType<typeof createRoutes> }) {
  const status = useCartState((state) => state.status);
  const isThere = useCartState(({ cart }) => cart !== null);
  const isFilled = useCartState(({ cart }) => cart !== null && !isEmpty(cart));
  const ordering = useCartState(isOrdering);
  const route = useStep(routes);
  useSpokenMessages();
  const [wasFilled, setWasFilled] = useState(isFilled);
  if (isFilled && !wasFilled) setWasFilled(true);
  if (!isThere && status === 'loading') return <CartSkeleton />;
  if (!isThere && status === 'failed') return <LoadFailed />;
  // The response to an order may already contain the next, empty cart while the browser still navigates to the confirmation.
  if (ordering && !isFilled) return <Placing />;
  if (!isFilled) return <EmptyCart wasFilled={wasFilled} />;
  return (
    <LinesProvider {...route}>
      <CartSteps />
      <RenderedLines />
    </LinesProvider>
  );
}
