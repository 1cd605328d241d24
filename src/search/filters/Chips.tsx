/** Decides how chosen filters are shown and taken back: each is a link to the listing without it. */
import { X } from 'lucide-react';
import type { Filters, FilterValues } from '../schema';
import { filterText } from '../text';
import { chipsOf } from './chips';
import { filterParams, listingHref } from './query';

interface ChipsProps {
  readonly base: string;
  readonly filters: Filters;
  readonly values: FilterValues;
  readonly currency: string;
}

export function Chips({ base, filters, values, currency }: ChipsProps) {
  const chips = chipsOf(filters, values, currency);
  if (chips.length === 0) return null;
  return (
    <ul className="chips" part="chips" aria-label={filterText.chosen}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <a
            className="chip"
            part="chip"
            href={listingHref(base, filterParams(without))}
            aria-label={filterText.remove(label)}
          >
            <span>{label}</span>
            <X size={14} aria-hidden="true" />
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a className="chips__clear" href={base}>
            {filterText.clear}
          </a>
        </li>
      )}
    </ul>
  );
}
