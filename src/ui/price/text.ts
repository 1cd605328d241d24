/** Polish texts of the notes on a price, as worded in the act on price information. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const priceTexts = texts('price', {
  lowest: {
    '30-days': phrase('Najniższa cena z 30 dni przed obniżką: {price}'),
    'since-offer': phrase('Najniższa cena od wprowadzenia do oferty: {price}'),
    'before-first': phrase('Cena przed pierwszą obniżką: {price}'),
  },
  now: phrase('Teraz o {percent} taniej'),
  before: 'Cena przed obniżką:',
  net: 'netto',
  gross: 'brutto',
});
