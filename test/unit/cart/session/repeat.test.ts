/** Tests that a repeated address is saved once, however often lost responses make the buyer send it. */
import { expect, it } from 'vitest';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

const anAddress = { name: 'Budowa', street: 'Polna', house_no: '1', flat_no: '', city: 'Łódź', zip_code: '90-001' };
const rest = { post: 'Łódź', country: 'PL', region: 'łódzkie' };

it('addAddress repeats the key after a lost response; a saved or changed address gets a new key', async () => {
  const { session, clock, start, last, posts } = aSession();
  await start();
  const add = (over = {}) => void session.addAddress({ ...anAddress, ...rest, ...over });
  const lose = async (cart = aCartOfTwo()) => {
    await last().fail('network');
    await clock.pass(0);
    await last().answer(cart);
  };
  add();
  await lose();
  add();
  await last().answer(aCartOfTwo());
  add();
  await lose();
  add({ flat_no: '2' });
  const [lost, again, anew, changed] = posts.flatMap((one) =>
    one.cause === 'new_address' ? [one.idempotencyKey] : [],
  );
  expect(again).toBe(lost);
  expect(new Set([lost, anew, changed, undefined]).size).toBe(4);
});

it('a lost address says that its outcome is unknown, and counts as saved once the loaded cart has it', async () => {
  const { session, clock, start, last, state } = aSession();
  await start();
  const outcome = session.addAddress({ ...anAddress, ...rest });
  await last().fail('unreadable', 200);
  expect(state().messages.get('new_address')?.messages).toEqual([
    'Nie wiemy, czy to się udało – sklep tego nie potwierdził. Sprawdź stan, zanim spróbujesz ponownie.',
  ]);
  await clock.pass(0);
  await last().answer(aCartOfTwo({ addresses: [{ ...anAddress, ...rest, id: 9 }] }));
  expect(await outcome).toMatchObject({ ok: true });
  expect(state().messages.get('new_address')).toBeUndefined();
});
