/** Decides how results are listed: title, description, the first of their links. */
import { memo } from 'react';
import { linkUrl } from '../../page/safe-url';
import { Skeleton } from '../../ui/Skeleton';
import { MarkedTitle } from '../MarkedTitle';
import type { SearchResult } from '../schema';
import { siteText } from '../text';

interface ResultsProps {
  readonly results: readonly SearchResult[];
  /** What is marked in them. */
  readonly phrase: string;
  /** Place of the first one among all, counted from 0. */
  readonly from: number;
  readonly total: number;
}

export function Results({ results, phrase, from, total }: ResultsProps) {
  if (results.length === 0) {
    return (
      <div className="site__empty" part="empty">
        <strong>{siteText.none}</strong>
        <p>{siteText.advice}</p>
      </div>
    );
  }
  return (
    <>
      <p className="muted number">
        {results.length === 1
          ? siteText.single(from + 1, total)
          : siteText.range(from + 1, from + results.length, total)}
      </p>
      <ol className="results" part="results" start={from + 1}>
        {results.map((result, nth) => (
          <Result key={nth} result={result} phrase={phrase} />
        ))}
      </ol>
    </>
  );
}

const Result = memo(({ result: { title, description, links }, phrase }: { result: SearchResult; phrase: string }) => {
  const href = linkUrl(links[0]?.url);
  return (
    <li className="result" part="result">
      <h3 className="result__title">
        {href === undefined ? (
          <MarkedTitle html={title} phrase={phrase} />
        ) : (
          <a href={href}>
            <MarkedTitle html={title} phrase={phrase} />
          </a>
        )}
      </h3>
      {description !== undefined && (
        <p className="result__text">
          <MarkedTitle html={description} phrase={phrase} />
        </p>
      )}
    </li>
  );
});

export const ResultsSkeleton = () => (
  <div className="results" aria-busy="true">
    {[...Array(5).keys()].map((nth) => (
      <div className="result" key={nth}>
        <Skeleton width={`${48 - nth * 4}%`} />
        <Skeleton lines={2} />
      </div>
    ))}
  </div>
);
