/** Follows one order on its confirmation page: requests it again while a payment is awaited and the page is visible (rule P11). */
import { useEffect, useEffectEvent, useState } from 'react';
import { pageClock } from '../../page/clock';
import { onPageRestored } from '../../page/lifecycle';
import { isPageVisible, onPageVisible } from '../../page/visibility';
import { fetchOrder } from '../api';
import type { WholeOrder } from '../schema';
import { isAwaited } from './state';

/** A bank responds within seconds or minutes: the pauses grow from the first to the last, in ms. */
const FIRST_PAUSE = 5000;
const LAST_PAUSE = 60_000;

/** Calls `onState` if the payment has another state than in the last response. Returns undefined until the order has loaded. */
export function useFollowed(
  url: string | undefined,
  id: string,
  onState: (order: WholeOrder) => void,
): WholeOrder | undefined {
  const [order, setOrder] = useState<WholeOrder>();
  const take = useEffectEvent((now: WholeOrder) => {
    const isOther = order !== undefined && order.payment?.state !== now.payment?.state;
    setOrder(now);
    if (isOther) onState(now);
  });
  useEffect(() => {
    let pause = FIRST_PAUSE;
    let latest = 0;
    let cancel = () => {};
    /** A failed request changes nothing: the next one may succeed. */
    const ask = () => {
      cancel();
      const mine = (latest += 1);
      const goOn = (isWaiting: boolean) => {
        if (mine !== latest || !isWaiting) return;
        cancel = pageClock.after(pause, () => isPageVisible() && ask());
        pause = Math.min(LAST_PAUSE, pause * 1.5);
      };
      fetchOrder(url, id).then(
        (now) => {
          if (mine !== latest) return;
          take(now);
          goOn(now.payment !== undefined && isAwaited(now.payment));
        },
        () => goOn(true),
      );
    };
    ask();
    const stops = [onPageVisible(ask), onPageRestored(ask)];
    return () => {
      latest = -1;
      cancel();
      stops.forEach((stop) => stop());
    };
  }, [url, id]);
  return order;
}
