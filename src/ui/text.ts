/** Decides the few Polish words that the common components say by themselves. */
export const uiText = {
  close: 'Zamknij',
  busy: 'Trwa zapisywanie',
  loading: 'Wczytywanie',
  openAll: 'Rozwiń wszystkie',
  closeAll: 'Zwiń wszystkie',
  slider: {
    role: 'karuzela',
    slide: 'slajd',
    of: (at: number, all: number) => `${at} z ${all}`,
    goTo: (at: number) => `Pokaż slajd ${at}`,
    previous: 'Poprzedni slajd',
    next: 'Następny slajd',
    pause: 'Zatrzymaj pokaz',
    play: 'Wznów pokaz',
  },
  stepDone: 'ukończono',
  stepUnavailable: 'jeszcze niedostępny',
  status: { error: 'Błąd', success: 'Gotowe', info: 'Informacja', warning: 'Uwaga' },
} as const;
