/** Decides where the token is not checked: everywhere, in one action, or for one way of being wrong. */
import { blind, type Faults } from './fault-of';

const ACTIONS = [
  'quantity',
  'remove',
  'carrier',
  'payment',
  'payment_method',
  'project',
  'delivery_address',
  'invoice_address',
  'new_address',
  'inpost_data',
  'inpost_contact',
  'client_comments',
  'add_discount',
  'add_carrier_discount',
  'confirm',
] as const;

export const csrf: Faults = {
  'no token is looked at': blind('csrf'),
  'a missing token is taken': blind('csrf-missing'),
  'an empty token is taken': blind('csrf-empty'),
  'any token is taken': blind('csrf-stale'),
  'a refused token is a 400': {
    answer: (_answer, _at, printed) => void (printed.status === 419 && (printed.status = 400)),
  },
  'a refused token is a 200': {
    answer: (_answer, _at, printed) => void (printed.status === 419 && (printed.status = 200)),
  },
  ...Object.fromEntries(ACTIONS.map((action) => [`the token is not looked at in ${action}`, blind(`csrf:${action}`)])),
};

export const locks: Faults = {
  'nothing is locked once a payment has begun': blind('lock'),
  ...Object.fromEntries(
    ACTIONS.filter((one) => one !== 'project').map((action) => [
      `${action} is not locked once a payment has begun`,
      blind(`lock:${action}`),
    ]),
  ),
};
