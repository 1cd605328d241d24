/** Polish texts that the search boxes and their results share. */
import { phrase } from '../page/phrase';
import { texts } from '../page/texts';

export const boxText = texts('search.box', {
  label: 'Wpisz wyszukiwaną frazę',
  button: 'Użyj wyszukiwarki',
  searching: 'Trwa wyszukiwanie',
  found: 'Znalezione produkty',
  list: 'Podpowiedzi',
  categories: 'Kategorie',
  none: 'Brak wyników',
  gross: 'brutto',
  net: 'netto',
  onDemand: 'Na życzenie',
  onRequest: 'Na zamówienie',
  add: 'Dodaj produkt',
  addTitled: phrase('Dodaj produkt: {title}'),
  adding: phrase('Dodawanie: {title}'),
  added: phrase('Dodano: {title}'),
  /** Announced when suggestions arrive; `found` consists of the next two texts. */
  suggestions: phrase('Podpowiedzi: {found}. Wybierz strzałkami.'),
  productCount: phrase({ one: '{count}\u00A0produkt', few: '{count}\u00A0produkty', many: '{count}\u00A0produktów' }),
  categoryCount: phrase({
    one: '{count}\u00A0kategoria',
    few: '{count}\u00A0kategorie',
    many: '{count}\u00A0kategorii',
  }),
  phrases: phrase({
    one: '{count}\u00A0podpowiedź. Wybierz strzałkami.',
    few: '{count}\u00A0podpowiedzi. Wybierz strzałkami.',
    many: '{count}\u00A0podpowiedzi. Wybierz strzałkami.',
  }),
});

export const panelText = texts('search.panel', {
  all: phrase('Zobacz wszystkie ({total})'),
  corrected: phrase('Pokazujemy podobne do „{query}”'),
  literal: phrase('Szukaj dokładnie „{query}”'),
  advice: 'Sprawdź pisownię albo użyj krótszego słowa.',
  recent: 'Ostatnio szukane',
  forget: 'Wyczyść ostatnio szukane',
  forgotten: 'Wyczyszczono',
  popular: 'Często wyszukiwane',
  popularProducts: 'Popularne produkty',
  adviser: 'Zapytaj opiekuna',
});

export const productText = texts('search.product', {
  available: phrase('Dostępne: {amount}'),
  unavailable: 'Niedostępne',
  from: phrase('od {date}'),
});
