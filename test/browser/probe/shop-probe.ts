/** Declares `<shop-probe>`, with an attribute of every kind. */
import * as v from 'valibot';
import { flag, integer, number, oneOf, text } from '../../../src/element/attributes';
import { declare, event } from '../../../src/element/declare';
import { define } from '../../../src/element/define';
import { json, tokens } from '../../../src/element/further-attributes';

export const shopProbe = declare({
  tag: 'shop-probe',
  summary: 'Shows what reaches its view.',
  attributes: {
    value: text({ summary: 'Text without a default.' }),
    'submit-label': text({ summary: 'Text with a default.', default: 'Wyślij' }),
    disabled: flag({ summary: 'A flag.' }),
    min: number({ summary: 'A number.', default: 1, min: 0 }),
    size: integer({ summary: 'A whole number.' }),
    routing: oneOf(['hash', 'path'], { summary: 'One of two words.', default: 'hash' }),
    client: json(v.object({ name: v.string() }), { summary: 'An object.', type: '{ name: string }' }),
    brand: text({ summary: 'A page setting.', default: 'shop', page: true }),
    'redirect-origins': tokens({ summary: 'Words.', page: true }),
    broken: flag({ summary: 'Makes the view throw.' }),
  },
  events: {
    'shop-probe-pressed': event<{ times: number }>({ summary: 'A fact.', detail: '{ times: number }' }),
    'shop-probe-press': { summary: 'Asks first.', cancelable: true },
  },
  slots: { '': 'Template content.' },
});

define(shopProbe, () => import('./Probe'));
