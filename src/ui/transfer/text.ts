/** Polish texts of a transfer's account and its state on the white list of VAT payers. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const transferText = texts('transfer', {
  listed: phrase('Rachunek na białej liście podatników VAT, {proof}.'),
  listedBefore: phrase('Rachunek na białej liście podatników VAT ({proof}). Sprawdź w dniu przelewu.'),
  checked: phrase('sprawdzono {day}'),
  asOf: phrase('stan na {day}'),
  request: phrase('nr zapytania {id}'),
  notListed: phrase('Rachunku nie ma na białej liście (stan na {day}). Zapytaj sprzedawcę przed przelewem.'),
  unknown: 'Nie sprawdzono. Sprawdź w dniu przelewu.',
  account: phrase('Rachunek sprzedawcy: {number}'),
});
