/** Decides how the picker is searched: a text field, a button for the person's own position, filters, and a status line. */
import { LocateFixed } from './icons';
import { Search, X } from '../ui/icons';
import { useRef, useState } from 'react';
import { TextField } from '../fields/TextField';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { Notice } from '../ui/Notice';
import type { PointTrait } from './point';
import type { LockersState } from './source';
import { pickerText } from './text';
import type { LockerSearch } from './useLockerSearch';

const TRAITS = Object.keys(pickerText.traits) as PointTrait[];

export function LockerTools({ search, autoFocus }: { search: LockerSearch; autoFocus: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const { query, setQuery, refusal } = search;
  // If the position is refused, the person goes on by typing.
  const locate = () => void search.locate().then((found) => found || field.current?.focus());
  return (
    <div className="picker__search" role="search" aria-label={pickerText.list}>
      <TextField
        ref={field}
        label={pickerText.search}
        name="locker-search"
        type="search"
        value={query}
        onChange={setQuery}
        placeholder={pickerText.searchHint}
        autoComplete="off"
        before={<Search size={18} aria-hidden="true" />}
        after={
          query !== '' && (
            <IconButton label={pickerText.clear} size="small" onClick={() => (setQuery(''), field.current?.focus())}>
              <X size={18} />
            </IconButton>
          )
        }
        autoFocus={autoFocus}
      />
      <div className="picker__filters">
        <Button
          size="small"
          icon={<LocateFixed size={16} aria-hidden="true" />}
          busy={search.locating}
          onClick={locate}
        >
          {pickerText.locate}
        </Button>
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
      </div>
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

type StatusProps = Pick<LockersState, 'loading' | 'failed' | 'progress'> & {
  total: number;
  search: LockerSearch;
  retry: () => void;
};

/** How many lockers were found, where distances count from, and what is still loading. */
export function LockerStatus({
  loading,
  failed,
  progress,
  total,
  search: { found, traits, only },
  retry,
}: StatusProps) {
  const isKnown = total > 0 || !(loading || failed);
  const count = pickerText.lockers(found.rows.length);
  const sentence = isKnown
    ? [
        found.isInstead && pickerText.instead(found.query.trim()),
        count,
        found.origin && pickerText.nearest(labelOf(found.origin)),
      ]
        .filter(Boolean)
        .join(' · ')
    : '';
  const asked = `${found.query} ${[...traits, ...only].join()}`;
  const [heard, hear] = useState({ asked, sentence: '' });
  if (heard.asked !== asked) hear({ asked, sentence });
  return (
    <>
      {/* While lockers load, the count keeps changing: speak only what a search finds, and the final result. */}
      <p className={loading ? 'only-spoken' : 'picker__status'} role="status">
        {loading ? heard.sentence : sentence}
      </p>
      {loading && (
        <p className="picker__status" aria-hidden="true">
          {isKnown ? sentence : pickerText.loading}
        </p>
      )}
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
            <Button size="small" onClick={retry}>
              {pickerText.retry}
            </Button>
          </Notice>
        </div>
      )}
    </>
  );
}

const labelOf = ({ kind, label }: NonNullable<LockerSearch['found']['origin']>): string =>
  kind === 'postCode' ? pickerText.postCode(label) : label;
