/** Decides the whole table of what the specification says about the cart, and what of the same sections belongs to other issues. */
import { calls } from './calls';
import { rules } from './rules';
import type { Said } from './said';
import { screens } from './screens';

export const cart: readonly Said[] = [...screens, ...rules, ...calls];

/** What these sections say about other things than the cart, and the issue that shows it. */
export const elsewhere: readonly {
  readonly section: Said['section'];
  readonly says: string;
  readonly issue: string;
}[] = [
  {
    section: 2,
    says: 'Locker map: kind of point, country, provider, place of the person.',
    issue: 'The parcel-locker picker',
  },
  { section: 2, says: 'Suggester, add-product box, site search, filters.', issue: 'Search' },
  {
    section: 2,
    says: 'Calculator, add-to-cart dialog, favourites, regulations, tabs, selects, questions, slider, checkbox.',
    issue: 'Product page, favourites, account and the small widgets',
  },
  { section: 4, says: 'Favourites, add-product box, site search, calculator.', issue: 'Search; Product page' },
  {
    section: 5,
    says: 'Calculator, suggestion lookup, add-to-cart dialog, regulations, passwords, NIP field.',
    issue: 'Search; Product page',
  },
  {
    section: 7,
    says: 'Favourites, suggestions, search, autocomplete, add-to-cart, add-product; their measuring.',
    issue: 'Search; Product page',
  },
  { section: 8, says: 'Failures of add-to-cart, add-product and suggestions.', issue: 'Search; Product page' },
  {
    section: 9,
    says: 'Debounces and sizes of search, filters, on-request days, spare percentage, units, slider, stored values, map.',
    issue: 'Search; Product page; The parcel-locker picker',
  },
];
