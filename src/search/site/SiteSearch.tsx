/** Decides what `<shop-search>` is: the site's search page with its results in products and contents (rule S8). */
import { Search } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { shopSearch } from '../../../elements/shop-search';
import type { PropsOf } from '../../element/declare';
import { useHost } from '../../element/useHost';
import { Button } from '../../ui/Button';
import { LiveRegion, useAnnounce } from '../../ui/LiveRegion';
import { Notice } from '../../ui/Notice';
import { PAGE_SIZE } from '../api';
import { boxText, siteText } from '../text';
import { KINDS, pagesOf } from './place';
import type { Place } from './place';
import { KindTabs } from './KindTabs';
import { Pages } from './Pages';
import { Results, ResultsSkeleton } from './Results';
import { useSiteSearch } from './useSiteSearch';
import type { Shown } from './useSiteSearch';

export { siteStyles as styles } from '../styles';

type Props = PropsOf<typeof shopSearch>;

export default function SiteSearch(props: Props) {
  return (
    <LiveRegion>
      <Page {...props} />
    </LiveRegion>
  );
}

function Page({ url, query }: Props) {
  const { element, emit } = useHost<typeof shopSearch>();
  const announce = useAnnounce();
  const { wanted, shown, isAsking, failure, go } = useSiteSearch(url, query, (found, asked) => {
    const [products, contents] = [found.products.total, found.contents.total];
    announce(siteText.announced(products, contents, asked.page + 1));
    emit('shop-searched', { query: asked.query, products, contents });
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (failure !== undefined) announce(failure);
  }, [announce, failure]);

  /** Another page or kind: whoever reads goes on at its top. */
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
  // The server's own results stay until there are newer ones: nothing jumps, and nothing is missing meanwhile.
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
  return (
    <div className="site" part="search">
      <SearchForm query={wanted.query} onSearch={(phrase) => go({ query: phrase, kind: wanted.kind, page: 0 })} />
      <h2 className="site__heading" part="heading" ref={heading} tabIndex={-1}>
        {wanted.query === '' ? siteText.start : siteText.results((shown?.place ?? wanted).query)}
      </h2>
      {problem}
      {shown === undefined && isAsking && <ResultsSkeleton />}
      {shown !== undefined && (
        <Found {...shown} wanted={isAsking ? wanted : shown.place} isAsking={isAsking} onKind={go} onPage={turnTo} />
      )}
    </div>
  );
}

interface FoundProps extends Shown {
  /** What is on its way, else what is shown. */
  readonly wanted: Place;
  /** Others are on their way. */
  readonly isAsking: boolean;
  readonly onKind: (place: Place) => void;
  readonly onPage: (place: Place) => void;
}

function Found({ place, answer, wanted, isAsking, onKind, onPage }: FoundProps) {
  const id = useId();
  const { results, total } = answer[place.kind];
  return (
    <>
      <KindTabs
        id={id}
        kind={place.kind}
        totals={KINDS.map((kind) => answer[kind].total)}
        onKind={(kind) => onKind({ ...place, kind, page: 0 })}
      />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${place.kind}`}
        aria-busy={isAsking}
        className="site__panel"
        part="panel"
      >
        <Results phrase={place.query} results={results} from={place.page * PAGE_SIZE} total={total} />
        <Pages
          page={place.page}
          from={wanted.query === place.query && wanted.kind === place.kind ? wanted.page : place.page}
          pages={pagesOf(total)}
          onPage={(page) => onPage({ ...place, page })}
        />
      </div>
    </>
  );
}

function SearchForm({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const id = useId();
  const { element } = useHost();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = query;
  }, [query]);
  // What was typed into the template's own box meanwhile comes along.
  useEffect(() => {
    const before = element.querySelector<HTMLInputElement>('input:not([type=hidden])');
    if (field.current && before && before.value !== before.defaultValue) field.current.value = before.value;
  }, [element]);
  // Before the template's box is gone, and the focus with it.
  useLayoutEffect(() => {
    if (element.querySelector('input:focus') !== null) field.current?.focus({ preventScroll: true });
  }, [element]);
  return (
    <form
      role="search"
      // The header's box is the other one.
      aria-label={boxText.label}
      className="searchbox"
      part="box"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(field.current?.value.trim() ?? '');
      }}
    >
      <label className="only-spoken" htmlFor={id}>
        {boxText.label}
      </label>
      <div className="control searchbox__control" part="control">
        <input
          ref={field}
          id={id}
          className="control__input"
          part="input"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={boxText.label}
          defaultValue={query}
        />
        <button className="searchbox__button" part="button" title={boxText.button}>
          <Search size={20} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
