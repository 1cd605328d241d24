/** Shows that no message of the shop is lost: whatever its slot and whatever the cart, it stands on each of the three steps, once. */
import { expect } from '@open-wc/testing';
import type { SlotName } from '../../../src/cart/wire/slots';
import { aLine, courier, locker, wire } from '../../fixtures/cart';
import { until } from '../settled';
import { cartStage } from './cart';

/** A record, so that the compiler asks for a new slot here. */
const KNOWN: Readonly<Record<SlotName, true>> = {
  '0': true,
  quantity: true,
  add_discount: true,
  delivery_price: true,
  add_carrier_discount: true,
  inpost: true,
  inpost_contact: true,
  new_address: true,
  extra_field: true,
  payment_id: true,
  confirm: true,
  payment_init: true,
  amount_after_deadline: true,
  abrys: true,
};
const OF_OBJECTS = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];
const SLOTS = [...Object.keys(KNOWN), 'unheard_of', ...OF_OBJECTS];
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
  'whose payment has begun': { ...chosen, payment_init: true },
  'that holds other carts': {
    ...chosen,
    is_master: true,
    childCarts: [{ id: 8, cart_name: 'Dach', items: [aLine({ id: 1 })] }],
  },
};

describe('a message of the shop', () => {
  for (const [what, cart] of Object.entries(carts))
    it(`stands on each step of a cart ${what}, whatever its slot is called [M2]`, async () => {
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
      }
    });
});
