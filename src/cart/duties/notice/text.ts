/** Polish texts of the notice on the legal guarantee, loaded with the summary. */
import { phrase } from '../../../page/phrase';
import { texts } from '../../../page/texts';

export const noticeText = texts('notice', {
  guarantee: 'Powiadomienie o prawnej gwarancji zgodności',
  enlarge: 'Powiększ',
  more: phrase('Więcej o prawnej gwarancji: {url}'),
});
