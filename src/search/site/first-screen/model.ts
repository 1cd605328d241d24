/** The state of the search page before React: the phrase, its heading, and whether results are loading. */
import type { Values } from '../../../element/template-expression';
import { readQuery } from '../../../page/query';
import { siteText } from '../text';
import { readLocation } from '../location';

export function siteScreen({ query: given }: { readonly query: string | undefined }): Values {
  const { query } = readLocation(readQuery(), given);
  return { query, heading: siteHeading(query), isEmpty: query === '' };
}

/** Heading of the page, also for an empty phrase. */
export const siteHeading = (query: string): string => (query === '' ? siteText.start : siteText.results(query));
