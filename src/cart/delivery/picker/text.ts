/** Decides every Polish sentence of the locker picker. */
import type { PositionRefusal } from '../../../page/position';
import type { PointTrait } from '../point';

const lockers = { one: 'paczkomat', few: 'paczkomaty', many: 'paczkomatów', other: 'paczkomatów' };

export const pickerText = {
  title: 'Wybierz paczkomat',
  none: 'Nie wybrano paczkomatu',
  search: 'Miasto, ulica, kod pocztowy lub numer paczkomatu',
  searchHint: 'np. Kraków Długa, 31-147, KRA01M',
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
  twin: (name: string) => `Drugi automat obok: ${name}`,
  list: 'Paczkomaty',
  map: 'Mapa',
  view: 'Widok',
  lockers,
  nothing: 'Brak wyników',
  nothingHint: 'Sprawdź pisownię albo wpisz samo miasto lub kod pocztowy.',
  nearest: (place: string) => `najbliżej: ${place}`,
  postCode: (code: string) => `kod ${code}`,
  mapCentre: 'środek mapy',
  more: 'Pokaż więcej',
  loading: 'Wczytywanie paczkomatów…',
  loaded: (percent: number) => `Wczytano ${percent}%`,
  failed: 'Nie udało się wczytać listy paczkomatów.',
  failedPartly: (count: string) => `Wczytano tylko część listy: ${count}. Możesz wybrać z nich albo wczytać pozostałe.`,
  retry: 'Spróbuj ponownie',
  pick: 'Wybierz',
  pickThis: (name: string) => `Wybierz ${name}`,
  pickLocker: (name: string) => `Wybierz paczkomat ${name}`,
  picked: 'Wybrany',
  keep: (name: string) => `Zostaw ${name}`,
  last: 'ostatnio wybrany',
  noMap: {
    noGraphics: 'Ta przeglądarka nie pokaże mapy. Wybierz paczkomat z listy.',
    failed: 'Mapa jest teraz niedostępna. Wybierz paczkomat z listy.',
  },
  mapLoading: 'Wczytywanie mapy…',
  mapLabel: 'Mapa paczkomatów. Te same paczkomaty są na liście.',
  zoomIn: 'Przybliż mapę',
  zoomOut: 'Oddal mapę',
  showPoland: 'Pokaż całą Polskę',
  directions: [
    'na północ',
    'na północny wschód',
    'na wschód',
    'na południowy wschód',
    'na południe',
    'na południowy zachód',
    'na zachód',
    'na północny zachód',
  ],
  highlighted: (name: string, address: string) => `Zaznaczono ${name}, ${address}`,
} as const;
