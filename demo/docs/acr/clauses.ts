/** The report beyond WCAG: clauses of EN 301 549, and gaps that no criterion covers. */
import { clause, type Criterion, type InBoth } from './criterion';

const noSound = [
  'Nic nie jest przekazywane dźwiękiem ani głosem.',
  'The elements neither output sound nor accept speech.',
] as const;
const noHardware = ['Elementy nie są sprzętem.', 'The elements are no hardware.'] as const;

/** Chapter 4. */
export const functional: readonly Criterion[] = [
  clause(
    '4.2.1',
    ['Użycie bez wzroku', 'Usage without vision'],
    'partially-supports',
    [
      'Drzewo dostępności i zapisy piętnastu zadań pochodzą z Chromium; prawdziwego czytnika ekranu nikt nie uruchomił.',
      'The accessibility trees and the transcripts of fifteen tasks come from Chromium; no real screen reader was used.',
    ],
    ['transcripts', 'tree', 'spoken'],
  ),
  clause(
    '4.2.2',
    ['Użycie przy słabym wzroku', 'Usage with limited vision'],
    'supports',
    [
      'Powiększenie 400 %, litery 200 %, kolory wymuszone.',
      'Tested with a zoom of 400 %, text of 200 % and forced colours.',
    ],
    ['zoom', 'letters', 'rings'],
  ),
  clause(
    '4.2.3',
    ['Użycie bez postrzegania barw', 'Usage without perception of colour'],
    'supports',
    ['Stany mają słowa i znaki.', 'States have words and signs.'],
    ['forced'],
  ),
  clause('4.2.4', ['Użycie bez słuchu', 'Usage without hearing'], 'not-applicable', noSound),
  clause('4.2.5', ['Użycie przy słabym słuchu', 'Usage with limited hearing'], 'not-applicable', noSound),
  clause(
    '4.2.6',
    ['Użycie bez głosu lub ze słabym głosem', 'Usage with no or limited vocal capability'],
    'not-applicable',
    noSound,
  ),
  clause(
    '4.2.7',
    ['Użycie przy ograniczonej sprawności rąk', 'Usage with limited manipulation or strength'],
    'supports',
    [
      'Wszystko klawiaturą, nic przeciąganiem, pola dotyku 44 px.',
      'Everything works by keyboard, nothing needs dragging, and touch targets measure 44 px.',
    ],
    ['journey', 'fingers'],
  ),
  clause('4.2.8', ['Użycie przy ograniczonym zasięgu', 'Usage with limited reach'], 'not-applicable', noHardware),
  clause(
    '4.2.9',
    ['Ograniczenie wyzwalaczy napadów', 'Minimize photosensitive seizure triggers'],
    'supports',
    ['Nic nie błyska.', 'Nothing flashes.'],
    ['still'],
  ),
  clause(
    '4.2.10',
    ['Użycie przy trudnościach poznawczych', 'Usage with limited cognition, language or learning'],
    'partially-supports',
    [
      'Błędy mówią, co zrobić, a usunięcie można cofnąć; z osobami z takimi trudnościami nie sprawdzano.',
      'Error messages state the correction, and a removal can be undone. Not tested with people who have such difficulties.',
    ],
    ['undo', 'nearest'],
  ),
  clause(
    '4.2.11',
    ['Prywatność', 'Privacy'],
    'supports',
    ['Hasło jest ukryte, dopóki ktoś nie poprosi.', 'A password is hidden until the buyer presses the show button.'],
    ['password'],
  ),
];

/** Chapter 5, the clauses that apply to software. */
export const generic: readonly Criterion[] = [
  clause(
    '5.2',
    ['Włączanie funkcji dostępności', 'Activation of accessibility features'],
    'supports',
    [
      'Nie ma czego włączać: ustawienia systemu i przeglądarki działają od razu.',
      'The elements follow the settings of the system and the browser without an activation.',
    ],
    ['still', 'rings'],
  ),
  clause('5.3', ['Biometria', 'Biometrics'], 'not-applicable', ['Nie jest używana.', 'None is used.']),
  clause(
    '5.4',
    ['Zachowanie dostępności przy konwersji', 'Preservation of accessibility information during conversion'],
    'not-applicable',
    ['Nic nie jest konwertowane.', 'Nothing is converted.'],
  ),
  clause('5.7', ['Powtarzanie klawiszy', 'Key repeat'], 'not-applicable', noHardware),
  clause('5.8', ['Podwójne uderzenie klawisza', 'Double-strike key acceptance'], 'not-applicable', noHardware),
  clause('5.9', ['Czynności równoczesne', 'Simultaneous user actions'], 'not-applicable', [
    'Nic nie wymaga dwóch czynności naraz.',
    'No function needs two actions at the same time.',
  ]),
];

/** Chapter 12. */
export const documentation: readonly Criterion[] = [
  clause(
    '12.1.1',
    ['Opis funkcji dostępności', 'Accessibility and compatibility features'],
    'supports',
    ['Ta strona.', 'This page.'],
    ['docsAxe'],
  ),
  clause(
    '12.1.2',
    ['Dostępna dokumentacja', 'Accessible documentation'],
    'supports',
    ['W dokumentacji axe nie znajduje nic.', 'Axe finds nothing in the documentation.'],
    ['docsAxe'],
  ),
  clause(
    '12.2.2',
    ['Informacje o dostępności od wsparcia', 'Information on accessibility and compatibility features'],
    'not-applicable',
    ['Obsługa klienta jest sklepu.', 'Support is the shop’s.'],
  ),
];

/** Work that was not done, or that only a shop can do; the shop's statement lists it too. */
export const gaps: readonly InBoth[] = [
  {
    pl: 'Nie uruchomiono żadnego prawdziwego czytnika ekranu (NVDA, JAWS, VoiceOver, TalkBack). Co jest słyszane, odczytano z drzewa dostępności Chromium.',
    en: 'No real screen reader (NVDA, JAWS, VoiceOver, TalkBack) was used. The announcements were read from Chromium’s accessibility tree.',
  },
  {
    pl: 'Cały sklep, axe w każdym stanie i zapisy zadań sprawdza Chromium. Firefox i WebKit uruchamiają tylko testy pojedynczych elementów, nie przy każdej zmianie (npm run suite engines i npm run suite hours webkit).',
    en: 'The tests of the whole shop, axe in each state and the transcripts ran in Chromium. Firefox and WebKit run only the tests of single elements, not at each change (npm run suite engines and npm run suite hours webkit).',
  },
  {
    pl: 'Nie było audytu z zewnątrz ani prób z osobami z niepełnosprawnościami. To samoocena, oparta na testach.',
    en: 'There was no external audit, and no test with people with disabilities. This is a self-assessment, based on automated tests.',
  },
  {
    pl: 'Nie próbowano sterowania głosem, przełącznikiem, lupy systemowej ani prawdziwych telefonów.',
    en: 'Speech control, switches, the system’s magnifier and real phones were not tested.',
  },
  {
    pl: 'axe we wszystkich stanach uruchamia npm run suite a11y walk, nie każda zmiana; klawisze, komunikaty i zapisy zadań sprawdza każda.',
    en: 'npm run suite a11y walk runs axe in all states, not each change; each change checks keys, announcements and transcripts.',
  },
  {
    pl: 'Szablon strony, zdjęcia, opisy produktów, kolory własnego motywu, logowanie, płatność i pliki do pobrania należą do sklepu i tego raportu nie obejmują.',
    en: 'This report does not cover the shop’s page template, pictures, descriptions, own theme colours, login, payment and downloads.',
  },
];
