/** Renders the search for orders. */
import { useState } from 'react';
import { TextField } from '../fields/TextField';
import { codeText } from '../fields/typed-text';
import { Button } from '../ui/Button';
import { Search } from '../ui/icons';
import { text } from './text';

/** The field keeps the typed text while other orders load. */
export function SearchForm({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
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
      aria-label={text.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(codeText(typed));
      }}
    >
      <TextField
        label={text.search}
        name="orders-query"
        type="search"
        enterKeyHint="search"
        hint={text.searchHint}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" icon={<Search size={18} aria-hidden="true" />}>
        {text.searchButton}
      </Button>
    </form>
  );
}
