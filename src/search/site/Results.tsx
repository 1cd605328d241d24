/** The list of results: product rows for hits with product facts, else title and description. */
import { memo } from 'react';
import { Skeleton } from '../../ui/Skeleton';
import type { SearchResult } from '../schema';
import { siteText } from './text';
import { isProduct, ProductRow } from './ProductRow';
import { ResultText, ResultTitle } from './ResultText';
import type { ResultProps, RowSetup } from './ResultText';

interface ResultsProps extends RowSetup {
  readonly results: readonly SearchResult[];
  /** The phrase to mark. */
  readonly phrase: string;
  /** Index of the page's first result among all results. */
  readonly from: number;
  readonly total: number;
}

export function Results({ results, phrase, from, total, ...setup }: ResultsProps) {
  if (results.length === 0) {
    return (
      <div className="site__empty" part="empty">
        <strong>{siteText.none}</strong>
        <p>{siteText.advice}</p>
        <slot name="empty" />
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
        {results.map((result, index) =>
          isProduct(result) ? (
            <ProductRow key={`${index} ${result.id}`} product={result} phrase={phrase} {...setup} />
          ) : (
            <Result key={index} result={result} phrase={phrase} />
          ),
        )}
      </ol>
    </>
  );
}

const Result = memo((props: ResultProps) => (
  <li className="result" part="result">
    <ResultTitle {...props} />
    <ResultText {...props} />
  </li>
));

export const ResultsSkeleton = () => (
  <div className="results" aria-busy="true">
    {[...Array(5).keys()].map((index) => (
      <div className="result result--awaited" key={index}>
        <Skeleton />
        <Skeleton lines={2} />
      </div>
    ))}
  </div>
);
