/** Polish texts of the dialog that files a return or complaint. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const returnText = texts('orderReturn', {
  title: phrase('Zwrot lub reklamacja: {number}'),
  until: phrase('Zgłoszenia przyjmujemy do {day}.'),
  lines: 'Czego dotyczy zgłoszenie',
  nothing: 'Zaznacz, czego dotyczy zgłoszenie.',
  quantity: phrase('Ile z {most}'),
  notQuantity: phrase('Wpisz ilość większą od 0, najwyżej {most}.'),
  choose: 'Wybierz…',
  photos: 'Dodaj zdjęcia',
  most: phrase({
    one: 'Najwyżej {count}\u00A0zdjęcie.',
    few: 'Najwyżej {count}\u00A0zdjęcia.',
    many: 'Najwyżej {count}\u00A0zdjęć.',
  }),
  sending: phrase('Wysyłamy zdjęcia: {sent} z {total}'),
  wait: 'Poczekaj, aż zdjęcia się wyślą.',
  attached: phrase('Dodano zdjęcie: {name}'),
  failed: phrase('Nie udało się wysłać zdjęcia {name}.'),
  types: 'Zdjęcia JPEG, PNG lub WebP.',
  wrongType: 'To nie jest zdjęcie JPEG, PNG ani WebP.',
  tooLarge: 'Zdjęcie jest za duże.',
  again: 'Wyślij ponownie',
  remove: 'Usuń zdjęcie',
  removed: phrase('Usunięto zdjęcie: {name}'),
  note: 'Uwagi',
  longest: phrase('Uwagi mogą mieć najwyżej {max} znaków.'),
  wrong: phrase('Pola do poprawy: {left}'),
  close: 'Zamknij',
  send: 'Wyślij zgłoszenie',
});
