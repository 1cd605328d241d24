/** Decides every Polish sentence of search, suggestions and filters. */
import { counted } from '../ui/plural';

const PRODUCTS = { one: 'produkt', few: 'produkty', many: 'produktów' };
const CATEGORIES = { one: 'kategoria', few: 'kategorie', many: 'kategorii' };
const PHRASES = { one: 'podpowiedź', few: 'podpowiedzi', many: 'podpowiedzi' };
const ROWS = { one: 'pozycja', few: 'pozycje', many: 'pozycji' };

export const boxText = {
  label: 'Wpisz wyszukiwaną frazę',
  button: 'Użyj wyszukiwarki',
  found: 'Znalezione produkty',
  categories: 'Kategorie',
  none: 'Brak wyników',
  gross: 'brutto',
  net: 'netto',
  onDemand: 'Na życzenie',
  onRequest: 'Na zamówienie',
  add: 'Dodaj produkt',
  addTitled: (title: string) => `Dodaj produkt: ${title}`,
  adding: (title: string) => `Dodawanie: ${title}`,
  added: (title: string) => `Dodano: ${title}`,
  /** Announced when suggestions arrive. */
  count: (products: number, categories: number) =>
    products + categories === 0
      ? 'Brak wyników'
      : `Podpowiedzi: ${[products > 0 && counted(products, PRODUCTS), categories > 0 && counted(categories, CATEGORIES)]
          .filter(Boolean)
          .join(', ')}. Wybierz strzałkami.`,
  phrases: (count: number) => (count === 0 ? 'Brak wyników' : `${counted(count, PHRASES)}. Wybierz strzałkami.`),
} as const;

export const pasteText = {
  title: 'Wklejone pozycje',
  sku: 'Symbol',
  quantity: 'Ilość',
  verdict: 'Wynik',
  waiting: 'Czeka',
  adding: 'Dodawanie…',
  added: 'Dodano',
  unknown: 'Nie znaleziono produktu o tym symbolu',
  ambiguous: 'Kilka produktów pasuje do tego symbolu',
  badQuantity: 'Nieprawidłowa ilość',
  notAsked: 'Nie udało się sprawdzić symbolu. Spróbuj ponownie.',
  download: 'Pobierz niedodane pozycje',
  file: 'niedodane-pozycje.csv',
  reason: 'Powód',
  close: 'Zamknij',
  refresh: 'Odśwież stronę',
  progress: (done: number, all: number) => `Sprawdzono ${done} z ${all}`,
  result: (added: number, all: number) =>
    `Dodano ${added} z ${counted(all, { ...ROWS, one: 'pozycji', few: 'pozycji' })}`,
} as const;

export const siteText = {
  products: 'Produkty',
  contents: 'Treści',
  tabs: 'Rodzaj wyników',
  pages: 'Strony wyników',
  previous: 'Poprzednia',
  next: 'Następna',
  page: (page: number) => `Strona ${page}`,
  results: (query: string) => `Wyniki dla „${query}”`,
  range: (from: number, to: number, total: number) => `${from}–${to} z ${total}`,
  none: 'Brak wyników',
  advice: 'Sprawdź pisownię albo użyj krótszego słowa.',
  start: 'Wpisz, czego szukasz: nazwę, symbol albo markę.',
  again: 'Spróbuj ponownie',
  announced: (products: number, contents: number, page: number) =>
    `Produkty: ${products}, treści: ${contents}. Strona ${page}.`,
} as const;

export const filterText = {
  query: 'Szukaj na liście',
  brands: 'Marka',
  price: 'Cena netto (zł)',
  from: 'od',
  to: 'do',
  offer: 'Oferta',
  availability: 'Dostępność',
  showAll: 'pokaż wszystkie',
  showLess: 'pokaż mniej',
  inFilter: (name: string) => `Szukaj w filtrze: ${name}`,
  noEntries: 'Brak pasujących pozycji',
  chosen: 'Wybrane filtry',
  remove: (label: string) => `Usuń filtr: ${label}`,
  clear: 'Wyczyść wszystkie',
  submit: 'Pokaż produkty',
  form: 'Filtry',
  count: (count: number) => counted(count, PRODUCTS),
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
} as const;
