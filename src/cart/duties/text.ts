/** Polish texts of the legally required information on lines and before the order. */
import { phrase } from '../../page/phrase';
import { texts } from '../../page/texts';

export const dutyText = texts('duties', {
  safety: 'Bezpieczeństwo produktu',
  producer: 'Producent',
  responsible: 'Podmiot odpowiedzialny w UE',
  identifier: 'Identyfikator',
  warnings: 'Ostrzeżenia',
  guarantee: phrase('Gwarancja trwałości producenta (lata): {years}'),
});
