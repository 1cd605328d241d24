/** WCAG 2.2, principle 2: operable. */
import { criterion, type SuccessCriterion } from './criterion';

export const operable: readonly SuccessCriterion[] = [
  criterion(
    'A',
    '2.1.1',
    ['Klawiatura', 'Keyboard'],
    'supports',
    [
      'Od wyszukania do zamówienia, także wybór paczkomatu, samą klawiaturą.',
      'From the search to the order, lockers included, by the keyboard alone.',
    ],
    ['transcripts', 'journey', 'lockerKeys', 'filters'],
  ),
  criterion(
    'A',
    '2.1.2',
    ['Bez pułapki na klawiaturę', 'No Keyboard Trap'],
    'supports',
    [
      'Z okien wychodzi się Escape lub przyciskiem, a fokus wraca, skąd przyszedł.',
      'Dialogs are left by Escape or a button, and the focus goes back to where it was.',
    ],
    ['dialog', 'transcripts'],
  ),
  criterion('A', '2.1.4', ['Jednoznakowe skróty klawiaturowe', 'Character Key Shortcuts'], 'not-applicable', [
    'Nie ma skrótów z jednego znaku. Szybkie zamówienie słucha tylko serii znaków z czytnika kodów.',
    'There are no shortcuts of one character. The quick order hears bursts of a scanner only.',
  ]),
  criterion(
    'A',
    '2.2.1',
    ['Dostosowanie czasu', 'Timing Adjustable'],
    'partially-supports',
    [
      'Usuniętą pozycję można cofnąć przez 10 sekund, z fokusem na „Cofnij” najwyżej przez minutę; czasu nie da się przedłużyć bardziej. Produkt można dodać ponownie. Długość sesji ustala sklep.',
      'A removed line can be taken back for 10 seconds, with the focus on its button for a minute at most; no setting makes that longer. The product can be added again. How long a session lasts is the shop’s.',
    ],
    ['undoTime', 'undo'],
  ),
  criterion(
    'A',
    '2.2.2',
    ['Wstrzymywanie, zatrzymywanie, ukrywanie', 'Pause, Stop, Hide'],
    'supports',
    [
      'Samo porusza się tylko pokaz slajdów: ma przycisk i staje pod kursorem i z fokusem.',
      'Slides alone move by themselves: they have a button, and stop where they are pointed at or have the focus.',
    ],
    ['slides'],
  ),
  criterion(
    'A',
    '2.3.1',
    ['Trzy błyski lub wartości poniżej progu', 'Three Flashes or Below Threshold'],
    'supports',
    [
      'Nic nie błyska; kto prosi system o mniej ruchu, nie widzi żadnego.',
      'Nothing flashes; who asks the system for less motion sees none.',
    ],
    ['still'],
  ),
  criterion('A', '2.4.1', ['Możliwość pominięcia bloków', 'Bypass Blocks'], 'not-applicable', [
    'Rzecz szablonu strony. W sklepie demo jest link „Przejdź do treści”, od którego zaczyna się większość zapisów.',
    'The page template’s. The demo shop has a skip link, with which most transcripts begin.',
  ]),
  criterion('A', '2.4.2', ['Tytuł strony', 'Page Titled'], 'not-applicable', [
    'Tytuł strony nadaje szablon sklepu.',
    'The shop’s template gives a page its title.',
  ]),
  criterion(
    'A',
    '2.4.3',
    ['Kolejność fokusu', 'Focus Order'],
    'supports',
    [
      'Fokus idzie za tym, co się stało: do tytułu kroku, do błędu, do następnej pozycji.',
      'The focus follows what has happened: to a step’s title, to the fault, to the next line.',
    ],
    ['transcripts', 'stepFocus', 'lostFocus', 'ways'],
  ),
  criterion(
    'A',
    '2.4.4',
    ['Cel łącza (w kontekście)', 'Link Purpose (In Context)'],
    'supports',
    ['Powtarzające się linki mają w nazwie, czego dotyczą.', 'Links that repeat have in their names what they are of.'],
    ['axe', 'tree', 'transcripts'],
  ),
  criterion('AA', '2.4.5', ['Wiele dróg', 'Multiple Ways'], 'not-applicable', [
    'Drogi między stronami daje sklep; elementy dodają wyszukiwarkę.',
    'The ways between pages are the shop’s; the elements add a search.',
  ]),
  criterion(
    'AA',
    '2.4.6',
    ['Nagłówki i etykiety', 'Headings and Labels'],
    'supports',
    ['Każde pole ma etykietę, każdy krok i okno tytuł.', 'Each field has a label, each step and dialog a title.'],
    ['tree', 'axe'],
  ),
  criterion(
    'AA',
    '2.4.7',
    ['Widoczny fokus', 'Focus Visible'],
    'supports',
    [
      'Fokus widać na każdej kontrolce, także w kolorach wymuszonych.',
      'The focus is seen on every control, in forced colours too.',
    ],
    ['rings', 'zoom'],
  ),
  criterion(
    'AA',
    '2.4.11',
    ['Fokus niezakryty (minimum)', 'Focus Not Obscured (Minimum)'],
    'supports',
    [
      'Pasek u dołu telefonu nie zakrywa tego, co ma fokus.',
      'The bar at the bottom of a phone does not cover what has the focus.',
    ],
    ['zoom', 'ways'],
  ),
  criterion(
    'A',
    '2.5.1',
    ['Gesty dotykowe', 'Pointer Gestures'],
    'supports',
    [
      'Mapę zastępuje lista, przesuwanie slajdów – przyciski.',
      'A list stands in for the map, buttons for swiping slides.',
    ],
    ['lockerKeys', 'slideButtons'],
  ),
  criterion(
    'A',
    '2.5.2',
    ['Rezygnacja ze wskazania', 'Pointer Cancellation'],
    'supports',
    [
      'Działa puszczenie, nie wciśnięcie: można zjechać z przycisku.',
      'What counts is the release, not the press: one may slide off a button.',
    ],
    ['backdrop'],
  ),
  criterion(
    'A',
    '2.5.3',
    ['Etykieta w nazwie', 'Label in Name'],
    'supports',
    [
      'Nazwy zaczynają się od widocznych słów, np. „Cofnij: …”.',
      'Names begin with the words that are seen, „Cofnij: …” for one.',
    ],
    ['axe', 'axeRules'],
  ),
  criterion('A', '2.5.4', ['Aktywowanie ruchem', 'Motion Actuation'], 'not-applicable', [
    'Nic nie reaguje na ruch urządzenia.',
    'Nothing reacts to moving the device.',
  ]),
  criterion(
    'AA',
    '2.5.7',
    ['Ruchy przeciągania', 'Dragging Movements'],
    'supports',
    [
      'Plik można wybrać, a nie tylko upuścić; mapę i slajdy zastępują lista i przyciski.',
      'A file can be chosen, not only dropped; list and buttons stand in for map and slides.',
    ],
    ['lockerKeys', 'slideButtons', 'transcripts'],
  ),
  criterion(
    'AA',
    '2.5.8',
    ['Rozmiar celu (minimum)', 'Target Size (Minimum)'],
    'supports',
    ['24 px wszędzie, pod palcem 44 px.', '24 px everywhere, 44 px under a finger.'],
    ['axe', 'fingers'],
  ),
];
