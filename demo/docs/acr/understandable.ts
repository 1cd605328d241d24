/** WCAG 2.2, principles 3 and 4: understandable and robust. */
import { criterion, type SuccessCriterion } from './criterion';

export const understandable: readonly SuccessCriterion[] = [
  criterion('A', '3.1.1', ['Język strony', 'Language of Page'], 'not-applicable', [
    'Język strony podaje szablon sklepu.',
    'The shop’s template says the page’s language.',
  ]),
  criterion(
    'AA',
    '3.1.2',
    ['Język części', 'Language of Parts'],
    'supports',
    [
      'Element, który mówi innym językiem niż strona, sam to oznacza.',
      'An element that speaks another language than the page says so.',
    ],
    ['english', 'axe'],
  ),
  criterion(
    'A',
    '3.2.1',
    ['Po otrzymaniu fokusu', 'On Focus'],
    'supports',
    ['Fokus niczego nie wysyła ani nie przenosi.', 'Focusing an element sends nothing and opens no other page.'],
    ['transcripts'],
  ),
  criterion(
    'A',
    '3.2.2',
    ['Podczas wprowadzania danych', 'On Input'],
    'supports',
    [
      'Wybór zmienia sumę lub listę na miejscu i jest to powiedziane; nikt nie jest przenoszony.',
      'A choice changes sum or list where it is, and that is said; nobody is led away.',
    ],
    ['transcripts', 'filters'],
  ),
  criterion('AA', '3.2.3', ['Spójna nawigacja', 'Consistent Navigation'], 'not-applicable', [
    'Nawigacja jest sklepu.',
    'Navigation is the shop’s.',
  ]),
  criterion(
    'AA',
    '3.2.4',
    ['Spójna identyfikacja', 'Consistent Identification'],
    'supports',
    [
      'Te same słowa i ikony dla tych samych rzeczy, w każdym elemencie.',
      'The same words and icons for the same things, in every element.',
    ],
    ['tree'],
  ),
  criterion('A', '3.2.6', ['Spójna pomoc', 'Consistent Help'], 'not-applicable', [
    'Pomoc i kontakt umieszcza sklep; opiekun podany w shop-config jest wszędzie ten sam.',
    'Help and contact are placed by the shop; the adviser named in shop-config is the same everywhere.',
  ]),
  criterion(
    'A',
    '3.3.1',
    ['Identyfikacja błędu', 'Error Identification'],
    'supports',
    [
      'Błąd stoi przy swoim polu słowami, jest powiedziany, a fokus idzie do pierwszego.',
      'A fault stands at its field in words, is said, and the focus goes to the first.',
    ],
    ['transcripts', 'fields', 'wrongFields', 'ways'],
  ),
  criterion(
    'A',
    '3.3.2',
    ['Etykiety lub instrukcje', 'Labels or Instructions'],
    'supports',
    [
      'Etykiety, jednostki i wymagania słychać razem z polem.',
      'Labels, units and what is required are heard with the field.',
    ],
    ['axe', 'tree', 'transcripts'],
  ),
  criterion(
    'AA',
    '3.3.3',
    ['Sugestie korekty błędów', 'Error Suggestion'],
    'supports',
    [
      'Komunikat mówi, co będzie dobrze: format kodu, najbliższe ilości, największa ilość.',
      'A message says what would be right: a code’s format, the nearest quantities, the largest one.',
    ],
    ['nearest', 'transcripts'],
  ),
  criterion(
    'AA',
    '3.3.4',
    ['Zapobieganie błędom (prawnym, finansowym, w danych)', 'Error Prevention (Legal, Financial, Data)'],
    'supports',
    [
      'Przed zamówieniem jest podsumowanie, usunięcie można cofnąć, a zamówić da się tylko to, co było na ekranie.',
      'A summary stands before the order, a removal can be taken back, and only what was on the screen can be ordered.',
    ],
    ['seen', 'undo'],
  ),
  criterion(
    'A',
    '3.3.7',
    ['Zbędne wprowadzanie danych', 'Redundant Entry'],
    'supports',
    [
      'Adres z rachunku i zapisane adresy są do wyboru; odmowa nie kasuje tego, co wpisano.',
      'The invoice’s address and saved ones can be chosen; a refusal leaves what was typed.',
    ],
    ['transcripts', 'typingAfterRefusal'],
  ),
  criterion(
    'AA',
    '3.3.8',
    ['Dostępne uwierzytelnianie (minimum)', 'Accessible Authentication (Minimum)'],
    'not-applicable',
    [
      'Logowanie jest sklepu. Pola hasła przy zakładaniu konta przyjmują wklejanie i menedżery haseł.',
      'Logging in is the shop’s. The password fields of a registration take pasting and password managers.',
    ],
  ),
  criterion(
    'A',
    '4.1.2',
    ['Nazwa, rola, wartość', 'Name, Role, Value'],
    'supports',
    [
      'Rola, nazwa i stany każdej kontrolki w każdym stanie sklepu są zapisane i porównywane.',
      'Role, name and states of every control in every state of the shop are written down and compared.',
    ],
    ['tree', 'axe', 'transcripts'],
  ),
  criterion(
    'AA',
    '4.1.3',
    ['Komunikaty o stanie', 'Status Messages'],
    'supports',
    [
      'Sumy, wyniki, zapisy i odmowy są mówione bez ruszania fokusu, jedno zdanie po drugim.',
      'Sums, results, savings and refusals are said without moving the focus, one sentence after the other.',
    ],
    ['spoken', 'transcripts'],
  ),
];
