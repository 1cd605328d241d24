/** Faults of the token check: everywhere, in one action, or for one kind of wrong token. */
import { actionNames } from '../actions';
import { disabled, where, type Faults } from './fault-of';

/** All actions, including those that add products; a load changes nothing. */
const ACTIONS = [...actionNames, 'confirm'];

export const csrf: Faults = {
  'no token is looked at': disabled('csrf'),
  'a missing token is taken': disabled('csrf-missing'),
  'an empty token is taken': disabled('csrf-empty'),
  'any token is taken': disabled('csrf-stale'),
  'a refused token is a 400': {
    answer: (_answer, _at, printed) => void (printed.status === 419 && (printed.status = 400)),
  },
  'a refused token is a 200': {
    answer: (_answer, _at, printed) => void (printed.status === 419 && (printed.status = 200)),
  },
  ...Object.fromEntries(
    ACTIONS.map((action) => [
      `the token is not looked at in ${action}`,
      { ...where(action), ...disabled(`csrf:${action}`) },
    ]),
  ),
};

export const locks: Faults = {
  'no action is locked after a payment has begun': disabled('lock'),
  ...Object.fromEntries(
    ACTIONS.map((action) => [
      `${action} is not locked once a payment has begun`,
      { ...where(action), ...disabled(`lock:${action}`) },
    ]),
  ),
};
