/** Tests that a choice is no gap while its response is pending, and is one again after a refusal. */
import { describe, expect, it } from 'vitest';
import { expectedOf } from '../../../../src/cart/session/expected';
import { overlayOf } from '../../../../src/cart/session/pending';
import { addressBlockers, cartBlockers, lacksPayment } from '../../../../src/cart/session/rules';
import type { CartSession } from '../../../../src/cart/session/session';
import { chosenLocker, locker } from '../../../fixtures/cart';
import { aCartOfTwo, aSession } from '../../../fixtures/session';

const address = { id: 12, name: 'Budowa', street: 'Kwiatowa', city: 'Piaseczno' };
const point = {
  inpost_point_code: 'WAW12A',
  inpost_point_street: 'Prosta',
  inpost_point_building_number: '1',
  inpost_point_flat_number: '',
  inpost_point_city: 'Warszawa',
  inpost_point_province: 'mazowieckie',
  inpost_point_post_code: '00-001',
};

/** The missing choices that all steps display. */
function gapsOf({ state }: ReturnType<typeof aSession>): string[] {
  const expected = expectedOf(state().cart!, overlayOf(state()));
  return [
    ...cartBlockers(expected),
    ...(lacksPayment(expected) ? ['no_payment'] : []),
    ...addressBlockers(expected, undefined, false),
  ];
}

type Case = [what: string, gap: string, before: object, after: object, choose: (session: CartSession) => unknown];
const cases: Case[] = [
  ['a carrier', 'no_carrier', { carrier: null }, {}, (session) => session.choose('carrier', 1)],
  ['a payment', 'no_payment', { payment: null }, {}, (session) => session.choose('payment', 1)],
  [
    'a locker',
    'no_locker',
    { carrier: locker },
    { carrier: locker, ...chosenLocker },
    (session) => session.chooseLocker(point),
  ],
  [
    'an invoice address',
    'missing_address',
    { invoice_address: null, addresses: [address] },
    { invoice_address: address },
    (session) => session.choose('invoice_address', 12),
  ],
  [
    'a delivery address',
    'missing_address',
    { invoice_address: null, addresses: [address] },
    { invoice_address: null, delivery_address: address },
    (session) => session.chooseDeliveryAddress(12),
  ],
];

describe.each(cases)('%s', (_, gap, before, after, choose) => {
  it('is no gap as soon as it is chosen [O23]', async () => {
    const stage = aSession();
    await stage.start(aCartOfTwo({ ...before }));
    expect(gapsOf(stage)).toEqual([gap]);
    void choose(stage.session);
    expect(gapsOf(stage)).toEqual([]);
    await stage.last().answer(aCartOfTwo({ ...after }));
    expect(gapsOf(stage)).toEqual([]);
  });

  it.each(['refused', 'lost'] as const)('is a gap again after it was %s [O23]', async (outcome) => {
    const stage = aSession();
    await stage.start(aCartOfTwo({ ...before }));
    void choose(stage.session);
    await (outcome === 'lost' ? stage.last().fail('offline') : stage.last().refuse({ 0: { messages: ['Nie teraz'] } }));
    expect(gapsOf(stage)).toEqual([gap]);
  });
});

it('a chosen locker carrier requires its locker at once [O23]', async () => {
  const stage = aSession();
  await stage.start();
  void stage.session.choose('carrier', 2);
  expect(gapsOf(stage)).toEqual(['no_locker']);
});
