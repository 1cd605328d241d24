/** English texts of search, suggestions and filters. */
import type { Translation } from '../page/texts';
import type { boxText, panelText, productText } from './text';
import type { filterText } from './filters/text';
import type { pasteText } from './add-product/text';
import type { siteText } from './site/text';

const box: Translation<typeof boxText> = {
  'search.box': {
    label: 'Enter a search phrase',
    list: 'Suggestions',
    button: 'Search',
    searching: 'Searching',
    found: 'Products found',
    categories: 'Categories',
    none: 'No results',
    gross: 'gross',
    net: 'net',
    onDemand: 'Made to order',
    onRequest: 'On request',
    add: 'Add product',
    addTitled: 'Add product: {title}',
    adding: 'Adding: {title}',
    added: 'Added: {title}',
    suggestions: 'Suggestions: {found}. Use the arrow keys to choose.',
    productCount: { one: '{count}\u00A0product', other: '{count}\u00A0products' },
    categoryCount: { one: '{count}\u00A0category', other: '{count}\u00A0categories' },
    phrases: {
      one: '{count}\u00A0suggestion. Use the arrow keys to choose.',
      other: '{count}\u00A0suggestions. Use the arrow keys to choose.',
    },
  },
};

const panel: Translation<typeof panelText> = {
  'search.panel': {
    all: 'See all ({total})',
    corrected: 'Showing results similar to “{query}”',
    literal: 'Search for exactly “{query}”',
    advice: 'Check the spelling or use a shorter word.',
    recent: 'Last searches',
    forget: 'Clear last searches',
    forgotten: 'Cleared',
    popular: 'Often searched for',
    popularProducts: 'Popular products',
    adviser: 'Ask your adviser',
  },
};

const product: Translation<typeof productText> = {
  'search.product': {
    available: 'Available: {amount}',
    unavailable: 'Not available',
    from: 'from {date}',
  },
};

const paste: Translation<typeof pasteText> = {
  'search.paste': {
    title: 'Pasted lines',
    sku: 'SKU',
    quantity: 'Quantity',
    verdict: 'Result',
    waiting: 'Waiting',
    adding: 'Adding…',
    added: 'Added',
    unknown: 'No product with this SKU was found',
    ambiguous: 'Several products match this SKU',
    unsure: 'It is not clear which number is the quantity',
    leftOut: 'Row left out',
    badQuantity: 'Invalid quantity',
    notAsked: 'The SKU could not be checked. Please try again.',
    download: 'Download the lines not added',
    file: 'lines-not-added.csv',
    reason: 'Reason',
    close: 'Close',
    refresh: 'Reload the page',
    progress: '{done} of {all} checked',
    result: { one: 'Added {added} of {count}\u00A0line', other: 'Added {added} of {count}\u00A0lines' },
  },
};

const site: Translation<typeof siteText> = {
  'search.site': {
    products: 'Products',
    contents: 'Pages',
    form: 'In the whole shop',
    tabs: 'Kind of results',
    pages: 'Pages of results',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {page}',
    results: 'Results for “{query}”',
    range: '{from}–{to} of {total}',
    single: '{place} of {total}',
    none: 'No results',
    advice: 'Check the spelling or use a shorter word.',
    start: 'Enter what you are looking for: a name, an SKU or a brand.',
    again: 'Try again',
    more: 'Show more',
    instead: 'No results for “{query}”',
    withoutFilters: 'Search without filters',
    sort: 'Sort',
    sorts: {
      relevance: 'Best match',
      price_asc: 'Cheapest first',
      price_desc: 'Most expensive first',
      name: 'By name',
    },
    announced: 'Products: {products}, pages: {contents}. Page {page}.',
  },
};

const filters: Translation<typeof filterText> = {
  'search.filters': {
    query: 'Search this list',
    brands: 'Brand',
    price: 'Net price ({currency})',
    from: 'from',
    to: 'to',
    offer: 'Offers',
    availability: 'Availability',
    showAll: 'show all',
    showLess: 'show less',
    inFilter: 'Search the filter: {name}',
    noEntries: 'No matching entries',
    chosen: 'Active filters',
    phrase: '“{query}”',
    remove: 'Remove filter: {label}',
    clear: 'Clear all',
    submit: 'Show products',
    form: 'Filters',
    show: { one: 'Show {count}\u00A0product', other: 'Show {count}\u00A0products' },
    found: { one: '{count}\u00A0product with these filters', other: '{count}\u00A0products with these filters' },
    renewed: 'The list was refreshed',
    failed: 'The list could not be changed. The previous one is shown.',
    again: 'Try again',
    count: { one: '{count}\u00A0product', other: '{count}\u00A0products' },
    flags: {
      only_available_in_my_department: 'Available at my branch',
      only_available_in_other_departments: 'Available at other branches',
      on_request: 'On request',
      show_unavailable_products: 'Show unavailable products',
      bestseller: 'Bestsellers',
      is_new: 'New',
      on_sale: 'Clearance',
      promotion: 'Special offers',
    },
  },
};

export const english = { ...box, ...panel, ...product, ...paste, ...site, ...filters };
