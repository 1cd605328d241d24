/** Decides how the filters and the site search of one page meet, in the page's store: what can be filtered, and what is chosen. */
import { addSlice, shopStore } from '../../store/store';
import type { Filters, FilterValues } from './schema';

/** What a site search on the page tells its filters. */
export interface SiteMeeting {
  /** What its newest results can be filtered by; undefined until there are some, or where the server does not say. */
  readonly offered: { readonly filters: Filters; readonly values: FilterValues; readonly total: number } | undefined;
  readonly isAsking: boolean;
  /** Searches with these parameters of filters, as they stand in an address. */
  readonly filter: (params: string) => void;
}

declare module '../../store/store' {
  interface ShopState {
    /** Undefined where no site search is on the page. */
    readonly siteSearch: SiteMeeting | undefined;
  }
}
addSlice('siteSearch', undefined);

export const meet = (siteSearch: SiteMeeting | undefined): void => shopStore.setState({ siteSearch });
