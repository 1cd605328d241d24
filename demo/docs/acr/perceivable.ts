/** WCAG 2.2, principle 1: perceivable. */
import { criterion, type SuccessCriterion } from './criterion';

const noMedia = ['Elementy nie mają dźwięku ani wideo.', 'The elements have neither sound nor video.'] as const;

export const perceivable: readonly SuccessCriterion[] = [
  criterion(
    'A',
    '1.1.1',
    ['Treść nietekstowa', 'Non-text Content'],
    'supports',
    [
      'Ikony przy słowach są pomijane, przyciski z samą ikoną mają nazwy; co jest na mapie paczkomatów, jest też na liście.',
      'Icons beside words are skipped, buttons with an icon alone have names; what is on the lockers’ map is in a list too.',
    ],
    ['axe', 'tree', 'lockerKeys'],
  ),
  criterion(
    'A',
    '1.2.1',
    ['Tylko audio lub tylko wideo (nagranie)', 'Audio-only and Video-only (Prerecorded)'],
    'not-applicable',
    noMedia,
  ),
  criterion('A', '1.2.2', ['Napisy rozszerzone (nagranie)', 'Captions (Prerecorded)'], 'not-applicable', noMedia),
  criterion(
    'A',
    '1.2.3',
    ['Audiodeskrypcja lub alternatywa (nagranie)', 'Audio Description or Media Alternative (Prerecorded)'],
    'not-applicable',
    noMedia,
  ),
  criterion('AA', '1.2.4', ['Napisy rozszerzone (na żywo)', 'Captions (Live)'], 'not-applicable', noMedia),
  criterion(
    'AA',
    '1.2.5',
    ['Audiodeskrypcja (nagranie)', 'Audio Description (Prerecorded)'],
    'not-applicable',
    noMedia,
  ),
  criterion(
    'A',
    '1.3.1',
    ['Informacje i relacje', 'Info and Relationships'],
    'supports',
    [
      'Nagłówki, tabele, grupy pól, listy i opisy są w kodzie tym, czym są na ekranie.',
      'Headings, tables, groups of fields, lists and descriptions are in the code what they are on the screen.',
    ],
    ['axe', 'tree'],
  ),
  criterion(
    'A',
    '1.3.2',
    ['Zrozumiała kolejność', 'Meaningful Sequence'],
    'supports',
    [
      'Kolejność słyszana w piętnastu zadaniach jest zapisana i przy każdej zmianie porównywana.',
      'The order that is heard in fifteen tasks is written down, and compared at each change.',
    ],
    ['transcripts'],
  ),
  criterion(
    'A',
    '1.3.3',
    ['Właściwości zmysłowe', 'Sensory Characteristics'],
    'supports',
    [
      'Komunikaty nazywają pole lub przycisk, nie miejsce, kształt ani kolor.',
      'Messages name the field or the button, not a place, shape or colour.',
    ],
    ['transcripts', 'spoken'],
  ),
  criterion(
    'AA',
    '1.3.4',
    ['Orientacja', 'Orientation'],
    'supports',
    ['Działa na telefonie pionowo i poziomo.', 'Works on a phone upright and turned.'],
    ['zoom'],
  ),
  criterion(
    'AA',
    '1.3.5',
    ['Określenie pożądanej wartości', 'Identify Input Purpose'],
    'supports',
    [
      'Pola adresu i kontaktu mówią przeglądarce, do czego są. Pola formularza szablonu należą do sklepu.',
      'Fields of address and contact tell the browser what they are for. Those of a template’s form are the shop’s.',
    ],
    ['autofill', 'axeRules'],
  ),
  criterion(
    'A',
    '1.4.1',
    ['Użycie koloru', 'Use of Color'],
    'supports',
    [
      'Każdy stan ma słowo lub znak; w kolorach wymuszonych przez system stany nadal się różnią.',
      'Each state has a word or a sign; in colours that the system forces, states still differ.',
    ],
    ['forced', 'axe'],
  ),
  criterion('A', '1.4.2', ['Kontrola odtwarzania dźwięku', 'Audio Control'], 'not-applicable', noMedia),
  criterion(
    'AA',
    '1.4.3',
    ['Kontrast (minimum)', 'Contrast (Minimum)'],
    'supports',
    [
      'Jasno, ciemno i w przykładowych motywach. Za kolory własnego motywu odpowiada sklep.',
      'Light, dark and in the example themes. The colours of its own theme are the shop’s to check.',
    ],
    ['axe', 'themes'],
  ),
  criterion(
    'AA',
    '1.4.4',
    ['Zmiana rozmiaru tekstu', 'Resize Text'],
    'supports',
    ['Przy literach 200 % nic się nie nakłada ani nie znika.', 'With text of 200 % nothing overlaps or is cut off.'],
    ['letters', 'steps'],
  ),
  criterion(
    'AA',
    '1.4.5',
    ['Obrazy tekstu', 'Images of Text'],
    'supports',
    [
      'Słowa są tekstem i rosną z nim; wyjątkiem są nazwy na mapie i kod QR przelewu, który obok jest słowami.',
      'Words are text and grow with it, but for names on the map and a transfer’s QR code, which stands beside it in words.',
    ],
    ['letters', 'tree'],
  ),
  criterion(
    'AA',
    '1.4.10',
    ['Dopasowanie do ekranu', 'Reflow'],
    'supports',
    [
      'Przy 320 px (powiększenie 400 %) strona przewija się tylko w pionie.',
      'At 320 px (400 % zoom) a page scrolls one way only.',
    ],
    ['narrow', 'zoom'],
  ),
  criterion(
    'AA',
    '1.4.11',
    ['Kontrast elementów nietekstowych', 'Non-text Contrast'],
    'supports',
    ['Ramki pól, wyborów i przycisków ilości mają 3:1.', 'Frames of fields, choices and steppers have 3:1.'],
    ['frames'],
  ),
  criterion(
    'AA',
    '1.4.12',
    ['Odstępy w tekście', 'Text Spacing'],
    'supports',
    ['Z odstępami z tego kryterium nic nie jest ucięte.', 'With the spacing of this criterion nothing is cut off.'],
    ['zoom'],
  ),
  criterion(
    'AA',
    '1.4.13',
    ['Treść spod kursora lub fokusu', 'Content on Hover or Focus'],
    'supports',
    [
      'Z fokusem otwiera się tylko lista podpowiedzi; zamyka ją Escape, a mysz może na nią wejść.',
      'Only the list of suggestions opens on focus; Escape closes it, and a mouse may go onto it.',
    ],
    ['escape'],
  ),
];
