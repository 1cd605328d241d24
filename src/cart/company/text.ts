/** Polish texts of invoice data and the company lookup. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const companyText = texts('company', {
  title: 'Dane do faktury',
  submit: 'Zapisz dane do faktury',
  nip: 'NIP',
  hint: 'Po dziesiątej cyfrze dane pobiorą się same.',
  byHand: 'Wpiszę dane bez NIP-u',
  underWay: phrase('Pobieramy dane dla {nip}…'),
  correct: 'Popraw adres',
  removed: phrase('Dane {name} usunięte: należą do NIP-u {nip}.'),
  restore: 'Przywróć',
  wrong: 'Ten NIP jest niepoprawny. Sprawdź cyfry.',
  wrongAbroad: phrase('Wymagany numer VAT w formacie {format}'),
  unfit: 'Popraw dane z rejestru:',
  ask: 'Pobierz dane firmy',
  found: phrase('Dane z rejestru {source}, {date}. Sprawdź je.'),
  foundAnywhere: 'Dane z rejestru. Sprawdź je.',
  unknown: 'Nie znaleźliśmy firmy o tym numerze. Wpisz dane ręcznie.',
  ended: phrase('Działalność zakończona {date}.'),
  endedOnce: 'Działalność zakończona.',
  despite: 'Mimo to wystaw na tę firmę',
  unconfirmed: 'Zaznacz, jeśli faktura ma być na tę firmę.',
  silent: 'Rejestr nie odpowiada. Wpisz dane ręcznie.',
  several: 'Pod tym numerem jest kilka wpisów. Wybierz właściwy.',
  differs: 'W rejestrze jest inaczej:',
  replace: 'Zastąp',
});
