/** A range filter with two fields and the available bounds as placeholders. */
import { compare, toDecimal } from '../../http/decimal';
import { fieldNumber } from '../../ui/money';
import type { Filters } from './schema';
import { filterText } from './text';
import { decimalText, type Range } from './query';

/** The minimum and maximum of a numeric property's values; ignores other values. */
export function rangeOf(values: Filters['brands']): Range {
  const numbers = values.flatMap(({ name }) => toDecimal(decimalText(name)) ?? []).sort(compare);
  return { min: numbers[0], max: numbers.at(-1) };
}

interface RangeGroupProps {
  /** The parameter's name; the ends are `name[min]` and `name[max]`. */
  readonly name: string;
  readonly title: string;
  readonly chosen: Range | undefined;
  readonly bounds?: Range;
}

export const RangeGroup = ({ name, title, chosen, bounds }: RangeGroupProps) => (
  <fieldset className="group" part="filter">
    <legend className="group__title">{title}</legend>
    <div className="range">
      {(['min', 'max'] as const).map((end) => (
        <label key={end} className="range__end">
          <span>{end === 'min' ? filterText.from : filterText.to}</span>
          <span className="control" part="control">
            <input
              className="control__input number"
              part="input"
              type="text"
              // The decimal keypad may lack a minus sign.
              inputMode={bounds?.min?.startsWith('-') ? 'text' : 'decimal'}
              autoComplete="off"
              // Digits, optionally in groups of three, with comma or point; `normalizeFilters` submits them as a plain decimal.
              pattern="[\-−]?(\d+|\d{1,3}(\s\d{3})+)?([.,]\d+)?"
              name={`${name}[${end}]`}
              aria-label={`${title} ${end === 'min' ? filterText.from : filterText.to}`}
              defaultValue={chosen?.[end] === undefined ? '' : fieldNumber(chosen[end])}
              placeholder={bounds?.[end] === undefined ? undefined : fieldNumber(bounds[end])}
            />
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
