/** Decides how the filters and the site search of one page share, in the page's store, what can be filtered and what is chosen. */
import { addSlice, shopStore } from '../../store/store';
import type { Filters, FilterValues } from './schema';

/** What the page's site search offers its filters. */
export interface SiteSearchSlice {
  /** The filters of the newest results; undefined until there are some, or if the server sends none. */
  readonly offered: { readonly filters: Filters; readonly values: FilterValues; readonly total: number } | undefined;
  readonly isAsking: boolean;
  /** Searches with these filter parameters, written as in an address. */
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
