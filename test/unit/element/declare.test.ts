/** Shows what follows from a declaration: its names, its events, and the types of its properties. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import { flag, integer, oneOf, text } from '../../../src/element/attributes';
import { declare, event, propertyName } from '../../../src/element/declare';
import type { DetailsOf, PropsOf, ShopError } from '../../../src/element/declare';
import type { Host } from '../../../src/element/host';
import type { JsxOf } from '../../../src/element/jsx';
import type { ElementOf, EventsOf } from '../../../src/element/types';

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
type Sample = typeof sample;

describe('a declaration', () => {
  it.each([
    ['url', 'url'],
    ['cart-url', 'cartUrl'],
    ['payment-methods-visible', 'paymentMethodsVisible'],
  ])('calls the property of %s %s', (attribute, property) => {
    expect(propertyName(attribute)).toBe(property);
  });

  it('has shop-error among its events, and empty records where nothing is stated', () => {
    expect(Object.keys(sample.events)).toEqual(['shop-sample-changed', 'change', 'shop-error']);
    expect([sample.slots, sample.parts, sample.cssProperties]).toEqual([{}, {}, {}]);
  });

  it('gives its view’s props their types', () => {
    expectTypeOf<PropsOf<Sample>>().toEqualTypeOf<{
      readonly cartUrl: string | undefined;
      readonly submitLabel: string;
      readonly methodsVisible: number;
      readonly routing: 'hash' | 'path';
      readonly trader: boolean;
    }>();
  });

  it('gives its events their names and details', () => {
    expectTypeOf<DetailsOf<Sample>['shop-error']>().toEqualTypeOf<ShopError>();
    expectTypeOf<EventsOf<Sample>>().toEqualTypeOf<{
      'shop-sample-changed': CustomEvent<{ count: number }>;
      'shop-error': CustomEvent<ShopError>;
    }>();
    const use = ({ emit }: Host<Sample>) => {
      emit('shop-sample-changed', { count: 1 });
      emit('change');
      // @ts-expect-error the detail is missing
      emit('shop-sample-changed');
      // @ts-expect-error no such event is declared
      emit('shop-sample-change');
    };
    expect(use).toBeTypeOf('function');
  });

  it('types the element, its attributes and its listeners for HTML and JSX', () => {
    expectTypeOf<ElementOf<Sample>['methodsVisible']>().toEqualTypeOf<number>();
    expectTypeOf<{ 'methods-visible': '3'; trader: true }>().toExtend<JsxOf<Sample>>();
    expectTypeOf<{ routing: 'magic' }>().not.toExtend<JsxOf<Sample>>();
    expectTypeOf<(event: CustomEvent<{ count: number }>) => void>().toExtend<JsxOf<Sample>['onshop-sample-changed']>();
  });

  it('of a real tag is known to the document by elements.d.ts', () => {
    expectTypeOf<HTMLElementTagNameMap['shop-cart']['paymentMethodsVisible']>().toEqualTypeOf<number>();
    expectTypeOf<DocumentEventMap['shop-cart-changed']['detail']['cause']>().toExtend<string>();
    expectTypeOf<React.JSX.IntrinsicElements['shop-cart']['trader']>().toEqualTypeOf<boolean | undefined>();
  });
});
