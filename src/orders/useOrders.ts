/** Runs the list of orders: the URL selects the page, and the previous page stays displayed until it has loaded. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { failureOf, isLeft, type Failure } from '../http/failure';
import { onPageRestored } from '../page/lifecycle';
import { changeQuery, onQueryMove, readQuery } from '../page/query';
import { prepareMoney } from '../ui/money';
import { askOrders, type ListQuery } from './api';
import { isAwaited } from './payment/state';
import { pagesOf, pageSize, writeListQuery, readListQuery } from './list-query';
import type { OrdersAnswer } from './schema';

/** A page of orders and its position in the list. */
export interface ShownPage {
  readonly place: ListQuery;
  readonly answer: OrdersAnswer;
  readonly size: number;
  readonly pages: number;
}

export function useOrders(url: string | undefined, onAnswer: (shown: ShownPage) => void) {
  const [target, setTarget] = useState(() => readListQuery(readQuery()));
  const [shown, setShown] = useState<ShownPage>();
  const [failure, setFailure] = useState<Failure>();
  const [lastUrl, setLastUrl] = useState(url);
  const ask = useCallback((place: ListQuery) => {
    setFailure(undefined);
    setTarget({ ...place });
  }, []);
  const go = useCallback(
    (place: ListQuery) => {
      changeQuery((params) => writeListQuery(place, params));
      ask(place);
    },
    [ask],
  );
  if (lastUrl !== url) {
    setLastUrl(url);
    setShown(undefined);
    ask(target);
  }

  const take = useEffectEvent((answer: OrdersAnswer) => {
    const size = pageSize(answer, shown?.place.query === target.query ? shown.size : 0);
    const pages = pagesOf(answer, target.page, size);
    // An old link, or fewer orders than before: go to the last page instead of showing an empty one.
    if (answer.orders.length === 0 && target.page > 0) return go({ ...target, page: Math.min(target.page, pages) - 1 });
    const now = { place: target, answer, size, pages };
    setShown(now);
    onAnswer(now);
  });
  useEffect(() => {
    let isNewest = true;
    askOrders(url, target).then(
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
  }, [url, target]);

  const isAsking = shown?.place !== target && failure === undefined;
  // A link within the page changes the position too.
  const onMoved = useEffectEvent(() => {
    const place = readListQuery(readQuery());
    if (place.page !== target.page || place.query !== target.query) ask(place);
  });
  // A buyer who returns from paying sees the new state.
  const hasAwaited = shown?.answer.orders.some(({ payment }) => payment !== undefined && isAwaited(payment)) === true;
  const onRestored = useEffectEvent(() => (isAsking || hasAwaited) && ask(target));
  useEffect(() => {
    const stops = [onQueryMove(() => onMoved()), onPageRestored(() => onRestored())];
    return () => stops.forEach((stop) => stop());
  }, []);
  return { target, shown, isAsking, failure, go };
}
