/** WCAG 2.2, principle 1: perceivable. */
import { criterion, type SuccessCriterion } from './criterion';

const noMedia = ['Elementy nie mają dźwięku ani wideo.', 'The elements contain neither sound nor video.'] as const;

export const perceivable: readonly SuccessCriterion[] = [
  criterion(
    'A',
    '1.1.1',
    ['Treść nietekstowa', 'Non-text Content'],
    'supports',
    [
      'Ikony przy słowach są pomijane, przyciski z samą ikoną mają nazwy; co jest na mapie paczkomatów, jest też na liście.',
      'Screen readers skip icons beside text, and buttons with only an icon have names. A list contains every locker of the map.',
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
      'The code marks up headings, tables, groups of fields, lists and descriptions as the screen displays them.',
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
      'The reading order of fifteen tasks is recorded, and tests compare it after each change.',
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
      'Messages name the field or the button, not a position, shape or colour.',
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
      'Address and contact fields have autocomplete attributes. The shop sets them in its own forms.',
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
      'Each state has a text or an icon besides its colour, and states differ in forced colours.',
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
      'Tested in light, dark and the example themes. A shop must check the colours of its own theme.',
    ],
    ['axe', 'themes'],
  ),
  criterion(
    'AA',
    '1.4.4',
    ['Zmiana rozmiaru tekstu', 'Resize Text'],
    'supports',
    ['Przy literach 200 % nic się nie nakłada ani nie znika.', 'With text of 200 % no text overlaps or is cut off.'],
    ['letters', 'steps'],
  ),
  criterion(
    'AA',
    '1.4.5',
    ['Obrazy tekstu', 'Images of Text'],
    'supports',
    [
      'Słowa są tekstem i rosną z nim; wyjątkiem są nazwy na mapie i kod QR przelewu, który obok jest słowami.',
      'All words are text and scale with it, except place names on the map and the QR code of a transfer, whose data are also text.',
    ],
    ['letters', 'tree'],
  ),
  criterion(
    'AA',
    '1.4.10',
    ['Dopasowanie do ekranu', 'Reflow'],
    'supports',
    [
      'Przy 320 px (powiększenie 400 %) strona przewija się tylko w pionie, także ze słowem o 60 literach.',
      'At 320 px (400 % zoom) a page scrolls in one direction only, also with a word of 60 letters.',
    ],
    ['longWords', 'narrow', 'zoom'],
  ),
  criterion(
    'AA',
    '1.4.11',
    ['Kontrast elementów nietekstowych', 'Non-text Contrast'],
    'supports',
    [
      'Ramki pól, wyborów i przycisków ilości mają 3:1.',
      'Frames of fields, choices and steppers have a contrast of 3:1.',
    ],
    ['frames'],
  ),
  criterion(
    'AA',
    '1.4.12',
    ['Odstępy w tekście', 'Text Spacing'],
    'supports',
    [
      'Z odstępami z tego kryterium nic nie jest ucięte.',
      'With the text spacing of this criterion no text is cut off.',
    ],
    ['zoom'],
  ),
  criterion(
    'AA',
    '1.4.13',
    ['Treść spod kursora lub fokusu', 'Content on Hover or Focus'],
    'supports',
    [
      'Z fokusem otwiera się tylko lista podpowiedzi; zamyka ją Escape, a mysz może na nią wejść.',
      'Only the list of suggestions opens on focus. Escape closes it, and the pointer can move onto it.',
    ],
    ['escape'],
  ),
];
