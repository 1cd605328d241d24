/** Polish texts of the common components. */
import { phrase } from '../page/phrase';
import { texts } from '../page/texts';

export const uiText = texts('ui', {
  close: 'Zamknij',
  busy: 'Trwa zapisywanie',
  openAll: 'Rozwiń wszystkie',
  closeAll: 'Zwiń wszystkie',
  slider: {
    role: 'karuzela',
    slide: 'slajd',
    of: phrase('{at} z {all}'),
    goTo: phrase('Pokaż slajd {at}'),
    previous: 'Poprzedni slajd',
    next: 'Następny slajd',
    pause: 'Zatrzymaj pokaz',
    play: 'Wznów pokaz',
  },
  stepDone: 'ukończono',
  stepUnavailable: 'etap jeszcze niedostępny',
  splitPayment: 'Zapłać w mechanizmie podzielonej płatności (MPP)',
  status: { error: 'Błąd', success: 'Gotowe', info: 'Informacja', warning: 'Uwaga' },
});
