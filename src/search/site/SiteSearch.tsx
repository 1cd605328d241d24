/** The view of `<shop-search>`: the site's search page with results in products and contents (rule S8). */
import { useEffect, useRef } from 'react';
import type { shopSearch } from '../../../elements/shop-search';
import type { PropsOf } from '../../element/declare';
import { useHost } from '../../element/useHost';
import { Button } from '../../ui/Button';
import { LiveRegion, useAnnounce } from '../../ui/LiveRegion';
import { Notice } from '../../ui/Notice';
import { setSiteSearch } from '../filters/site-search-slice';
import { panelText } from '../text';
import { siteText } from './text';
import { ResultsPanel } from './ResultsPanel';
import type { SearchLocation } from './location';
import { ResultsSkeleton } from './Results';
import { siteHeading } from './first-screen/model';
import { SearchForm } from './SearchForm';
import { useScrollBack } from './useScrollBack';
import { useSiteSearch } from './useSiteSearch';

export { siteStyles as styles } from '../styles';

type Props = PropsOf<typeof shopSearch>;

export default function SiteSearch(props: Props) {
  return (
    <LiveRegion>
      <Page {...props} />
    </LiveRegion>
  );
}

function Page({ url, query, ...rows }: Props) {
  const { element, emit } = useHost<typeof shopSearch>('shop-search');
  const announce = useAnnounce();
  const { target, displayed, isAsking, failure, go } = useSiteSearch(element, { url, query }, (results, place) => {
    const [products, contents] = [results.products.total, results.contents.total];
    const sentence = siteText.announced(products, contents, place.page + 1);
    const { corrected: similar } = results;
    announce(
      similar === undefined
        ? sentence
        : [siteText.instead(place.query), panelText.corrected(similar), sentence].join('. '),
    );
    emit('shop-searched', { query: place.query, products, contents });
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (failure !== undefined) announce(failure);
  }, [announce, failure]);
  useScrollBack(displayed !== undefined);
  const { filters, values, products } = displayed?.answer ?? {};
  useEffect(() => {
    setSiteSearch({
      offered: filters && values && products && { filters, values, total: products.total },
      isAsking,
      filter: (params) => go({ ...target, kind: 'products', page: 0, from: 0, filters: params }, true),
    });
  }, [filters, values, products, isAsking, target, go]);
  useEffect(() => () => setSiteSearch(undefined), []);

  /** Goes to another page or kind, and moves the focus to its top. */
  const turnTo = (next: SearchLocation) => {
    go(next);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  const problem = failure !== undefined && (
    <Notice status="error" messages={[failure]}>
      <Button onClick={() => turnTo(target)}>{siteText.again}</Button>
    </Notice>
  );
  // The server's printed results stay until newer ones arrive, so that nothing jumps or disappears.
  const isFilled = element.querySelector(':scope > :not(script, noscript, template, [slot])') !== null;
  if (displayed === undefined && target.query !== '' && isFilled)
    return problem ? (
      <div className="site">
        {problem}
        <slot />
      </div>
    ) : (
      <slot />
    );
  const place = displayed?.place ?? target;
  const corrected = displayed?.answer.corrected;
  return (
    <div className="site" part="search">
      <SearchForm
        query={target.query}
        onSearch={(phrase) => go({ ...target, query: phrase, page: 0, from: 0, literal: false, filters: '' })}
      />
      <h2 className="site__heading" part="heading" ref={heading} tabIndex={-1}>
        {corrected === undefined ? siteHeading(place.query) : siteText.instead(place.query)}
      </h2>
      {corrected !== undefined && (
        <p className="site__corrected" part="corrected">
          <span>{`${panelText.corrected(corrected)}. `}</span>
          <button
            type="button"
            className="button button--quiet button--small"
            part="button"
            onClick={() => turnTo({ ...place, literal: true, page: 0, from: 0 })}
          >
            {panelText.literal(place.query)}
          </button>
        </p>
      )}
      {problem}
      {displayed === undefined && isAsking && <ResultsSkeleton />}
      {displayed !== undefined && (
        <ResultsPanel
          {...displayed}
          {...rows}
          target={isAsking ? target : displayed.place}
          isAsking={isAsking}
          onChange={go}
          onPage={turnTo}
        />
      )}
    </div>
  );
}
