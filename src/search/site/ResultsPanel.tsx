/** The panel of results: kinds as tabs, sort order, rows, a button for more, and page links. */
import { useId, useRef } from 'react';
import { SelectField } from '../../fields/SelectField';
import { Button } from '../../ui/Button';
import { Pages } from '../../ui/Pages';
import { SORTS } from '../schema';
import type { Sort } from '../schema';
import { PAGE_SIZE } from './api';
import { siteText } from './text';
import { Contact } from './Contact';
import { KindTabs } from './KindTabs';
import { KINDS, pagesOf } from './location';
import type { SearchLocation } from './location';
import { Results } from './Results';
import type { RowSetup } from './ResultText';
import type { DisplayedResults } from './useSiteSearch';

interface PanelProps extends DisplayedResults, RowSetup {
  /** The query and page that are loading, otherwise those displayed. */
  readonly target: SearchLocation;
  /** True while other results are loading. */
  readonly isAsking: boolean;
  readonly onChange: (place: SearchLocation, isEntry?: boolean) => void;
  /** Called for another page; the view moves to its top. */
  readonly onPage: (place: SearchLocation) => void;
}

export function ResultsPanel({ place, answer, target, isAsking, onChange, onPage, ...rows }: PanelProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { results, total } = answer[place.kind];
  const pages = pagesOf(total);
  const isLast = place.page >= pages - 1;
  const isOfProducts = place.kind === 'products';
  // Only products with facts can be sorted; the server decides the order of other hits.
  const hasOrder = isOfProducts && total > 1 && (answer.filters !== undefined || place.sort !== 'relevance');
  const more = () => {
    onChange({ ...target, kind: place.kind, page: place.page + 1, from: place.from });
  };
  return (
    <>
      <KindTabs
        id={id}
        kind={place.kind}
        totals={KINDS.map((kind) => answer[kind].total)}
        onKind={(kind) => onChange({ ...place, kind, page: 0, from: 0 })}
      />
      <div
        ref={list}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${place.kind}`}
        aria-busy={isAsking}
        className="site__panel"
        part="panel"
      >
        {hasOrder && (
          <div className="site__order">
            <SelectField
              label={siteText.sort}
              name="sort"
              value={target.sort}
              options={SORTS.map((value) => ({ value, label: siteText.sorts[value] }))}
              onChange={(sort) => onChange({ ...place, sort: sort as Sort, page: 0, from: 0 }, true)}
            />
          </div>
        )}
        <Results
          {...rows}
          phrase={answer.corrected ?? place.query}
          results={results}
          from={place.from * PAGE_SIZE}
          total={total}
        />
        {results.length === 0 && isOfProducts && place.filters !== '' && (
          <p className="site__more">
            <Button onClick={() => onChange({ ...place, filters: '', page: 0, from: 0 }, true)}>
              {siteText.withoutFilters}
            </Button>
          </p>
        )}
        {results.length === 0 && <Contact />}
        {!isLast && (
          <p className="site__more">
            <Button busy={isAsking && target.page > place.page && target.from === place.from} onClick={more}>
              {siteText.more}
            </Button>
          </p>
        )}
        <Pages
          text={siteText}
          page={place.page}
          from={target.query === place.query && target.kind === place.kind ? target.page : place.page}
          pages={pages}
          onPage={(page) => onPage({ ...place, page, from: page })}
        />
      </div>
    </>
  );
}
