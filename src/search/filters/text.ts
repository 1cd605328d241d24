/** Polish texts of the filters. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const filterText = texts('search.filters', {
  query: 'Szukaj na liście',
  brands: 'Marka',
  price: phrase('Cena netto ({currency})'),
  from: 'od',
  to: 'do',
  offer: 'Oferta',
  availability: 'Dostępność',
  showAll: 'pokaż wszystkie',
  showLess: 'pokaż mniej',
  inFilter: phrase('Szukaj w filtrze: {name}'),
  noEntries: 'Brak pasujących pozycji',
  chosen: 'Wybrane filtry',
  phrase: phrase('„{query}”'),
  remove: phrase('Usuń filtr: {label}'),
  clear: 'Wyczyść wszystkie',
  submit: 'Pokaż produkty',
  form: 'Filtry',
  show: phrase({
    one: 'Pokaż {count}\u00A0produkt',
    few: 'Pokaż {count}\u00A0produkty',
    many: 'Pokaż {count}\u00A0produktów',
  }),
  found: phrase({
    one: 'Po zmianie filtrów: {count}\u00A0produkt',
    few: 'Po zmianie filtrów: {count}\u00A0produkty',
    many: 'Po zmianie filtrów: {count}\u00A0produktów',
  }),
  renewed: 'Zaktualizowano listę',
  failed: 'Nie udało się zmienić listy. Pokazujemy poprzednią.',
  again: 'Spróbuj ponownie',
  count: phrase({ one: '{count}\u00A0produkt', few: '{count}\u00A0produkty', many: '{count}\u00A0produktów' }),
  flags: {
    only_available_in_my_department: 'Dostępne w moim oddziale',
    only_available_in_other_departments: 'Dostępne w innych oddziałach',
    on_request: 'Na zamówienie',
    show_unavailable_products: 'Pokaż niedostępne',
    bestseller: 'Bestsellery',
    is_new: 'Nowości',
    on_sale: 'Wyprzedaż',
    promotion: 'Promocje',
  },
});
