/** View of `<shop-orders>`: a search and the orders page by page, or the payment of one order. */
import { useEffect, useId, useRef } from 'react';
import type { shopOrders } from '../../elements/shop-orders';
import { useHost } from '../element/useHost';
import { linkUrl } from '../page/safe-url';
import { Button } from '../ui/Button';
import { LiveRegion, useAnnounce } from '../ui/LiveRegion';
import { Pages } from '../ui/Pages';
import { Skeleton } from '../ui/Skeleton';
import type { ListQuery } from './api';
import { Filter } from './Filter';
import { LateFindOrder } from './find/LateFindOrder';
import { OrderCard } from './OrderCard';
import { OverdueAll } from './OverdueAll';
import { OrderPaymentView } from './payment/OrderPaymentView';
import { SearchForm } from './SearchForm';
import { SettingsContext, type Settings } from './SettingsContext';
import { text } from './text';
import { LoadError } from './LoadError';
import { Empty } from './Empty';
import { useOrders, type DisplayedPage } from './useOrders';
import { emptyTitle, hasTabs, viewName } from './views';
import { ViewTabs } from './ViewTabs';

export { ordersStyles as styles } from './styles';

export default function Orders(props: Settings) {
  const { order, findUrl, ordersUrl } = props;
  return (
    <SettingsContext value={props}>
      <LiveRegion>
        {order !== undefined ? (
          <OrderPaymentView key={order} id={order} />
        ) : findUrl === undefined || ordersUrl !== undefined ? (
          <Content {...props} />
        ) : (
          <LateFindOrder url={findUrl} />
        )}
      </LiveRegion>
    </SettingsContext>
  );
}

function Content({ ordersUrl, findUrl, shopUrl }: Settings) {
  const { element } = useHost();
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { target, current, visible, view, isAsking, failure, go } = useOrders(ordersUrl, ({ place, answer, view }) => {
    const total = totalOf(answer.orders.length, answer.total);
    announce(text.announced(hasTabs(answer, view) ? `${viewName(view)}: ${total}` : text.count(total), place.page + 1));
  });
  useEffect(() => {
    if (failure !== undefined) announce(text.failed);
  }, [announce, failure]);
  /** Reading continues at the top of the new page. */
  const turnTo = (place: ListQuery) => {
    go(place);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  const search = (query: string) => go({ ...target, query, page: 0 });
  const trouble = failure && <LoadError title={text.failed} failure={failure} onRetry={() => go(target)} />;
  const isFilled = element.querySelector(':scope > :not(script, noscript, template, [slot])') !== null;
  if (current === undefined && isFilled)
    return trouble ? (
      <>
        {trouble}
        <slot />
      </>
    ) : (
      <slot />
    );
  const hasNone = visible?.answer.orders.length === 0;
  const isFiltered = Boolean(target.state ?? target.period);
  const isEmpty = hasNone && visible.place.query === '' && !isFiltered && !failure;
  const content = isEmpty ? (
    <Empty title={emptyTitle(view)} href={linkUrl(shopUrl)} />
  ) : (
    <>
      {/* A guest's link leads to one order. */}
      {findUrl === undefined && <SearchForm query={target.query} view={view} onSearch={search} />}
      {visible && (
        <Filters
          {...visible}
          target={target}
          isAsking={isAsking}
          onFilter={(to) => go({ ...target, ...to, page: 0 })}
        />
      )}
      <h2 className="only-spoken" part="heading" ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      {trouble}
      {visible === undefined && isAsking && <Awaited />}
      {hasNone && !isAsking && (
        <div className="orders__empty" part="empty">
          <strong>{noneText(visible)}</strong>
          {visible.place.query !== '' && <p>{text.noneAdvice}</p>}
          <Button onClick={() => go({ view: target.view, query: '', page: 0 })}>{text.clear}</Button>
        </div>
      )}
      {visible !== undefined && !hasNone && (
        <List {...visible} from={isAsking ? target.page : visible.place.page} onPage={turnTo} />
      )}
    </>
  );
  if (current === undefined || !hasTabs(current.answer, view))
    return isEmpty ? (
      content
    ) : (
      <div className="orders" part="orders" aria-busy={isAsking}>
        {content}
      </div>
    );
  const { views } = current.answer;
  return (
    <div className="orders" part="orders" aria-busy={isAsking}>
      <ViewTabs id={id} views={views} view={view} onView={(key) => go({ view: key, query: '', page: 0 })} />
      <div className="orders" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${views.indexOf(view)}`}>
        {content}
      </div>
    </div>
  );
}

const totalOf = (here: number, total = 0): number => Math.max(here, total);

const noneText = ({ place, view }: DisplayedPage): string =>
  place.query === '' ? text.noneFiltered : (emptyTitle(view) ? text.noneInView : text.none)(place.query);

interface FiltersProps extends DisplayedPage {
  readonly target: ListQuery;
  readonly isAsking: boolean;
  readonly onFilter: (to: Pick<ListQuery, 'state' | 'period'>) => void;
}

/** A pressed choice is current at once; the response may correct it. */
function Filters({ answer, target, isAsking, onFilter }: FiltersProps) {
  const { states, state, periods, period } = answer;
  if (states.length < 2 && periods.length < 2) return null;
  return (
    <div className="orders__filters" part="filters">
      <Filter
        label={text.byState}
        choices={states}
        current={isAsking ? target.state : (state ?? target.state)}
        onChoose={(key) => onFilter({ state: key })}
      />
      <Filter
        label={text.byPeriod}
        choices={periods}
        current={isAsking ? target.period : (period ?? target.period)}
        onChoose={(key) => onFilter({ period: key })}
      />
    </div>
  );
}

interface ListProps extends DisplayedPage {
  readonly from: number;
  readonly onPage: (place: ListQuery) => void;
}

function List({ place, answer: { orders, total, overdue }, size, pages, from, onPage }: ListProps) {
  const first = place.page * size;
  const { emit } = useHost<typeof shopOrders>('shop-orders');
  useEffect(() => void emit('shop-orders-rendered', { orders }), [emit, orders]);
  return (
    <>
      {overdue && overdue.amount !== '0' && <OverdueAll {...overdue} />}
      <p className="orders__range number">
        {text.range(first + 1, first + orders.length, totalOf(first + orders.length, total))}
      </p>
      <ol className="orders__list" part="list" start={first + 1}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ol>
      <Pages text={text} page={place.page} from={from} pages={pages} onPage={(page) => onPage({ ...place, page })} />
    </>
  );
}

const Awaited = () => (
  <div className="orders__list" aria-hidden="true">
    {[...Array(6).keys()].map((index) => (
      <div className="order order--awaited" key={index}>
        <Skeleton lines={2} />
      </div>
    ))}
  </div>
);
