/** The store slice that the filters and the site search of one page share. */
import { addSlice, shopStore } from '../../store/store';
import type { Filters, FilterValues } from './schema';

/** The state of the page's site search, for its filters. */
export interface SiteSearchSlice {
  /** The filters of the newest results; undefined before results, or if the server sends none. */
  readonly offered: { readonly filters: Filters; readonly values: FilterValues; readonly total: number } | undefined;
  readonly isAsking: boolean;
  /** Searches with these filter parameters, as in a URL's query. */
  readonly filter: (params: string) => void;
}

declare module '../../store/store' {
  interface ShopState {
    /** Undefined if the page has no site search. */
    readonly siteSearch: SiteSearchSlice | undefined;
  }
}
addSlice('siteSearch', undefined);

export const setSiteSearch = (siteSearch: SiteSearchSlice | undefined): void => shopStore.setState({ siteSearch });
