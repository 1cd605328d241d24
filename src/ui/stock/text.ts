/** Polish texts of a quantity that comes in parts. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const stockText = texts('stock', {
  stock: phrase('{amount} od ręki'),
  incoming: phrase('{amount} w drodze'),
  'on-order': phrase('{amount} na zamówienie'),
  none: phrase('{amount} niedostępne'),
  about: phrase('ok. {date}'),
});
