/** Polish texts of what came of an order: its deliveries, what is open, and what is cancelled. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const deliveriesText = texts('orderDeliveries', {
  title: 'Dostawy',
  delivery: phrase('Dostawa {number}'),
  tracking: 'Śledź przesyłkę',
  part: phrase('{quantity} z {ordered}'),
  open: 'Jeszcze nie wysłane',
  cancelled: 'Anulowane',
  repeat: 'Zamów brakujące',
  ask: 'Zapytaj o brakujące',
});
