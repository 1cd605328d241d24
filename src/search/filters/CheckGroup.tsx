/** A filter with checkboxes: three entries, then all of them, and a search box if there are many (rule S10). */
import { useId, useState } from 'react';
import { fold } from '../../fields/fold';
import { sameId } from '../../http/tolerant';
import type { Id } from '../../http/tolerant';
import type { Filters } from './schema';
import { filterText } from './text';
import { Tick } from './Tick';

/** Number of entries before "pokaż wszystkie". */
const COLLAPSED_COUNT = 3;

interface CheckGroupProps {
  /** The parameter's name, with its brackets. */
  readonly name: string;
  readonly title: string;
  readonly values: Filters['brands'];
  readonly chosen: readonly Id[];
}

export function CheckGroup({ name, title, values, chosen }: CheckGroupProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [phrase, setPhrase] = useState('');
  const listId = useId();
  if (values.length === 0) return null;
  const isMore = values.length > COLLAPSED_COUNT;
  const isChosen = (id: Id) => chosen.some((one) => sameId(one, id));
  // Chosen entries are always visible. Hidden entries stay in the form, because their ticks must not get lost.
  const isVisible = (index: number, id: Id, entry: string) =>
    phrase.trim() === ''
      ? showsAll || index < COLLAPSED_COUNT || isChosen(id)
      : fold(entry).includes(fold(phrase.trim()));
  const visible = values.map(({ id, name: entry }, index) => isVisible(index, id, entry));
  return (
    <fieldset className="group" part="filter">
      <legend className="group__title">{title}</legend>
      {isMore && (
        <span className="control group__search" part="control">
          <input
            className="control__input"
            part="input"
            type="search"
            autoComplete="off"
            aria-label={filterText.inFilter(title)}
            placeholder={filterText.inFilter(title)}
            value={phrase}
            onChange={(event) => setPhrase(event.target.value)}
            // Enter searches the entries; it must not submit the form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </span>
      )}
      <ul className="group__entries" id={listId}>
        {values.map(({ id, name: entry, count }, index) => (
          <li key={String(id)} hidden={!visible[index]}>
            <Tick name={name} value={String(id)} label={entry} count={count} isTicked={isChosen(id)} />
          </li>
        ))}
      </ul>
      {!visible.includes(true) && <p className="muted">{filterText.noEntries}</p>}
      {isMore && phrase.trim() === '' && (
        <button
          type="button"
          className="button button--quiet button--small group__more"
          part="button"
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? filterText.showLess : filterText.showAll}
        </button>
      )}
    </fieldset>
  );
}
