/** Decides how the list of orders runs: the address says which page is wanted, and the shown page stays until that arrives. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { failureOf, isLeft, type Failure } from '../http/failure';
import { onPageRestored } from '../page/lifecycle';
import { changeQuery, onQueryMove, readQuery } from '../page/query';
import { prepareMoney } from '../ui/money';
import { askOrders, type Place } from './api';
import { isAwaited } from './payment/state';
import { pagesOf, pageSize, writePlace, readPlace } from './list-query';
import type { OrdersAnswer } from './schema';

/** A page of orders and the place it belongs to. */
export interface Shown {
  readonly place: Place;
  readonly answer: OrdersAnswer;
  readonly size: number;
  readonly pages: number;
}

export function useOrders(url: string | undefined, onAnswer: (shown: Shown) => void) {
  const [wanted, setWanted] = useState(() => readPlace(readQuery()));
  const [shown, setShown] = useState<Shown>();
  const [failure, setFailure] = useState<Failure>();
  const [askedUrl, setAskedUrl] = useState(url);
  const ask = useCallback((place: Place) => {
    setFailure(undefined);
    setWanted({ ...place });
  }, []);
  const go = useCallback(
    (place: Place) => {
      changeQuery((params) => writePlace(place, params));
      ask(place);
    },
    [ask],
  );
  if (askedUrl !== url) {
    setAskedUrl(url);
    setShown(undefined);
    ask(wanted);
  }

  const take = useEffectEvent((answer: OrdersAnswer) => {
    const size = pageSize(answer, shown?.place.query === wanted.query ? shown.size : 0);
    const pages = pagesOf(answer, wanted.page, size);
    // An old link, or fewer orders than before: go to the last page instead of showing an empty one.
    if (answer.orders.length === 0 && wanted.page > 0) return go({ ...wanted, page: Math.min(wanted.page, pages) - 1 });
    const now = { place: wanted, answer, size, pages };
    setShown(now);
    onAnswer(now);
  });
  useEffect(() => {
    let isNewest = true;
    askOrders(url, wanted).then(
      (answer) => isNewest && take(answer),
      (error: unknown) => {
        // The page is being left; if it is restored, it requests again.
        if (!isNewest || isLeft(error)) return;
        setFailure(failureOf(error));
      },
    );
    // Prepares price formatting while the orders load.
    prepareMoney();
    return () => {
      isNewest = false;
    };
  }, [url, wanted]);

  const isAsking = shown?.place !== wanted && failure === undefined;
  // A link within the page changes the place too.
  const onMoved = useEffectEvent(() => {
    const place = readPlace(readQuery());
    if (place.page !== wanted.page || place.query !== wanted.query) ask(place);
  });
  // Whoever comes back from paying finds what has become of it.
  const hasAwaited = shown?.answer.orders.some(({ payment }) => payment !== undefined && isAwaited(payment)) === true;
  const onRestored = useEffectEvent(() => (isAsking || hasAwaited) && ask(wanted));
  useEffect(() => {
    const stops = [onQueryMove(() => onMoved()), onPageRestored(() => onRestored())];
    return () => stops.forEach((stop) => stop());
  }, []);
  return { wanted, shown, isAsking, failure, go };
}
