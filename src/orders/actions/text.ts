/** Polish texts of what a buyer can do about an order: messages to the shop, cancelling, and returns. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const actionsText = texts('orderActions', {
  messages: 'Wiadomości',
  you: 'Ty',
  shop: 'Sklep',
  message: 'Wiadomość do sklepu',
  send: 'Wyślij wiadomość',
  sent: 'Wysłano wiadomość.',
  blank: 'Wpisz wiadomość.',
  longest: phrase('Wiadomość może mieć najwyżej {max} znaków.'),
  cancel: 'Anuluj zamówienie',
  cancel_open: 'Anuluj niewysłane pozycje',
  ask: phrase('Anulować zamówienie {number}?'),
  askOpen: phrase('Anulować niewysłane pozycje zamówienia {number}?'),
  keep: 'Nie anuluj',
  cancelled: 'Anulowano.',
  return: 'Zwrot lub reklamacja',
  returns: 'Zwroty i reklamacje',
  returnOver: phrase('Termin zgłoszeń minął {day}.'),
  returnSent: 'Wysłano zgłoszenie.',
  returnUnloaded: 'Nie udało się otworzyć zgłoszenia. Odśwież stronę.',
  returnStates: { received: 'Wysłane', accepted: 'Przyjęte', rejected: 'Odrzucone', settled: 'Rozliczone' },
});
