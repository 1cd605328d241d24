/** Tests when a locker's contact data are taken from the account, and when the buyer has to enter them. */
import { expect, it } from 'vitest';
import { accountContact, knownContact } from '../../../../src/cart/delivery/contact';
import { aCart, aClient, locker, lockerContact } from '../../../fixtures/cart';

const client = aClient({ email: 'anna@nowak.pl', phone: '601 202 317' });
const cart = (over = {}) => aCart({ carrier: locker, customer: null, ...over });

it('knownContact returns e-mail and phone of the account', () =>
  expect(accountContact(cart(), client)).toEqual({ email: 'anna@nowak.pl', phone: '601 202 317' }));

it('knownContact prefers the cart’s values, and completes them from the account', () => {
  const half = cart({ inpost_email: 'odbior@nowak.pl' });
  expect(knownContact(half, client)).toEqual({ email: 'odbior@nowak.pl', phone: '601 202 317' });
  expect(accountContact(half, client)).toEqual({ email: 'odbior@nowak.pl', phone: '601 202 317' });
});

it.each([
  ['the cart has both', cart(lockerContact), client],
  ['the account has no phone', cart(), aClient({ email: 'anna@nowak.pl' })],
  ['the account’s e-mail is none', cart(), aClient({ email: 'anna', phone: '601 202 317' })],
  ['nobody is known', cart(), undefined],
])('accountContact returns undefined if %s', (_, cart, client) => expect(accountContact(cart, client)).toBeUndefined());
