/** WCAG 2.2, principles 3 and 4: understandable and robust. */
import { criterion, type SuccessCriterion } from './criterion';

export const understandable: readonly SuccessCriterion[] = [
  criterion('A', '3.1.1', ['Język strony', 'Language of Page'], 'not-applicable', [
    'Język strony podaje szablon sklepu.',
    'The shop’s template declares the language of the page.',
  ]),
  criterion(
    'AA',
    '3.1.2',
    ['Język części', 'Language of Parts'],
    'supports',
    [
      'Element, który mówi innym językiem niż strona, sam to oznacza.',
      'An element in another language than the page declares its language.',
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
      'A choice updates sum or list in place, with an announcement, and opens no other page.',
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
      'Every element uses the same words and icons for the same functions.',
    ],
    ['tree'],
  ),
  criterion('A', '3.2.6', ['Spójna pomoc', 'Consistent Help'], 'not-applicable', [
    'Pomoc i kontakt umieszcza sklep; opiekun podany w shop-config jest wszędzie ten sam.',
    'The shop places help and contact; every page shows the adviser set in shop-config.',
  ]),
  criterion(
    'A',
    '3.3.1',
    ['Identyfikacja błędu', 'Error Identification'],
    'supports',
    [
      'Błąd stoi przy swoim polu słowami, jest powiedziany, a fokus idzie do pierwszego.',
      'The text of an error is beside its field and is announced, and the focus moves to the first wrong field.',
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
      'A screen reader reads label, unit and “required” with each field.',
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
      'A message states a valid value: the format of a code, the nearest quantities, or the maximum.',
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
      'A summary precedes the order, a removal can be undone, and an order contains only displayed content.',
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
      'The buyer can choose the invoice address or a saved one, and a refusal keeps the typed values.',
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
      'The shop provides the login. The password fields of a registration accept pasting and password managers.',
    ],
  ),
  criterion(
    'A',
    '4.1.2',
    ['Nazwa, rola, wartość', 'Name, Role, Value'],
    'supports',
    [
      'Rola, nazwa i stany każdej kontrolki w każdym stanie sklepu są zapisane i porównywane.',
      'Tests compare role, name and states of every control, in every state of the shop, with recorded values.',
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
      'Sums, results, saved changes and refusals are announced one after the other, without moving the focus.',
    ],
    ['spoken', 'transcripts'],
  ),
];
