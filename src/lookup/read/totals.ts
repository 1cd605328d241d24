/** Recognises rows with totals: "Razem", "Suma netto", "Total". A row of goods whose name contains such a word also has a code or further words. */
import type { Cell } from '../sheet';
import { isNumber, textOf } from './evidence';
import { wordsOf } from './headings';
import { wordOf } from './words';

const SUMS: ReadonlySet<string> = new Set(
  'razem suma lacznie ogolem podsumowanie total totals subtotal sum summe gesamt gesamtsumme gesamtbetrag zwischensumme endsumme grand zaplaty insgesamt nalezna'.split(
    ' ',
  ),
);

/** Words that only explain a sum: "Suma końcowa". */
const KINDS: ReadonlySet<string> = new Set(
  'koncowa koncowe koncowy calkowita czesciowa posrednia strony dokumentu zestawienia koszyka final page cart carried'.split(
    ' ',
  ),
);

function isSum(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.some((word) => SUMS.has(word)) &&
    words.every(
      (word) =>
        SUMS.has(word) ||
        KINDS.has(word) ||
        ['money', 'joint', 'quantity', 'piece', 'packs', 'order', 'line', 'sum', 'thing', 'unit'].includes(
          wordOf(word) ?? '',
        ),
    )
  );
}

/** Whether the row has only totals, amounts and currencies, and no code. */
export function isTotal(row: readonly Cell[], code: Cell | undefined): boolean {
  const own = textOf(code);
  // Most rows return here.
  if (own !== '' && (/\d/.test(own) || !isSum(own))) return false;
  const texts = row.filter((cell) => textOf(cell) !== '' && !isNumber(cell)).map(textOf);
  return texts.some(isSum) && texts.every((text) => isSum(text) || /^\W*\d|^\p{L}{1,4}\.?$/u.test(text));
}
