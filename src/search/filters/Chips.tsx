/** The chosen filters, each a link to the listing without it. */
import type { MouseEvent } from 'react';
import { X } from '../../ui/icons';
import { isModified } from '../../ui/modifiers';
import type { Filters, FilterValues } from './schema';
import { filterText } from './text';
import { chipsOf } from './chips';
import { filterParams, listingHref, readFilterParams } from './query';

const NOTHING = readFilterParams([]);

interface ChipsProps {
  readonly base: string;
  readonly filters: Filters;
  readonly values: FilterValues;
  readonly currency: string;
  /** Applies the remaining filters at once. */
  readonly onTake?: ((left: FilterValues) => void) | undefined;
}

export function Chips({ base, filters, values, currency, onTake }: ChipsProps) {
  const chips = chipsOf(filters, values, currency);
  if (chips.length === 0) return null;
  const take = (left: FilterValues) => (event: MouseEvent) => {
    if (onTake === undefined || isModified(event)) return;
    event.preventDefault();
    // The focus moves to an adjacent chip, else to the filters' button, else to the filters.
    const chip = event.currentTarget.closest('li');
    const next = chip?.nextElementSibling ?? chip?.previousElementSibling;
    const list = chip?.parentElement;
    const button = list?.nextElementSibling as HTMLElement | null | undefined;
    (next?.querySelector('a') ?? (button?.checkVisibility() ? button : list?.parentElement))?.focus();
    onTake(left);
  };
  return (
    <ul className="chips" part="chips" aria-label={filterText.chosen}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <a
            className="chip"
            part="chip"
            href={listingHref(base, filterParams(without))}
            aria-label={filterText.remove(label)}
            onClick={take(without)}
          >
            <span>{label}</span>
            <X size={14} aria-hidden="true" />
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a className="chips__clear" href={base} onClick={take(NOTHING)}>
            {filterText.clear}
          </a>
        </li>
      )}
    </ul>
  );
}
