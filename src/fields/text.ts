/** Decides the Polish words that fields say by themselves. */
import { phrase } from '../page/phrase';
import { texts } from '../page/texts';

export const fieldText = texts('fields', {
  empty: 'Pole nie może być puste',
  invalid: 'Nieprawidłowe dane',
  tick: 'Zaznacz to pole.',
  optional: 'opcjonalnie',
  decrease: 'Zmniejsz ilość',
  increase: 'Zwiększ ilość',
  least: phrase('Najmniejsza ilość to {min}.'),
  most: phrase('Największa ilość to {max}.'),
  steps: phrase('Pakowane po {step}. Najbliższe ilości: {nearest}.'),
});
