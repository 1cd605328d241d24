/** Polish texts of a field for a file. */
import { phrase } from '../../../page/phrase';
import { texts } from '../../../page/texts';

export const fileText = texts('files', {
  /** A field's hint and the sentence of a refusal name the same limits. */
  types: phrase('Dozwolone pliki: {types}.'),
  most: phrase('Najwyżej {size}.'),
  wrongType: phrase('Tego rodzaju pliku nie przyjmujemy. Dozwolone pliki: {types}.'),
  tooLarge: phrase('Plik jest za duży: ma {size}, a może mieć najwyżej {max}.'),
  empty: 'Plik jest pusty. Wybierz inny.',
  sending: phrase('Wysyłamy plik: {name}'),
  wait: 'Poczekaj, aż plik się wyśle, albo przerwij.',
  sent: phrase('Dołączono plik: {name}'),
  removed: phrase('Usunięto plik: {name}'),
  stopped: 'Przerwano wysyłanie pliku.',
  failed: 'Nie udało się wysłać pliku.',
  stop: 'Przerwij',
  again: 'Spróbuj ponownie',
  remove: 'Usuń plik',
});
