/** Polish texts of an order's details: its number and due day, its progress, and the rows below its lines. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const detailsText = texts('orderDetails', {
  buyerNumber: phrase('Twój nr {number}'),
  due: phrase('faktura płatna do {day}'),
  messages: phrase({
    one: '{count}\u00A0wiadomość',
    few: '{count}\u00A0wiadomości',
    many: '{count}\u00A0wiadomości',
  }),
  steps: 'Przebieg zamówienia',
  done: 'gotowe',
  delivery: 'Dostawa',
  awaited: phrase('czekamy do {day}'),
  payBy: phrase('zapłać do {day}'),
  charges: { delivery: 'Dostawa', deposit: 'Kaucja (zwrotna)', voucher: 'Kod rabatowy' },
  charge: phrase('{label}: {name}'),
  vat: 'VAT',
  net: 'Razem netto',
  gross: 'Razem brutto',
});
