/** The shop's carriers, payments, instant-payment methods and which go together. */
import type { Db } from '../db/open';
import { carrierPayments, carriers, paymentMethods, payments } from '../db/schema/delivery';
import { insertAll } from './insert';

export const CARRIER = { courier: 1, locker: 2, pickup: 3, transport: 4 } as const;
export const PAYMENT = { instant: 1, wire: 2, upfront: 3, cash: 4, deferred: 5 } as const;

const CARRIERS = [
  {
    id: CARRIER.courier,
    name: 'Kurier – przesyłka paletowa lub paczka',
    type: 'courier',
    priceNet: '24.31',
    position: 1,
  },
  { id: CARRIER.locker, name: 'InPost Paczkomat® 24/7', type: 'parcelLocker', priceNet: '13.81', position: 2 },
  { id: CARRIER.pickup, name: 'Odbiór osobisty w oddziale', type: 'pickup', priceNet: '0.00', position: 3 },
  { id: CARRIER.transport, name: 'Transport własny z HDS', type: 'transportShop', priceNet: '189.00', position: 4 },
];

const PAYMENTS = [
  { id: PAYMENT.instant, name: 'Szybka płatność online', hookName: 'instant_transfer', isInstant: true, position: 1 },
  { id: PAYMENT.wire, name: 'Przelew z odroczonym terminem', hookName: 'manual_wire', isInstant: false, position: 2 },
  { id: PAYMENT.upfront, name: 'Przedpłata na konto', hookName: 'upfront_manual_wire', isInstant: false, position: 3 },
  { id: PAYMENT.cash, name: 'Płatność przy odbiorze', hookName: 'cash_on_delivery', isInstant: false, position: 4 },
  {
    id: PAYMENT.deferred,
    name: 'Płatność odroczona u operatora',
    hookName: 'deferred_payment',
    isInstant: false,
    position: 5,
  },
];

/** Bank names are invented, except the two schemes that every Polish shop has. */
const METHODS = [
  ['blik', 'BLIK'],
  ['card', 'Karta płatnicza'],
  ['google_pay', 'Google Pay'],
  ['apple_pay', 'Apple Pay'],
  ['bank_wisla', 'Bank Wisła'],
  ['bank_baltyk', 'Bank Bałtycki'],
  ['bank_tatry', 'Bank Tatrzański'],
  ['bank_kupiecki', 'Bank Kupiecki'],
  ['bank_rolny', 'Bank Rolny'],
  ['bank_mazur', 'mazurBank'],
] as const;

const PAIRS: readonly (readonly [carrier: number, payments: readonly number[]])[] = [
  [CARRIER.courier, [PAYMENT.instant, PAYMENT.wire, PAYMENT.upfront, PAYMENT.cash, PAYMENT.deferred]],
  [CARRIER.locker, [PAYMENT.instant, PAYMENT.wire, PAYMENT.upfront, PAYMENT.deferred]],
  [CARRIER.pickup, [PAYMENT.instant, PAYMENT.wire, PAYMENT.upfront, PAYMENT.cash, PAYMENT.deferred]],
  [CARRIER.transport, [PAYMENT.instant, PAYMENT.wire, PAYMENT.upfront, PAYMENT.deferred]],
];

export async function seedDelivery(db: Db): Promise<void> {
  await insertAll(db, carriers, CARRIERS);
  await insertAll(db, payments, PAYMENTS);
  await insertAll(
    db,
    paymentMethods,
    METHODS.map(([id, name], position) => ({ id, name, position, paymentId: PAYMENT.instant })),
  );
  await insertAll(
    db,
    carrierPayments,
    PAIRS.flatMap(([carrierId, ids]) => ids.map((paymentId) => ({ carrierId, paymentId }))),
  );
}
