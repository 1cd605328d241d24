/** Renders the search for orders. */
import { useState } from 'react';
import { TextField } from '../fields/TextField';
import { codeText } from '../fields/typed-text';
import { Button } from '../ui/Button';
import { Search } from '../ui/icons';
import type { OrderView } from './schema';
import { text } from './text';
import { emptyTitle, searchName } from './views';

interface SearchFormProps {
  readonly query: string;
  /** The list that is searched; orders, if undefined. */
  readonly view: OrderView | undefined;
  readonly onSearch: (query: string) => void;
}

/** The field keeps the typed text while other orders load. */
export function SearchForm({ query, view, onSearch }: SearchFormProps) {
  const name = searchName(view);
  const [typed, setTyped] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  if (lastQuery !== query) {
    setLastQuery(query);
    setTyped(query);
  }
  return (
    <form
      className="orders__search"
      part="search"
      role="search"
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(codeText(typed));
      }}
    >
      <TextField
        label={name}
        name="orders-query"
        type="search"
        enterKeyHint="search"
        hint={emptyTitle(view) === undefined ? text.searchHint : text.searchHintInView}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" icon={<Search size={18} aria-hidden="true" />}>
        {text.searchButton}
      </Button>
    </form>
  );
}
