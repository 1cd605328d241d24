/** The picker's search tools: a text field with a button for the person's position, filters, and a status line. */
import { LocateFixed } from './icons';
import { Search, X } from '../ui/icons';
import { useRef, useState } from 'react';
import type { Elements } from '../ui/content';
import { TextField } from '../fields/TextField';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { Notice } from '../ui/Notice';
import type { PointTrait } from './point';
import type { LockersState } from './source';
import { pickerText } from './text';
import type { LockerSearch } from './useLockerSearch';

const TRAITS = Object.keys(pickerText.traits) as PointTrait[];

interface ToolsProps {
  search: LockerSearch;
  autoFocus: boolean;
  hasFilters: boolean;
}

export function LockerTools({ search, autoFocus, hasFilters }: ToolsProps) {
  const field = useRef<HTMLInputElement>(null);
  const { query, setQuery, refusal } = search;
  // If there is no position, the field gets the focus.
  const locate = () => void search.locate().then((isLocated) => isLocated || field.current?.focus());
  return (
    <div className="picker__search" role="search" aria-label={pickerText.list}>
      <TextField
        ref={field}
        label={pickerText.search}
        labelHidden
        name="locker-search"
        type="search"
        value={query}
        onChange={setQuery}
        placeholder={pickerText.searchHint}
        autoComplete="off"
        before={<Search size={18} aria-hidden="true" />}
        after={
          query === '' ? (
            <IconButton label={pickerText.locate} busy={search.locating} onClick={locate}>
              <LocateFixed size={20} />
            </IconButton>
          ) : (
            <IconButton label={pickerText.clear} onClick={() => (setQuery(''), field.current?.focus())}>
              <X size={20} />
            </IconButton>
          )
        }
        autoFocus={autoFocus}
      />
      {hasFilters && (
        <div className="picker__chips" role="group" aria-label={pickerText.filters}>
          {search.networks.map((network) => (
            <Chip
              key={network}
              name={`locker-network-${network}`}
              checked={search.only.has(network)}
              onToggle={() => search.toggleNetwork(network)}
            >
              {network}
            </Chip>
          ))}
          {TRAITS.map((trait) => (
            <Chip
              key={trait}
              name={`locker-${trait}`}
              checked={search.traits.has(trait)}
              onToggle={() => search.toggle(trait)}
            >
              {pickerText.traits[trait]}
            </Chip>
          ))}
        </div>
      )}
      {refusal && (
        <div role="alert">
          <Notice status="warning" messages={[pickerText.refused[refusal]]} />
        </div>
      )}
    </div>
  );
}

interface ChipProps {
  name: string;
  checked: boolean;
  onToggle: () => void;
  children: string;
}

const Chip = ({ name, checked, onToggle, children }: ChipProps) => (
  <label className="chip">
    <input type="checkbox" name={name} checked={checked} onChange={onToggle} />
    <span>{children}</span>
  </label>
);

type StatusProps = Pick<LockersState, 'columns' | 'loading' | 'failed' | 'progress'> & {
  search: LockerSearch;
  /** Name of the initial origin of distances: „adres dostawy”. */
  nearIs: string | undefined;
  onRetry: () => void;
  /** Shown beside the first line. */
  children: Elements;
};

/** Origin of the distances, number of results, and loading progress. */
export function LockerStatus({ columns, loading, failed, progress, search, nearIs, onRetry, children }: StatusProps) {
  const { results, listed, traits, only } = search;
  const total = columns.names.length;
  // While lockers load, an empty result is not final.
  const isKnown = loading ? results.rows.length > 0 : total > 0 || !failed;
  // The total of all lockers is no useful information.
  const isSelection = results.rows.length < listed.length;
  const isNear = results.origin?.kind === 'near';
  const sentence = isKnown
    ? [
        results.isFallback && pickerText.instead(results.query.trim()),
        isSelection && pickerText.lockers(results.rows.length),
        results.origin && pickerText.nearest(labelOf(results.origin)),
      ]
        .filter(Boolean)
        .join(' · ') + (isNear && nearIs ? `\n${nearIs}` : '')
    : '';
  const searchKey = `${results.query} ${[...traits, ...only].join()}`;
  const [spoken, setSpoken] = useState({ searchKey, sentence: '' });
  if (spoken.searchKey !== searchKey) setSpoken({ searchKey, sentence });
  return (
    <>
      {/* The count changes while lockers load: announce the first count of a search and the final one. */}
      <div className="picker__head">
        <p className={loading ? 'only-spoken' : 'picker__status'} role="status">
          {loading ? spoken.sentence : sentence}
        </p>
        {loading && (
          <p className="picker__status" aria-hidden="true">
            {isKnown ? sentence : pickerText.loading}
          </p>
        )}
        {children}
      </div>
      {loading && (
        <p className="picker__progress">
          <progress value={progress} aria-label={pickerText.loading} />
          <span>{` ${pickerText.loaded(Math.round(progress * 100))}`}</span>
        </p>
      )}
      {failed && (
        <div role="alert">
          <Notice
            status="error"
            messages={[total === 0 ? pickerText.failed : pickerText.failedPartly(pickerText.lockers(total))]}
          >
            <Button size="small" onClick={onRetry}>
              {pickerText.retry}
            </Button>
          </Notice>
        </div>
      )}
    </>
  );
}

const labelOf = ({ kind, label }: NonNullable<LockerSearch['results']['origin']>): string =>
  kind === 'postCode' ? pickerText.postCode(label) : label;
