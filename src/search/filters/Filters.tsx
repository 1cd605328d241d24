/** The view of `<shop-filters>`: the listing's filter form, submitted by GET or applied with each tick (rule S9). */
import { useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { shopFilters } from '../../../elements/shop-filters';
import type { PropsOf } from '../../element/declare';
import { useHost } from '../../element/useHost';
import { absoluteUrl } from '../../page/url';
import { linkUrl } from '../../page/safe-url';
import { shopStore } from '../../store/store';
import { Button } from '../../ui/Button';
import { icon } from '../../ui/icon';
import { LiveRegion } from '../../ui/LiveRegion';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import './site-search-slice';
import type { FilterValues } from './schema';
import { filterText } from './text';
import { Chips } from './Chips';
import { chipsOf } from './chips';
import { FilterForm } from './FilterForm';
import { besideParams, isTouched, submitThrough, takeFocus, valuesInForm, normalizeFilters } from './outer-form';
import { filterParams, listingHref, readFilterParams } from './query';
import type { Param } from './query';
import { useLiveFilters, useAnnouncedResults } from './useLiveFilters';
import { useLiveList } from './useLiveList';
import { useNarrow } from './useNarrow';

const SlidersHorizontal = icon('M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3');

export { filterStyles as styles } from '../styles';

type Props = PropsOf<typeof shopFilters>;

const NO_FILTERS = { brands: [], properties: [], aggs: undefined, noFilteredAggs: undefined };
const NO_VALUES = readFilterParams([]);

const queryOf = (values: FilterValues): string =>
  String(new URLSearchParams(filterParams(values).map(([...one]) => one)));

export default function Filters(props: Props) {
  return (
    <LiveRegion>
      <Panel {...props} />
    </LiveRegion>
  );
}

function Panel({ baseUrl, live, list, currency, ...given }: Props) {
  const { element } = useHost();
  // Ignores an invalid base URL.
  const listing = linkUrl(baseUrl);
  const base = absoluteUrl(listing);
  // Submits the base's own parameters, for example the sort order: a GET form drops the query of its action.
  const own: readonly Param[] = listing === undefined ? [] : [...new URL(listing).searchParams];
  const [action = base] = base.split('?', 1);
  const site = useStore(shopStore, ({ siteSearch }) => siteSearch);
  // Filters of another page ignore this page's site search.
  const isHere = action === absoluteUrl(undefined).split('?', 1)[0];
  const search = isHere ? site : undefined;
  const isLive = search !== undefined || (live && list !== undefined && isHere);
  const { filters = NO_FILTERS, values = NO_VALUES, total } = search?.offered ?? given;

  const [atFirst] = useState(() => ({ values, ticked: valuesInForm(element, values), isAhead: isTouched(element) }));
  const ticked = values === atFirst.values ? atFirst.ticked : values;
  const { load, ...listState } = useLiveList(isLive && search === undefined, list);
  const { isAsking, failure } = search ? { isAsking: search.isAsking, failure: undefined } : listState;
  /** `sent` is the form's last query: a response with the same filters does not reset the form. */
  const [form, setForm] = useState(() => ({ sent: undefined as string | undefined, query: queryOf(ticked), key: 0 }));
  if (form.query !== queryOf(ticked)) {
    setForm({ ...form, query: queryOf(ticked), key: queryOf(ticked) === form.sent ? form.key : form.key + 1 });
  }
  const ofForm = useRef<HTMLFormElement>(null);

  const apply = (next: FilterValues, isOfForm = false) => {
    setForm((now) => ({ ...now, sent: isOfForm ? queryOf(next) : undefined }));
    if (search) return search.filter(queryOf({ ...next, query: undefined }));
    const outer = element.querySelector('form');
    const beside = outer ? besideParams(outer, element) : [];
    const others = own.filter(([name]) => !beside.some(([theirs]) => theirs === name));
    load(listingHref(action, [...others, ...beside, ...filterParams(next)]), true);
  };
  const applyForm = () =>
    apply(ofForm.current ? readFilterParams([...new FormData(ofForm.current)] as Param[]) : ticked, true);

  useLiveFilters({ isLive, isAhead: atFirst.isAhead, form: ofForm, apply: applyForm });
  useAnnouncedResults({ isEnabled: isLive && search === undefined, total, failure, of: values });

  const formId = useId();
  /** On a phone the form opens on demand, and is open if the template's form had the focus. On wide screens CSS always shows it. */
  const [isUnfolded, setIsUnfolded] = useState(() => element.querySelector('form :focus') !== null);
  const isSheet = useNarrow() && isLive;
  if (search && search.offered === undefined && given.filters === undefined) return null;
  const chips = chipsOf(filters, search ? { ...values, query: undefined } : values, currency).length;
  const problem = failure !== undefined && (
    <Notice status="error" messages={[failure]}>
      <Button onClick={applyForm}>{filterText.again}</Button>
    </Notice>
  );
  const formView = (
    <FilterForm
      // New values from the server remount the form, which drops old ticks.
      key={isLive ? form.key : JSON.stringify(ticked)}
      id={formId}
      className={isUnfolded || isSheet ? 'filters__form' : 'filters__form filters__form--folded'}
      action={action}
      filters={filters}
      ticked={ticked}
      own={own}
      currency={currency}
      hasQuery={search === undefined}
      isLive={isLive}
      ref={(node) => {
        ofForm.current = node;
        if (node !== null) takeFocus(element, node);
        const listen = (event: FormDataEvent) => normalizeFilters(event.formData);
        node?.addEventListener('formdata', listen);
        const outer = element.querySelector('form');
        const stop = node && outer && submitThrough(outer, element, node);
        return () => {
          ofForm.current = null;
          node?.removeEventListener('formdata', listen);
          stop?.();
        };
      }}
    />
  );
  return (
    <div className="filters" part="filters" tabIndex={-1}>
      <Chips
        base={listing === undefined ? action : base}
        filters={filters}
        values={search ? { ...values, query: undefined } : values}
        currency={currency}
        onTake={isLive ? (left) => apply(left) : undefined}
      />
      <button
        type="button"
        className="button button--secondary button--medium filters__fold"
        part="button"
        aria-expanded={isSheet ? undefined : isUnfolded}
        aria-haspopup={isSheet ? 'dialog' : undefined}
        aria-controls={isSheet ? undefined : formId}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        <span className="button__face">
          <SlidersHorizontal size={18} aria-hidden="true" />
          <span>{isLive && chips > 0 ? `${filterText.form} (${chips})` : filterText.form}</span>
        </span>
      </button>
      {!(isSheet && isUnfolded) && problem}
      {isSheet ? (
        <Modal
          open={isUnfolded}
          size="large"
          title={filterText.form}
          onClose={() => setIsUnfolded(false)}
          footer={
            <Button variant="primary" wide busy={isAsking} onClick={() => setIsUnfolded(false)}>
              {total === undefined ? filterText.submit : filterText.show(total)}
            </Button>
          }
        >
          <div className="filters">
            {problem}
            {formView}
          </div>
        </Modal>
      ) : (
        formView
      )}
    </div>
  );
}
