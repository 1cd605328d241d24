/** Polish texts of a quantity that comes in parts. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const stockText = texts('stock', {
  stock: 'od ręki',
  incoming: 'w drodze',
  'on-order': 'na zamówienie',
  none: 'niedostępne',
  about: phrase('ok. {date}'),
});
