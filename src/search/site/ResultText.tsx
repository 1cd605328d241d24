/** Title and description of a result, and the settings of product rows. */
import type { Prices } from '../../page/currency';
import { linkUrl } from '../../page/safe-url';
import { MarkedTitle } from '../MarkedTitle';
import type { SearchResult } from '../schema';

/** Settings shared by all rows. */
export interface RowSetup {
  readonly addUrl: string | undefined;
  readonly cartUrl: string | undefined;
  readonly currency: string;
  readonly prices: Prices;
  readonly added: 'dialog' | 'notice';
}

export interface ResultProps {
  readonly result: Pick<SearchResult, 'title' | 'description' | 'links'>;
  readonly phrase: string;
}

/** The title, as a link if the result has one. */
export const ResultTitle = ({ result: { title, links }, phrase }: ResultProps) => {
  const href = linkUrl(links[0]?.url);
  return (
    <h3 className="result__title">
      {href === undefined ? (
        <MarkedTitle html={title} phrase={phrase} />
      ) : (
        <a href={href}>
          <MarkedTitle html={title} phrase={phrase} />
        </a>
      )}
    </h3>
  );
};

export const ResultText = ({ result: { description }, phrase }: ResultProps) =>
  description !== undefined && (
    <p className="result__text">
      <MarkedTitle html={description} phrase={phrase} />
    </p>
  );
