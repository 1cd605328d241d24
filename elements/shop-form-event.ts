/** Decides the attributes of `<shop-form-event>`, which reports a form to the page's analytics. */
import { formEventNames } from '../src/account/data-layer/events';
import { oneOf, text } from '../src/element/attributes';
import { declare } from '../src/element/declare';

export const shopFormEvent = declare({
  tag: 'shop-form-event',
  group: 'Forms and account',
  summary:
    'Shows nothing. Inside a form it tells the data layer of its submission; elsewhere, of the page that holds it.',
  attributes: {
    event: oneOf(formEventNames, { summary: 'Name of the event.', default: 'register_form_submit' }),
    once: text({
      summary: 'Deduplication key, usually the number of the new account: one event per key and browser.',
    }),
  },
});
