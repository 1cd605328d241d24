/** Polish texts of the form by which a guest asks for the link to an order. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const findText = texts('orderFind', {
  title: 'Znajdź zamówienie',
  lead: 'Wyślemy odnośnik na adres e-mail podany w zamówieniu. Nie musisz mieć konta.',
  number: 'Numer zamówienia',
  contact: 'E-mail albo telefon podany w zamówieniu',
  send: 'Znajdź zamówienie',
  sent: 'Jeśli mamy takie zamówienie, wysłaliśmy odnośnik do niego na adres e-mail podany w zamówieniu.',
  notContact: 'Wpisz adres e-mail albo numer telefonu.',
  wrong: phrase('Pola do poprawy: {left}'),
});
