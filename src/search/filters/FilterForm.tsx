/** The filter form, which the browser submits by GET unless filters apply at once. */
import type { Ref } from 'react';
import { Button } from '../../ui/Button';
import { currencySign } from '../../ui/money';
import type { Filters, FilterValues } from './schema';
import { filterText } from './text';
import { CheckGroup } from './CheckGroup';
import { FlagGroups } from './FlagGroups';
import { isRange, unofferedParams } from './query';
import type { Param } from './query';
import { RangeGroup, rangeOf } from './RangeGroup';

interface FormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly id: string;
  readonly className: string;
  readonly action: string;
  readonly filters: Filters;
  readonly ticked: FilterValues;
  /** Further parameters to submit. */
  readonly own: readonly Param[];
  readonly currency: string;
  /** False if the phrase has its own box elsewhere. */
  readonly hasQuery: boolean;
  /** Filters apply without a button. */
  readonly isLive: boolean;
}

export function FilterForm({ filters, ticked, own, currency, hasQuery, isLive, ...form }: FormProps) {
  return (
    <form {...form} part="form" method="get" aria-label={filterText.form}>
      {[...own, ...unofferedParams(filters, ticked)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {hasQuery && <QueryField value={ticked.query ?? ''} />}
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
      {!isLive && (
        <Button type="submit" variant="primary" wide>
          {filterText.submit}
        </Button>
      )}
    </form>
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
