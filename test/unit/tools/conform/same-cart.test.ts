/** Tests which differences between two persons' views of one cart the kit reports. */
import { expect, it } from 'vitest';
import { differenceOf } from '../../../../src/tools/conform/checks/same-cart';

const field = (name: string, value: string, type = 'text') => ({ name, type, value });
const cart = {
  id: 7,
  client_name: 'Anna',
  approval: { state: 'waiting', can: ['withdraw'], history: [{ text: 'proszę' }] },
  extra_fields: [field('phone', '600')],
  childCarts: [{ id: 8, cart_name: 'A', items: [{ id: 1, quantity: 2 }] }],
};

it.each([
  ['the name', { client_name: 'Ewa' }, 'client_name: "Anna" and "Ewa"'],
  ['an absent name', { client_name: undefined }, 'client_name: "Anna" and undefined'],
  ['an answer', { extra_fields: [field('phone', '700')] }, 'extra_fields.phone.value: "600" and "700"'],
  ['the history', { approval: { ...cart.approval, history: [] } }, /^approval\.history\.0/],
  [
    'a line of a child cart',
    { childCarts: [{ ...cart.childCarts[0], items: [{ id: 1, quantity: 3 }] }] },
    /quantity: 2 and 3/,
  ],
])('two views of a held or master cart that differ in %s are reported with the path', (_, change, difference) => {
  expect(differenceOf(cart, { ...cart, ...change })).toMatch(difference);
});

it.each([
  ['actions', { approval: { ...cart.approval, can: ['approve'] } }],
  ['options and the revision', { revision: 'x', addresses: [{ id: 1 }] }],
  ['an absent field instead of null', { project: null }],
  ['a consent of the approver', { extra_fields: [...cart.extra_fields, field('terms', '1', 'consent')] }],
])('two views may differ in %s', (_, change) => {
  expect(differenceOf(cart, { ...cart, ...change })).toBeUndefined();
});
