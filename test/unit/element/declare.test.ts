/** Tests the names and events derived from a declaration. */
import { describe, expect, it } from 'vitest';
import { flag, integer, oneOf, text } from '../../../src/element/attributes';
import { declare, event, propertyName } from '../../../src/element/declare';

const sample = declare({
  tag: 'shop-sample',
  summary: 'For the test.',
  attributes: {
    'cart-url': text({ summary: 'Without a default.' }),
    'submit-label': text({ summary: 'With one.', default: 'Kup' }),
    'methods-visible': integer({ summary: 'With one.', default: 3 }),
    routing: oneOf(['hash', 'path'], { summary: 'With one.', default: 'hash' }),
    trader: flag({ summary: 'A flag.' }),
  },
  events: {
    'shop-sample-changed': event<{ count: number }>({ summary: 'A fact.', detail: '{ count: number }' }),
    change: { summary: 'A native one.' },
  },
});

describe('a declaration', () => {
  it.each([
    ['url', 'url'],
    ['cart-url', 'cartUrl'],
    ['payment-methods-visible', 'paymentMethodsVisible'],
  ])('calls the property of %s %s', (attribute, property) => {
    expect(propertyName(attribute)).toBe(property);
  });

  it('includes shop-error in its events, and empty records for omitted keys', () => {
    expect(Object.keys(sample.events)).toEqual(['shop-sample-changed', 'change', 'shop-error']);
    expect([sample.slots, sample.parts, sample.cssProperties]).toEqual([{}, {}, {}]);
  });
});
