/** Polish texts of price steps. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const stepTexts = texts('steps', {
  next: phrase('od {from} {price} · jeszcze {missing}'),
});
