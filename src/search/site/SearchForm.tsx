/** The search page's own box: a form that also works without our code. */
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useHost } from '../../element/useHost';
import { codeText } from '../../fields/typed-text';
import { Search } from '../../ui/icons';
import { boxText } from '../text';
import { siteText } from './text';

export function SearchForm({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const id = useId();
  const { element } = useHost();
  const field = useRef<HTMLInputElement>(null);
  // The initial phrase, which the field shows unless the person has already typed.
  const lastQuery = useRef(query);
  useEffect(() => {
    if (field.current && lastQuery.current !== query) field.current.value = query;
    lastQuery.current = query;
  }, [query]);
  // Takes over text typed into the template's box meanwhile.
  useEffect(() => {
    const before = element.querySelector<HTMLInputElement>('input:not([type=hidden])');
    if (field.current && before && before.value !== before.defaultValue) field.current.value = before.value;
  }, [element]);
  // A layout effect, because the focus must move before the removal of the template's box.
  useLayoutEffect(() => {
    if (element.querySelector('input:focus') !== null) field.current?.focus({ preventScroll: true });
  }, [element]);
  return (
    <form
      role="search"
      // A different label from the header's search box.
      aria-label={siteText.form}
      className="searchbox"
      part="box"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(codeText(field.current?.value ?? ''));
      }}
    >
      <label className="only-spoken" htmlFor={id}>
        {boxText.label}
      </label>
      <div className="control searchbox__control" part="control">
        <input
          ref={field}
          id={id}
          // Without the view, the browser submits to the page's URL with this parameter.
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
