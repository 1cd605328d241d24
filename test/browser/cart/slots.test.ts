/** Tests that each of the three steps displays every message of the shop once, whatever its slot and the cart. */
import { expect } from '@open-wc/testing';
import { slots } from '../../../src/cart/wire/slots';
import { aLine, courier, locker, wire } from '../../fixtures/cart';
import { until } from '../settled';
import { cartStage, type CartStage } from './cart';

const OF_OBJECTS = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];
const SLOTS = [...Object.keys(slots), 'unheard_of', ...OF_OBJECTS];
const sentence = (slot: string) => `Komunikat ${slot}!`;
const messages = Object.fromEntries(SLOTS.map((slot) => [slot, { messages: [sentence(slot)] }]));

const paid = { availablePayments: [wire], payment: { ...wire } };
const chosen = { carrier: { ...courier, price_gross: '29.90' }, ...paid };
const atLocker = {
  ...paid,
  availableCarriers: [courier, locker],
  carrier: { ...locker, price_gross: '14.90' },
  inpost_point_code: 'WAW118A',
  inpost_email: 'jan@firma.pl',
  inpost_phone_number: '601202303',
};
const line = { name: 'note', label: 'Uwaga', type: 'text', scope: 'line' };
const order = { name: 'po', label: 'Numer', type: 'text', scope: 'order' };
const carts: Readonly<Record<string, object>> = {
  'with a courier': chosen,
  'with a locker': atLocker,
  'picked up': { ...paid, carrier: { id: 3, name: 'Odbiór', type: 'pickup', price_gross: '0' } },
  'of a project': { ...chosen, is_abrys: true },
  'with fields in its lines': { ...chosen, extra_fields: [line], items: [aLine({ id: 1 })] },
  'with fields of the order': { ...chosen, extra_fields: [order] },
  'whose request was rejected': { ...chosen, approval: { state: 'rejected', can: ['send', 'note'], to: ['Ewa'] } },
  'whose payment has begun': { ...chosen, payment_init: true },
  'that holds other carts': {
    ...chosen,
    is_master: true,
    childCarts: [{ id: 8, cart_name: 'Dach', items: [aLine({ id: 1 })] }],
  },
};

/** Slots whose message was displayed at its own place instead of above the cart. */
const placed = new Set<string>();
const isPlaced = ({ root }: CartStage, slot: string): boolean =>
  [...root.querySelectorAll(`[part~="messages"][part~="${slot}"]`)].some((one) => !one.closest('.cart__messages'));

describe('a message of the shop', () => {
  for (const [what, cart] of Object.entries(carts))
    it(`is displayed on each step of a cart ${what}, whatever its slot [M2]`, async () => {
      const stage = await cartStage(cart as never);
      stage.answer({ cart: cart as never, messages });
      for (const step of ['Koszyk', 'Dane adresowe', 'Podsumowanie i płatność']) {
        const title = () => stage.root.querySelector('[data-step-title]')?.textContent;
        if (title() !== step) {
          [...stage.root.querySelectorAll<HTMLElement>('nav button, ol button')]
            .find((one) => one.textContent.includes(step))!
            .click();
          await until(() => title() === step, step);
        }
        globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        await until(() => stage.text().includes(sentence('unheard_of')), `the answer on ${step}`);
        const times = (slot: string) => stage.text().split(sentence(slot)).length - 1;
        await until(
          () => SLOTS.every((slot) => times(slot) === 1),
          `${step}: ${SLOTS.filter((one) => times(one) !== 1)}`,
        );
        expect(SLOTS.filter((slot) => times(slot) !== 1)).to.deep.equal([]);
        for (const slot of SLOTS) if (isPlaced(stage, slot)) placed.add(slot);
      }
    });

  it('displays its slot’s message at the slot’s place on at least one step [M2]', () => {
    // The address form is a dialog, and displays the messages of its last submission.
    const own = Object.keys(slots).filter((slot) => slot !== '0' && slot !== 'new_address');
    expect([...placed]).to.have.members(own);
  });
});
