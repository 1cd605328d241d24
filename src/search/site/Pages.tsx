/** Decides how one goes from page to page of the results. */
import { chevronGlyph } from '../../ui/glyph';
import { siteText } from '../text';
import { pagesAround } from './place';

interface PagesProps {
  /** Counted from 0. */
  readonly page: number;
  /** From where one step further counts: the page that is on its way, if one is. */
  readonly from: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function Pages({ page, from, pages, onPage }: PagesProps) {
  if (pages < 2) return null;
  return (
    <nav className="pages" part="pages" aria-label={siteText.pages}>
      <button
        type="button"
        className="button button--secondary pages__step"
        disabled={from === 0}
        onClick={() => onPage(from - 1)}
      >
        {chevronGlyph('pages__back')}
        <span>{siteText.previous}</span>
      </button>
      {pagesAround(page, pages).map((one, nth) =>
        one === undefined ? (
          <span key={`gap ${nth}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            className="button button--quiet pages__page number"
            aria-label={siteText.page(one + 1)}
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
        <span>{siteText.next}</span>
        {chevronGlyph('pages__on')}
      </button>
    </nav>
  );
}
