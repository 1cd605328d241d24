/** Polish texts of the locker picker. */
import { phrase } from '../page/phrase';
import type { PositionRefusal } from '../page/position';
import { texts } from '../page/texts';
import type { PointTrait } from './point';

export const pickerText = texts('lockers', {
  title: 'Wybierz paczkomat',
  none: 'Nie wybrano paczkomatu',
  search: 'Miasto, ulica, kod pocztowy lub numer paczkomatu',
  searchHint: 'np. 31-147, Długa, KRA01M',
  clear: 'Wyczyść wyszukiwanie',
  locate: 'W mojej okolicy',
  located: 'Twoja lokalizacja',
  refused: {
    denied:
      'Przeglądarka nie udostępnia Twojej lokalizacji. Wpisz miasto albo kod pocztowy – znajdziemy paczkomaty w pobliżu.',
    unavailable: 'Nie udało się ustalić lokalizacji. Wpisz miasto albo kod pocztowy.',
    timeout: 'Ustalanie lokalizacji trwa zbyt długo. Wpisz miasto albo kod pocztowy.',
    unsupported: 'Ta przeglądarka nie podaje lokalizacji. Wpisz miasto albo kod pocztowy.',
  } satisfies Record<PositionRefusal, string>,
  filters: 'Pokaż tylko',
  traits: { always: '24/7', payment: 'Płatność przy odbiorze', easyAccess: 'Strefa łatwego dostępu' } satisfies Record<
    PointTrait,
    string
  >,
  twin: phrase('Drugi automat obok: {name}'),
  list: 'Paczkomaty',
  map: 'Mapa',
  view: 'Widok',
  lockers: phrase({
    one: '{count}\u00A0paczkomat',
    few: '{count}\u00A0paczkomaty',
    many: '{count}\u00A0paczkomatów',
  }),
  nothing: 'Brak wyników',
  nothingHint: 'Sprawdź pisownię albo wpisz samo miasto lub kod pocztowy.',
  instead: phrase('Brak wyników dla „{query}”'),
  nearest: phrase('najbliżej: {place}'),
  postCode: phrase('kod {code}'),
  delivery: 'adres dostawy',
  few: phrase({
    one: 'Pokazujemy najbliższy. Inne znajdziesz, wpisując miasto, ulicę albo kod.',
    few: 'Pokazujemy {count}\u00A0najbliższe. Inne znajdziesz, wpisując miasto, ulicę albo kod.',
    many: 'Pokazujemy {count}\u00A0najbliższych. Inne znajdziesz, wpisując miasto, ulicę albo kod.',
  }),
  mapCentre: 'środek mapy',
  more: 'Pokaż więcej',
  loading: 'Wczytywanie paczkomatów…',
  loaded: phrase('Wczytano {percent}%'),
  failed: 'Nie udało się wczytać listy paczkomatów.',
  failedPartly: phrase('Wczytano tylko część listy: {lockers}. Możesz wybrać z nich albo wczytać pozostałe.'),
  retry: 'Spróbuj ponownie',
  pick: 'Wybierz',
  pickThis: phrase('Wybierz {name}'),
  pickNearest: phrase('Wybierz najbliższy: {name}'),
  pickLocker: phrase('Wybierz paczkomat {name}'),
  picked: 'Wybrany',
  last: 'ostatnio wybrany',
  nearestOne: 'Najbliższy:',
  lastOne: 'Ostatnio wybrany:',
  closed: phrase('Paczkomat {name} już nie działa. Wybierz inny.'),
  noMap: {
    noGraphics: 'Ta przeglądarka nie pokaże mapy. Wybierz paczkomat z listy.',
    failed: 'Mapa jest teraz niedostępna. Wybierz paczkomat z listy.',
  },
  mapLoading: 'Wczytywanie mapy…',
  mapLabel: 'Mapa paczkomatów. Te same paczkomaty są na liście.',
  zoomIn: 'Przybliż mapę',
  zoomOut: 'Oddal mapę',
  showPoland: 'Pokaż całą Polskę',
  directions: {
    north: 'na północ',
    northEast: 'na północny wschód',
    east: 'na wschód',
    southEast: 'na południowy wschód',
    south: 'na południe',
    southWest: 'na południowy zachód',
    west: 'na zachód',
    northWest: 'na północny zachód',
  },
});
