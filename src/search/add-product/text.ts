/** Polish texts of the box that adds products. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const pasteText = texts('search.paste', {
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
  unsure: 'Nie wiadomo, która liczba jest ilością',
  leftOut: 'Pominięty wiersz',
  notAsked: 'Nie udało się sprawdzić symbolu. Spróbuj ponownie.',
  download: 'Pobierz niedodane pozycje',
  file: 'niedodane-pozycje.csv',
  reason: 'Powód',
  close: 'Zamknij',
  refresh: 'Odśwież stronę',
  progress: phrase('Sprawdzono {done} z {all}'),
  result: phrase('Dodano {added} z {count}\u00A0pozycji'),
});
