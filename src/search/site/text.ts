/** Polish texts of the search page. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const siteText = texts('search.site', {
  products: 'Produkty',
  contents: 'Treści',
  form: 'W całym sklepie',
  tabs: 'Rodzaj wyników',
  pages: 'Strony wyników',
  previous: 'Poprzednia',
  next: 'Następna',
  page: phrase('Strona {page}'),
  results: phrase('Wyniki dla „{query}”'),
  range: phrase('{from}–{to} z {total}'),
  single: phrase('{place} z {total}'),
  none: 'Brak wyników',
  advice: 'Sprawdź pisownię albo użyj krótszego słowa.',
  start: 'Wpisz, czego szukasz: nazwę, symbol albo markę.',
  again: 'Spróbuj ponownie',
  more: 'Pokaż więcej',
  instead: phrase('Nie ma wyników dla „{query}”'),
  withoutFilters: 'Szukaj bez filtrów',
  sort: 'Sortuj',
  sorts: {
    relevance: 'Najtrafniejsze',
    price_asc: 'Najtańsze',
    price_desc: 'Najdroższe',
    name: 'Według nazwy',
  },
  announced: phrase('Produkty: {products}, treści: {contents}. Strona {page}.'),
});
