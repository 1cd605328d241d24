/** Decides what the search page says before React: the phrase, its heading, and whether results are on their way. */
import type { Values } from '../../../element/said';
import { readQuery } from '../../../page/query';
import { siteText } from '../../text';
import { readPlace } from '../place';

export function siteScreen({ query: given }: { readonly query: string | undefined }): Values {
  const { query } = readPlace(readQuery(), given);
  return { query, heading: siteHeading(query), isEmpty: query === '' };
}

/** The page's heading, for a phrase that may be none. */
export const siteHeading = (query: string): string => (query === '' ? siteText.start : siteText.results(query));
