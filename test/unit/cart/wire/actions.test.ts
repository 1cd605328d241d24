/** Tests that each action is declared in one file, from which the registry, the PHP names, the queue and the next page take it. */
import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { jobOf, keysOf } from '../../../../src/cart/session/pending';
import { cartActions, factsOf, type CartActionName } from '../../../../src/cart/wire/actions';
import { action } from '../../../../src/cart/wire/actions/action';
import type { CartPost } from '../../../../src/cart/wire/api';

const folder = new URL('../../../../src/cart/wire/actions/', import.meta.url);
const names = Object.keys(cartActions) as CartActionName[];
const postOf = (name: CartActionName) => ({ cause: name, body: factsOf(name).samples.good }) as CartPost;

it('cartActions contains exactly the actions of wire/actions, under their names', async () => {
  const files = readdirSync(folder).filter((file) => file !== 'action.ts');
  const exported = await Promise.all(
    files.map(async (file) => (await import(new URL(file, folder).href)) as Record<string, unknown>),
  );
  const all = Object.fromEntries(exported.flatMap((one) => Object.entries(one)));
  expect(Object.keys(all).toSorted()).toEqual(names.toSorted());
  for (const name of names) expect(cartActions[name]).toBe(all[name]);
});

it('the PHP package knows every action, and adding products', () => {
  const php = readFileSync(new URL('../../../../src/php/src/Action/Actions.php', import.meta.url), 'utf8');
  const phpNames = [...php.matchAll(/^ +'(\w+)' => \[\w+::class, '\w+'\],$/gm)].map(([, name]) => name);
  const expected = [...names.filter((name) => name !== 'load'), 'add_product', 'add_products'];
  expect(phpNames.toSorted()).toEqual(expected.toSorted());
});

it.each(names)('the samples of %s match its schema', (name) => {
  const { body, samples } = factsOf(name);
  for (const sample of [samples.good, ...(samples.wrong ? [samples.wrong] : [])]) {
    expect(v.parse(body, sample)).toEqual(sample);
    expect(Object.keys(sample)[0] ?? 'load').toBe(name);
  }
});

it('an action without body, samples or mayChange does not compile', () => {
  const [body, samples, mayChange] = [v.object({}), { good: {} }, []];
  // @ts-expect-error: what it may change is missing.
  action({ body, samples });
  // @ts-expect-error: the samples are missing.
  action({ body, mayChange });
  // @ts-expect-error: the body is missing.
  action({ samples, mayChange });
  expect(action({ body, samples, mayChange })).toEqual({ body, samples, mayChange });
});

/** The actions of release 0.1. */
const released: readonly CartActionName[] = [
  ...(['load', 'quantity', 'remove', 'move', 'delivery_address', 'invoice_address', 'new_address'] as const),
  ...(['inpost_contact', 'carrier', 'payment', 'payment_method', 'client_comments', 'extra_field'] as const),
  ...(['project', 'add_discount', 'add_carrier_discount', 'inpost_data', 'confirm'] as const),
];

/** Pages of another release read these keys: they must stay the same. */
describe('facts of the actions, stable across releases', () => {
  it('the keys of pending changes', () => {
    expect(Object.fromEntries(released.map((name) => [name, keysOf(postOf(name)).join(' ')]))).toEqual({
      ...Object.fromEntries(released.map((name) => [name, name])),
      load: '',
      quantity: 'quantity:3:102,3:103, quantity:3:102,3:104,',
      remove: 'remove:3:102,3:103,',
      extra_field: 'extra_field:order_number',
      add_discount: 'add_discount:3:102,3:103,',
      add_carrier_discount: 'add_carrier_discount:2',
    });
    const ofLine = { extra_field: { name: 'mpk', value: '1', id: 103, cartId: 102 } };
    expect(keysOf({ cause: 'extra_field', body: ofLine })).toEqual(['line_field:3:102,3:103,mpk']);
  });

  it('the queue keys and pauses', () => {
    const jobs = released.map((name) => [name, jobOf(postOf(name))] as const);
    expect(Object.fromEntries(jobs.map(([name, { key }]) => [name, key]))).toEqual({
      ...Object.fromEntries(released.map((name) => [name, keysOf(postOf(name)).join()])),
      load: 'load',
      quantity: 'quantity@102',
      move: 'move {"move":{"ids":[103],"cartId":102002}}',
      new_address: `new_address ${JSON.stringify(cartActions.new_address.samples.good)}`,
    });
    const those = (is: (job: ReturnType<typeof jobOf>) => unknown) =>
      jobs.filter(([, job]) => is(job)).map(([name]) => name);
    expect(those(({ delay }) => delay !== undefined)).toEqual(['client_comments', 'extra_field']);
    expect(those(({ once }) => once)).toEqual(['remove', 'new_address', 'confirm']);
    expect(those(({ merge }) => merge)).toEqual(['quantity']);
    expect(those(({ onHide }) => onHide === false)).toEqual(['load']);
  });

  it('the actions that the next page sends again', () => {
    expect(released.filter((name) => factsOf(name).isSingle)).toEqual([
      'load',
      'new_address',
      'add_discount',
      'add_carrier_discount',
      'confirm',
    ]);
  });
});
