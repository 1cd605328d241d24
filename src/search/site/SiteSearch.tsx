/** Decides what `<shop-search>` is: the site's search page with its results in products and contents (rule S8). */
import { useEffect, useRef } from 'react';
import type { shopSearch } from '../../../elements/shop-search';
import type { PropsOf } from '../../element/declare';
import { useHost } from '../../element/useHost';
import { Button } from '../../ui/Button';
import { LiveRegion, useAnnounce } from '../../ui/LiveRegion';
import { Notice } from '../../ui/Notice';
import { meet } from '../filters/meeting';
import { panelText } from '../text';
import { siteText } from './text';
import { FoundPanel } from './FoundPanel';
import type { Place } from './place';
import { ResultsSkeleton } from './Results';
import { siteHeading } from './screen/model';
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
  const { wanted, shown, isAsking, failure, go } = useSiteSearch(element, { url, query }, (found, asked) => {
    const [products, contents] = [found.products.total, found.contents.total];
    const said = siteText.announced(products, contents, asked.page + 1);
    announce(found.corrected === undefined ? said : `${panelText.corrected(found.corrected)}. ${said}`);
    emit('shop-searched', { query: asked.query, products, contents });
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (failure !== undefined) announce(failure);
  }, [announce, failure]);
  useScrollBack(shown !== undefined);
  const { filters, values, products } = shown?.answer ?? {};
  useEffect(() => {
    meet({
      offered: filters && values && products && { filters, values, total: products.total },
      isAsking,
      filter: (params) => go({ ...wanted, kind: 'products', page: 0, from: 0, filters: params }, true),
    });
  }, [filters, values, products, isAsking, wanted, go]);
  useEffect(() => () => meet(undefined), []);

  /** Another page or kind: reading continues at its top. */
  const turnTo = (next: Place) => {
    go(next);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  const problem = failure !== undefined && (
    <Notice status="error" messages={[failure]}>
      <Button onClick={() => turnTo(wanted)}>{siteText.again}</Button>
    </Notice>
  );
  // The server's own results stay until newer ones arrive, so that nothing jumps or disappears.
  const isFilled = element.querySelector(':scope > :not(script, noscript, template)') !== null;
  if (shown === undefined && wanted.query !== '' && isFilled)
    return problem ? (
      <div className="site">
        {problem}
        <slot />
      </div>
    ) : (
      <slot />
    );
  const place = shown?.place ?? wanted;
  const corrected = shown?.answer.corrected;
  return (
    <div className="site" part="search">
      <SearchForm
        query={wanted.query}
        onSearch={(phrase) => go({ ...wanted, query: phrase, page: 0, from: 0, literal: false, filters: '' })}
      />
      <h2 className="site__heading" part="heading" ref={heading} tabIndex={-1}>
        {siteHeading(corrected ?? place.query)}
      </h2>
      {corrected !== undefined && (
        <p className="site__corrected" part="corrected">
          <span>{`${siteText.instead(place.query)} `}</span>
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
      {shown === undefined && isAsking && <ResultsSkeleton />}
      {shown !== undefined && (
        <FoundPanel
          {...shown}
          {...rows}
          wanted={isAsking ? wanted : shown.place}
          isAsking={isAsking}
          onChange={go}
          onPage={turnTo}
        />
      )}
    </div>
  );
}
