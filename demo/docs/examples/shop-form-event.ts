/** The example of `<shop-form-event>`: a contact form that is reported to analytics when submitted. */
import type { Example } from '../example';
import { el } from '../tree';

export const example: Example = {
  words: ['data layer', 'GA4', 'lead', 'sign up', 'formularz'],
  use: 'A form, or the page after it, that the page’s analytics should count.',
  instead: 'A placed order is told by `<shop-order-tracking>`, what happens in the cart by `<shop-cart>` itself.',
  scriptless: 'Nothing, and nothing is counted.',
  states: [],
  snippet: [
    el(
      'form',
      { id: 'pytanie', action: '/pomoc', method: 'post' },
      el('shop-form-event', { event: 'generate_lead' }),
      el('label', {}, 'E-mail ', el('input', { name: 'email', type: 'email', required: true })),
      el('button', {}, 'Wyślij'),
    ),
  ],
  notes: ['The element is invisible. Submit the form: the log below shows its push to window.dataLayer.'],
};
