/** WCAG 2.2, principle 2: operable. */
import { criterion, type SuccessCriterion } from './criterion';

export const operable: readonly SuccessCriterion[] = [
  criterion(
    'A',
    '2.1.1',
    ['Klawiatura', 'Keyboard'],
    'supports',
    [
      'Od wyszukania do zamówienia, także wybór paczkomatu, samą klawiaturą. Każdy obszar, który się przewija, przewijają klawisze.',
      'A buyer can search, choose a locker and order by keyboard alone. Keys scroll each area that scrolls.',
    ],
    ['areas', 'transcripts', 'journey', 'lockerKeys', 'filters'],
  ),
  criterion(
    'A',
    '2.1.2',
    ['Bez pułapki na klawiaturę', 'No Keyboard Trap'],
    'supports',
    [
      'Z okien wychodzi się Escape lub przyciskiem, a fokus wraca, skąd przyszedł.',
      'Escape or a button closes a dialog, and the focus returns to the control that opened it.',
    ],
    ['dialog', 'transcripts'],
  ),
  criterion('A', '2.1.4', ['Jednoznakowe skróty klawiaturowe', 'Character Key Shortcuts'], 'not-applicable', [
    'Nie ma skrótów z jednego znaku. Szybkie zamówienie słucha tylko serii znaków z czytnika kodów.',
    'There are no shortcuts of one character. The quick order reacts only to the fast key bursts of a bar code scanner.',
  ]),
  criterion(
    'A',
    '2.2.1',
    ['Dostosowanie czasu', 'Timing Adjustable'],
    'partially-supports',
    [
      'Usuniętą pozycję można cofnąć przez 10 sekund, z fokusem na „Cofnij” najwyżej przez minutę; czasu nie da się przedłużyć bardziej. Produkt można dodać ponownie. Długość sesji ustala sklep.',
      'A removed line can be restored for 10 seconds, or for up to a minute while its button has the focus; no setting extends this. The product can be added again. The shop sets the length of a session.',
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
      'Only slides move automatically. A button stops them, and they pause while the pointer is over them or they contain the focus.',
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
      'Nothing flashes, and nothing moves if the system requests reduced motion.',
    ],
    ['still'],
  ),
  criterion('A', '2.4.1', ['Możliwość pominięcia bloków', 'Bypass Blocks'], 'not-applicable', [
    'Rzecz szablonu strony. W sklepie demo jest link „Przejdź do treści”, od którego zaczyna się większość zapisów.',
    'Provided by the page template. The demo shop has a skip link, with which most transcripts begin.',
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
      'After an action the focus moves to its result: the title of a step, the first error, or the next line.',
    ],
    ['transcripts', 'stepFocus', 'lostFocus', 'ways'],
  ),
  criterion(
    'A',
    '2.4.4',
    ['Cel łącza (w kontekście)', 'Link Purpose (In Context)'],
    'supports',
    [
      'Powtarzające się linki mają w nazwie, czego dotyczą.',
      'The name of a repeated link contains its product or order.',
    ],
    ['axe', 'tree', 'transcripts'],
  ),
  criterion('AA', '2.4.5', ['Wiele dróg', 'Multiple Ways'], 'not-applicable', [
    'Drogi między stronami daje sklep; elementy dodają wyszukiwarkę.',
    'The shop provides the navigation between pages; the elements add a search.',
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
      'Every control shows a visible focus, in forced colours too.',
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
      'The bar at the bottom of a phone does not cover the focused control.',
    ],
    ['zoom', 'ways'],
  ),
  criterion(
    'A',
    '2.5.1',
    ['Gesty dotykowe', 'Pointer Gestures'],
    'supports',
    ['Mapę zastępuje lista, przesuwanie slajdów – przyciski.', 'A list replaces the map, and buttons replace swiping.'],
    ['lockerKeys', 'slideButtons'],
  ),
  criterion(
    'A',
    '2.5.2',
    ['Rezygnacja ze wskazania', 'Pointer Cancellation'],
    'supports',
    [
      'Działa puszczenie, nie wciśnięcie: można zjechać z przycisku.',
      'Buttons act on release, so a buyer can cancel by moving off the button.',
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
      'Accessible names begin with the visible label, for example „Cofnij: …”.',
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
      'A file can be chosen as well as dropped; a list replaces the map, and buttons replace swiping.',
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
