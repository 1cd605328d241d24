/** Tests the types derived from a declaration: `npm run check` compiles it, nothing runs it. */
import { expectTypeOf } from 'vitest';
import { flag, integer, oneOf, text } from '../../../src/element/attributes';
import { declare, event } from '../../../src/element/declare';
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

// The props of its view.
expectTypeOf<PropsOf<Sample>>().toEqualTypeOf<{
  readonly cartUrl: string | undefined;
  readonly submitLabel: string;
  readonly methodsVisible: number;
  readonly routing: 'hash' | 'path';
  readonly trader: boolean;
}>();

// The names and details of its events.
expectTypeOf<DetailsOf<Sample>['shop-error']>().toEqualTypeOf<ShopError>();
expectTypeOf<EventsOf<Sample>>().toEqualTypeOf<{
  'shop-sample-changed': CustomEvent<{ count: number }>;
  'shop-error': CustomEvent<ShopError>;
}>();
export const use = ({ emit }: Host<Sample>) => {
  emit('shop-sample-changed', { count: 1 });
  emit('change');
  // @ts-expect-error the detail is missing
  emit('shop-sample-changed');
  // @ts-expect-error no such event is declared
  emit('shop-sample-change');
};

// The element, its attributes and its listeners, for HTML and JSX.
expectTypeOf<ElementOf<Sample>['methodsVisible']>().toEqualTypeOf<number>();
expectTypeOf<{ 'methods-visible': '3'; trader: true }>().toExtend<JsxOf<Sample>>();
expectTypeOf<{ routing: 'magic' }>().not.toExtend<JsxOf<Sample>>();
expectTypeOf<(event: CustomEvent<{ count: number }>) => void>().toExtend<JsxOf<Sample>['onshop-sample-changed']>();

// A real tag, as elements.d.ts declares it for the document.
expectTypeOf<HTMLElementTagNameMap['shop-cart']['paymentMethodsVisible']>().toEqualTypeOf<number>();
expectTypeOf<DocumentEventMap['shop-cart-changed']['detail']['cause']>().toExtend<string>();
expectTypeOf<React.JSX.IntrinsicElements['shop-cart']['trader']>().toEqualTypeOf<boolean | undefined>();
