/** The eight flags: kinds of offer with their counts, then availability. */
import type { Filters, FilterValues } from './schema';
import { filterText } from './text';
import { AVAILABILITY, OFFER } from '../filter-names';
import type { Flag } from '../filter-names';
import { Tick } from './Tick';

interface FlagGroupsProps {
  readonly filters: Filters;
  readonly ticked: FilterValues;
}

export function FlagGroups({ filters: { aggs, noFilteredAggs }, ticked }: FlagGroupsProps) {
  // Promotions first. Omits flags without products in the unfiltered listing, except chosen ones, which must be removable.
  const offered = OFFER.toReversed().filter((flag) => noFilteredAggs?.[flag] !== 0 || ticked[flag]);
  const tick = (flag: Flag, count?: number) => (
    <li key={flag}>
      <Tick name={flag} value="1" label={filterText.flags[flag]} count={count} isTicked={ticked[flag]} />
    </li>
  );
  return (
    <>
      {offered.length > 0 && (
        <fieldset className="group" part="filter">
          <legend className="group__title">{filterText.offer}</legend>
          <ul className="group__entries">
            {offered.map((flag) => tick(flag, aggs?.[flag] ?? noFilteredAggs?.[flag]))}
          </ul>
        </fieldset>
      )}
      <fieldset className="group" part="filter">
        <legend className="group__title">{filterText.availability}</legend>
        <ul className="group__entries">{AVAILABILITY.map((flag) => tick(flag))}</ul>
      </fieldset>
    </>
  );
}
