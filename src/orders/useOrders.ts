/** Runs the list of orders: the URL selects view and page, and the view's previous page stays displayed until the next has loaded. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { failureOf, isLeavingFailure, type Failure } from '../http/failure';
import { onPageRestored } from '../page/lifecycle';
import { changeQuery, onQueryMove, readQuery } from '../page/query';
import { prepareMoney } from '../ui/money';
import { fetchOrders, type ListQuery } from './api';
import { isAwaited } from './payment/state';
import { isSameList, pagesOf, pageSize, writeListQuery, readListQuery } from './list-query';
import type { OrdersAnswer, OrderView } from './schema';
import { viewIn } from './views';

/** A page of orders and its position in the list. */
export interface DisplayedPage {
  readonly place: ListQuery;
  readonly answer: OrdersAnswer;
  readonly view: OrderView | undefined;
  readonly size: number;
  readonly pages: number;
}

export function useOrders(url: string | undefined, onAnswer: (current: DisplayedPage) => void) {
  const [target, setTarget] = useState(() => readListQuery(readQuery()));
  const [current, setCurrent] = useState<DisplayedPage>();
  const [failure, setFailure] = useState<Failure>();
  const [lastUrl, setLastUrl] = useState(url);
  const ask = useCallback((place: ListQuery) => {
    setFailure(undefined);
    setTarget({ ...place });
  }, []);
  const go = useCallback(
    (place: ListQuery) => {
      // A view or a filter gets a history entry, a page within it does not.
      const isEntry = !isSameList(place, readListQuery(readQuery()));
      changeQuery((params) => writeListQuery(place, params), isEntry);
      ask(place);
    },
    [ask],
  );
  if (lastUrl !== url) {
    setLastUrl(url);
    setCurrent(undefined);
    ask(target);
  }

  // Another view's orders would appear under the wrong tab.
  const visible = current?.place.view === target.view ? current : undefined;
  const take = useEffectEvent((answer: OrdersAnswer) => {
    const isSame = visible?.place.query === target.query && isSameList(visible.place, target);
    const size = pageSize(answer, isSame ? visible.size : 0);
    const pages = pagesOf(answer, target.page, size);
    // An old link, or fewer orders than before: go to the last page instead of showing an empty one.
    if (answer.orders.length === 0 && target.page > 0) return go({ ...target, page: Math.min(target.page, pages) - 1 });
    const view = viewIn(answer, answer.view ?? target.view);
    const now = { place: target, answer, view, size, pages };
    setCurrent(now);
    onAnswer(now);
  });
  useEffect(() => {
    let isNewest = true;
    fetchOrders(url, target).then(
      (answer) => isNewest && take(answer),
      (error: unknown) => {
        // The page is being left; if it is restored, it requests again.
        if (!isNewest || isLeavingFailure(error)) return;
        setFailure(failureOf(error));
      },
    );
    // Prepares price formatting while the orders load.
    prepareMoney();
    return () => {
      isNewest = false;
    };
  }, [url, target]);

  const isAsking = current?.place !== target && failure === undefined;
  // A link within the page changes the position too.
  const onMoved = useEffectEvent(() => {
    const place = readListQuery(readQuery());
    if (place.page !== target.page || place.query !== target.query || !isSameList(place, target)) ask(place);
  });
  // A buyer who returns from paying or approving gets the new state.
  const isUnsettled =
    current?.answer.orders.some(({ payment, url }) => url || (payment && isAwaited(payment))) === true;
  const onRestored = useEffectEvent(() => (isAsking || isUnsettled) && ask(target));
  useEffect(() => {
    const stops = [onQueryMove(() => onMoved()), onPageRestored(() => onRestored())];
    return () => stops.forEach((stop) => stop());
  }, []);
  const view = visible ? visible.view : current && viewIn(current.answer, target.view);
  return { target, current, visible, view, isAsking, failure, go };
}
