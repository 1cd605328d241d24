/** Polish texts of the fields. */
import { phrase } from '../page/phrase';
import { texts } from '../page/texts';

export const fieldText = texts('fields', {
  empty: 'Pole nie może być puste',
  invalid: 'Nieprawidłowe dane',
  tick: 'Zaznacz to pole.',
  notOffered: phrase('Wartości „{value}” nie ma na liście. Wybierz inną.'),
  optional: 'opcjonalnie',
  decrease: 'Zmniejsz ilość',
  increase: 'Zwiększ ilość',
  least: phrase('Najmniejsza ilość to {min}.'),
  most: phrase('Największa ilość to {max}.'),
  unorderable: 'Tego produktu nie można teraz zamówić.',
  leastBy: phrase('Sprzedajemy po {step}, minimum {min}.'),
  mostBy: phrase('Sprzedajemy po {step}, maksimum {max}.'),
  typed: phrase('Wpisano {typed}. {why}'),
  notTyped: phrase('Wpisano „{typed}”. {why}'),
  noneTyped: phrase('Nie wpisano ilości. {why}'),
  whole: phrase('Ilość musi być całkowita: przyjęto {now}.'),
  notNumber: 'Wpisz jedną liczbę, na przykład 12.',
  onlyNumber: 'Wpisz samą liczbę.',
  otherUnit: phrase('Ilość podaje się w jednostce {unit}: wpisz samą liczbę.'),
  twoNumbers: phrase('To może być {first} albo {second}: wpisz liczbę bez kropki.'),
  kept: phrase('Ilość bez zmian: {now}.'),
  askRemoval: 'Usunąć pozycję?',
  remove: 'Usuń',
  keep: phrase('Zostaw {now}'),
  steps: phrase('Sprzedajemy po {step}. Najbliższe ilości: {nearest}.'),
});
