/** Shows, by compiling, that a page can set its own data on the tags unchanged: in JSX, as a property, typed by its own interfaces. */
import { expectTypeOf } from 'vitest';

/** A type that a shop's own code may give to its server's response. */
interface Line {
  id: number;
  product_name: string;
  quantity: number;
  is_package: boolean;
  prices: { net: number; gross: string; total_gross: number };
  margin?: number;
}
interface Answer {
  cart: {
    id: string;
    items: Line[];
    prices: { total_gross: string | null };
    invoice_address: { address_street: string; country: { iso_code: string } };
    has_acme_discount: boolean;
  } | null;
  messages: Record<string, { messages: string[]; status: string }>;
}
interface Client {
  first_name: string;
  acme_id: number;
}
declare const answer: Answer;
declare const client: Client;
declare const cart: HTMLElementTagNameMap['shop-cart'];

/** Never called: compiling it is the test. */
const inReact = () => (
  <>
    <shop-cart client={{ first_name: 'Anna', last_name: 'Kowalczyk', is_specialist: false }} cart={answer} />
    <shop-cart client={client} cart={{ cart: null, messages: {} }} />
    <shop-cart client={null} cart={{ cart: { id: 7, has_acme_discount: '1' }, messages: [] }} />
    <shop-filters values={{ query: 'x', br: [1, '2'], pr: { 3: ['4'], 5: { min: 1.5 } }, c: { max: '10.00' } }} />
    <shop-calculator unit={{ short_name: 'm2' }} />
    <shop-address address={{ address_street: 'Długa', house_no: 7, address_country: { iso_code: 'PL' } }} />
    {/* @ts-expect-error a name is a text */}
    <shop-cart client={{ first_name: true }} />
    {/* @ts-expect-error a line needs its prices */}
    <shop-cart cart={{ cart: { id: 1, items: [{ id: 1, product_name: 'Fuga', quantity: 1 }] } }} />
    {/* @ts-expect-error there is no such filter */}
    <shop-filters values={{ quary: 'x' }} />
    {/* @ts-expect-error a unit needs its short name */}
    <shop-calculator unit={{ decimals: 2 }} />
  </>
);

const inScript = () => {
  cart.cart = answer;
  cart.client = client;
  cart.client = { first_name: 'Anna', is_specialist: 0 };
  cart.client = undefined;
  // @ts-expect-error a flag is no list
  cart.client = { is_specialist: [] };
};

expectTypeOf(inReact).returns.toExtend<React.ReactNode>();
expectTypeOf(inScript).returns.toBeVoid();
// Reading returns the type as the element understands it.
expectTypeOf<NonNullable<typeof cart.client>['is_specialist']>().toEqualTypeOf<boolean>();
expectTypeOf<NonNullable<typeof cart.cart>['messages']>().toExtend<ReadonlyMap<string, object>>();
