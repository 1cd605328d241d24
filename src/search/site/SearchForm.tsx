/** Decides what the search page's own box is: a form that works without us too. */
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useHost } from '../../element/useHost';
import { Search } from '../../ui/icons';
import { boxText, siteText } from '../text';

export function SearchForm({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const id = useId();
  const { element } = useHost();
  const field = useRef<HTMLInputElement>(null);
  // At first it stands there, or what was typed before this was.
  const known = useRef(query);
  useEffect(() => {
    if (field.current && known.current !== query) field.current.value = query;
    known.current = query;
  }, [query]);
  // What was typed into the template's own box meanwhile comes along.
  useEffect(() => {
    const before = element.querySelector<HTMLInputElement>('input:not([type=hidden])');
    if (field.current && before && before.value !== before.defaultValue) field.current.value = before.value;
  }, [element]);
  // Before the template's box is gone, and the focus with it.
  useLayoutEffect(() => {
    if (element.querySelector('input:focus') !== null) field.current?.focus({ preventScroll: true });
  }, [element]);
  return (
    <form
      role="search"
      // The header's box is the other one.
      aria-label={siteText.form}
      className="searchbox"
      part="box"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(field.current?.value.trim() ?? '');
      }}
    >
      <label className="only-spoken" htmlFor={id}>
        {boxText.label}
      </label>
      <div className="control searchbox__control" part="control">
        <input
          ref={field}
          id={id}
          // Where the view never comes, the page's own address is asked: the phrase stands there by this name.
          name="query"
          className="control__input"
          part="input"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={boxText.label}
          defaultValue={query}
        />
        <button className="searchbox__button" part="button" title={boxText.button}>
          <Search size={20} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
