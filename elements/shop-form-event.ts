/** Declares the attributes of `<shop-form-event>`, which reports a form to the page's analytics. */
import { formEventNames } from '../src/account/data-layer/names';
import { oneOf, text } from '../src/element/attributes';
import { declare } from '../src/element/declare';

export const shopFormEvent = declare({
  tag: 'shop-form-event',
  group: 'Forms and account',
  summary:
    'An invisible element. Inside a form it reports the submission to the data layer; elsewhere it reports the page view.',
  attributes: {
    event: oneOf(formEventNames, { summary: 'Name of the event.', default: 'register_form_submit' }),
    once: text({
      summary: 'Deduplication key, usually the number of the new account: one event per key and browser.',
    }),
  },
});
