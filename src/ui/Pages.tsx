/** Renders the pagination of a long list. */
import { chevronGlyph } from './glyph';
import { pagesAround } from './pages-around';

export interface PagesProps {
  /** The name of the list, its buttons' labels, and the name of a page. */
  readonly text: {
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
  /** Counted from 0. */
  readonly page: number;
  /** The page that previous and next start from: the one being loaded, if any. */
  readonly from: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function Pages({ text, page, from, pages, onPage }: PagesProps) {
  if (pages < 2) return null;
  return (
    <nav className="pages" part="pages" aria-label={text.pages}>
      <button
        type="button"
        className="button button--secondary pages__step"
        disabled={from === 0}
        onClick={() => onPage(from - 1)}
      >
        {chevronGlyph('pages__back')}
        <span>{text.previous}</span>
      </button>
      {pagesAround(page, pages).map((one, index) =>
        one === undefined ? (
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            className="button button--quiet pages__page number"
            aria-label={text.page(one + 1)}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            {one + 1}
          </button>
        ),
      )}
      <button
        type="button"
        className="button button--secondary pages__step"
        disabled={from >= pages - 1}
        onClick={() => onPage(from + 1)}
      >
        <span>{text.next}</span>
        {chevronGlyph('pages__on')}
      </button>
    </nav>
  );
}
