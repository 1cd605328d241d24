/** Decides what `<shop-filters>` is: the listing's filter form, which the browser itself submits by GET (rule S9). */
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { shopFilters } from '../../../elements/shop-filters';
import type { PropsOf } from '../../element/declare';
import { useHost } from '../../element/useHost';
import { absoluteUrl } from '../../page/address';
import { linkUrl } from '../../page/safe-url';
import { Button } from '../../ui/Button';
import { currencySign } from '../../ui/money';
import type { FilterValues } from '../schema';
import { filterText } from '../text';
import { CheckGroup } from './CheckGroup';
import { Chips } from './Chips';
import { FlagGroups } from './FlagGroups';
import { speakThrough, takeFocus } from './outer-form';
import { decimalText, filterParams, isRange, readFilterParams, unofferedParams } from './query';
import type { Param } from './query';
import { RangeGroup, rangeOf } from './RangeGroup';

export { filterStyles as styles } from '../styles';

type Props = PropsOf<typeof shopFilters>;

const NO_FILTERS = { brands: [], properties: [], aggs: undefined, noFilteredAggs: undefined };
const NO_VALUES = readFilterParams([]);

/** What is ticked in the template's own form, which a quick person has used before the element was ready; what has no control there is as in `values`. */
function tickedIn(element: HTMLElement, values: FilterValues): FilterValues {
  const form = element.querySelector('form');
  if (form === null) return values;
  const controls = [...form.elements] as HTMLInputElement[];
  const isBeside = ([name, value]: Param) =>
    !controls.some((one) => one.name === name && (one.type !== 'checkbox' || one.value === value));
  const typed = [...new FormData(form)].filter((one): one is [string, string] => typeof one[1] === 'string');
  return readFilterParams([...filterParams(values).filter(isBeside), ...typed]);
}

/** Only what is chosen goes into the address, and numbers as servers read them. */
function tidy(data: FormData): void {
  for (const name of new Set(data.keys())) {
    const kept = data.getAll(name).filter((value) => value !== '');
    data.delete(name);
    for (const value of kept) data.append(name, /\[(min|max)\]$/.test(name) ? decimalText(String(value)) : value);
  }
}

export default function Filters({ baseUrl, filters = NO_FILTERS, values = NO_VALUES, currency }: Props) {
  const { element } = useHost();
  // A misprinted one is as good as none.
  const listing = linkUrl(baseUrl);
  const base = absoluteUrl(listing);
  // The base's own parameters, an order of sorting perhaps, are sent along: a GET form drops its action's query.
  const own: readonly Param[] = listing === undefined ? [] : [...new URL(listing).searchParams];
  const [action = base] = base.split('?', 1);
  const [atFirst] = useState(() => ({ values, ticked: tickedIn(element, values) }));
  const ticked = values === atFirst.values ? atFirst.ticked : values;
  const formId = useId();
  /** On a phone the products come first: there the form opens on demand, or stays with who is in it. Elsewhere CSS shows it in any case. */
  const [isUnfolded, setIsUnfolded] = useState(() => element.querySelector('form :focus') !== null);
  return (
    <div className="filters" part="filters">
      <Chips base={listing === undefined ? action : base} filters={filters} values={values} currency={currency} />
      <button
        type="button"
        className="button button--secondary button--medium filters__fold"
        part="button"
        aria-expanded={isUnfolded}
        aria-controls={formId}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        <span className="button__face">
          <SlidersHorizontal size={18} aria-hidden="true" />
          {filterText.form}
        </span>
      </button>
      {/* Other values from the server are another form: what was ticked for the old ones does not stay. */}
      <form
        key={JSON.stringify(ticked)}
        id={formId}
        className={isUnfolded ? 'filters__form' : 'filters__form filters__form--folded'}
        part="form"
        method="get"
        action={action}
        aria-label={filterText.form}
        ref={(form) => {
          if (form !== null) takeFocus(element, form);
          const listen = (event: FormDataEvent) => tidy(event.formData);
          form?.addEventListener('formdata', listen);
          const outer = element.querySelector('form');
          const stop = form && outer && speakThrough(outer, element, form);
          return () => {
            form?.removeEventListener('formdata', listen);
            stop?.();
          };
        }}
      >
        {[...own, ...unofferedParams(filters, ticked)].map(([name, value], nth) => (
          <input key={nth} type="hidden" name={name} value={value} />
        ))}
        <QueryField value={ticked.query ?? ''} />
        <CheckGroup name="br[]" title={filterText.brands} values={filters.brands} chosen={ticked.br} />
        <RangeGroup name="c" title={filterText.price(currencySign(currency))} chosen={ticked.c} />
        {filters.properties.map((property) => {
          const chosen = ticked.pr[String(property.id)];
          const name = `pr[${property.id}]`;
          return property.is_numeric ? (
            <RangeGroup
              key={name}
              name={name}
              title={property.name}
              chosen={isRange(chosen) ? chosen : undefined}
              bounds={rangeOf(property.values)}
            />
          ) : (
            <CheckGroup
              key={name}
              name={`${name}[]`}
              title={property.name}
              values={property.values}
              chosen={Array.isArray(chosen) ? chosen : []}
            />
          );
        })}
        <FlagGroups filters={filters} ticked={ticked} />
        <Button type="submit" variant="primary" wide>
          {filterText.submit}
        </Button>
      </form>
    </div>
  );
}

const QueryField = ({ value }: { value: string }) => (
  <label className="group">
    <span className="field__label">{filterText.query}</span>
    <span className="control" part="control">
      <input className="control__input" part="input" type="search" name="query" defaultValue={value} />
    </span>
  </label>
);
