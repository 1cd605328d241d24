/** Polish texts of the cart dropdown. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const text = texts('widget', {
  title: 'Koszyk',
  label: phrase('Koszyk, {products}'),
  products: phrase({ one: '{count}\u00A0produkt', few: '{count}\u00A0produkty', many: '{count}\u00A0produktów' }),
  empty: 'Twój koszyk jest pusty.',
  failed: 'Nie udało się wczytać koszyka.',
  retry: 'Spróbuj ponownie',
  loading: 'Wczytywanie koszyka…',
  toCart: 'Przejdź do koszyka',
  toCarts: 'Wszystkie koszyki',
  net: 'netto',
  gross: 'brutto',
  packages: phrase('{packages} opak.'),
  netPrices: 'ceny netto',
  grossPrices: 'ceny brutto',
  justAdded: 'Właśnie dodano',
  total: { net: 'Razem netto', gross: 'Razem brutto' },
  more: phrase('i jeszcze {lines}'),
  lines: phrase({ one: '{count}\u00A0pozycja', few: '{count}\u00A0pozycje', many: '{count}\u00A0pozycji' }),
});
