/** Polish texts of the withdrawal from a contract. Texts prescribed by the law are literal (rule Z1). */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const text = texts('withdrawal', {
  open: 'Odstąp od umowy tutaj',
  title: 'Oświadczenie o odstąpieniu od umowy',
  lead: 'Nie musisz mieć konta ani podawać przyczyny.',
  name: 'Imię i nazwisko',
  contract: 'Numer zamówienia lub umowy',
  email: 'E-mail do potwierdzenia',
  lines: 'Pozycje zamówienia',
  linesHint: 'Zaznacz pozycje, których dotyczy odstąpienie. Bez wyboru dotyczy całej umowy.',
  quantity: 'Ilość',
  quantityOf: phrase('Ilość: {name}'),
  ordered: phrase('W zamówieniu: {quantity}'),
  notQuantity: phrase('Wpisz ilość większą od 0, najwyżej {most}.'),
  notPositive: 'Wpisz ilość większą od 0.',
  notEmail: 'Wpisz adres e-mail, na przykład jan@firma.pl.',
  longest: phrase('Maksymalna liczba znaków: {max}.'),
  wrong: phrase('Pola do poprawy: {left}'),
  next: 'Dalej',
  cancel: 'Anuluj',
  check: 'Sprawdź oświadczenie',
  statement: phrase('Niniejszym informuję o moim odstąpieniu od umowy {contract}.'),
  partly: phrase('Niniejszym informuję o moim odstąpieniu od umowy {contract} w zakresie pozycji:'),
  confirm: 'Potwierdź odstąpienie od umowy',
  back: 'Wróć i popraw',
  unknown:
    'Nie wiemy, czy oświadczenie dotarło – sklep tego nie potwierdził. Twoje dane są nadal w formularzu: wyślij je ponownie, to samo oświadczenie liczy się raz, albo skontaktuj się ze sklepem.',
  failed:
    'Nie udało się wysłać oświadczenia. Twoje dane są nadal w formularzu: spróbuj ponownie albo skontaktuj się ze sklepem.',
  received: phrase('Otrzymaliśmy oświadczenie {moment}.'),
  moment: phrase('{day} o {time}'),
  sentTo: phrase('Potwierdzenie wysłaliśmy na {email}.'),
  number: 'Numer potwierdzenia',
  content: 'Treść oświadczenia',
  noDecision: 'To jest potwierdzenie otrzymania oświadczenia, a nie jego rozpatrzenia.',
  print: 'Drukuj',
});
