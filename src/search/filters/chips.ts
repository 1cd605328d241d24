/** Lists the chosen filters with their labels, and the filters that remain without each. */
import { sameId } from '../../http/tolerant';
import { currencySign, formatNumber } from '../../ui/money';
import type { Filters, FilterValues } from './schema';
import { filterText } from './text';
import { FLAGS } from '../filter-names';
import { isRange } from './query';

export interface Chip {
  readonly label: string;
  readonly without: FilterValues;
}

const rangeText = (from: string | undefined, to: string | undefined): string =>
  [from && `${filterText.from} ${formatNumber(from)}`, to && `${filterText.to} ${formatNumber(to)}`]
    .filter(Boolean)
    .join(' ');

/** One chip per chosen entry, range or flag. The id is the label of an entry that the listing no longer offers. */
export function chipsOf({ brands, properties }: Filters, values: FilterValues, currency: string): readonly Chip[] {
  const brandName = (id: string | number) => brands.find((one) => sameId(one.id, id))?.name ?? String(id);
  const chips: Chip[] = [];
  if (values.query) chips.push({ label: filterText.phrase(values.query), without: { ...values, query: undefined } });
  for (const id of values.br) {
    const without = { ...values, br: values.br.filter((one) => !sameId(one, id)) };
    chips.push({ label: `${filterText.brands}: ${brandName(id)}`, without });
  }
  if (values.c?.min !== undefined || values.c?.max !== undefined) {
    const label = `${filterText.price(currencySign(currency))}: ${rangeText(values.c.min, values.c.max)}`;
    chips.push({ label, without: { ...values, c: undefined } });
  }
  for (const [key, chosen] of Object.entries(values.pr)) {
    const property = properties.find(({ id }) => String(id) === key);
    const name = property?.name ?? key;
    const { [key]: _, ...others } = values.pr;
    if (isRange(chosen)) {
      if (chosen.min === undefined && chosen.max === undefined) continue;
      chips.push({ label: `${name}: ${rangeText(chosen.min, chosen.max)}`, without: { ...values, pr: others } });
      continue;
    }
    for (const id of chosen) {
      const rest = chosen.filter((one) => !sameId(one, id));
      const value = property?.values.find((one) => sameId(one.id, id))?.name ?? String(id);
      const pr = rest.length > 0 ? { ...values.pr, [key]: rest } : others;
      chips.push({ label: `${name}: ${value}`, without: { ...values, pr } });
    }
  }
  for (const flag of FLAGS) {
    if (values[flag]) chips.push({ label: filterText.flags[flag], without: { ...values, [flag]: false } });
  }
  return chips;
}
