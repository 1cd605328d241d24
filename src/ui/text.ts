/** Decides the few Polish words that the common components say by themselves. */
export const uiText = {
  close: 'Zamknij',
  busy: 'Trwa zapisywanie',
  loading: 'Wczytywanie',
  stepDone: 'ukończono',
  stepUnavailable: 'jeszcze niedostępny',
  status: { error: 'Błąd', success: 'Gotowe', info: 'Informacja', warning: 'Uwaga' },
} as const;
