/** The action `load`: reads the cart and changes nothing. */
import * as v from 'valibot';
import { action } from './action';

export const load = action({
  body: v.strictObject({}),
  samples: { good: {} },
  mayChange: [],
  trialBody: () => undefined,
  isSingle: true,
  keys: () => [],
  queued: () => 'load',
});
