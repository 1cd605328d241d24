/** Tests that a repeated address is saved once, however often lost responses make the buyer send it. */
import { expect, it } from 'vitest';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

const anAddress = { name: 'Budowa', street: 'Polna', house_no: '1', flat_no: '', city: 'Łódź', zip_code: '90-001' };
const rest = { post: 'Łódź', country: 'PL', region: 'łódzkie' };

it('addAddress repeats the key after a lost response; a saved or changed address gets a new key', async () => {
  const { session, start, last, posts } = aSession();
  await start();
  const add = (over = {}) => void session.addAddress({ ...anAddress, ...rest, ...over });
  add();
  await last().fail('network');
  add();
  await last().answer(aCartOfTwo());
  add();
  await last().fail('network');
  add({ flat_no: '2' });
  const [lost, again, anew, changed] = posts.slice(1).map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(lost);
  expect(new Set([lost, anew, changed, undefined]).size).toBe(4);
});
