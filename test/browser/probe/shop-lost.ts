/** Defines `<shop-lost>`: a probe whose view fails to load the first time, as with a bad connection. */
import { declare } from '../../../src/element/declare';
import { define } from '../../../src/element/define';
import { shopProbe } from './shop-probe';

export const shopLost = declare({
  ...shopProbe,
  tag: 'shop-lost',
  summary: 'A probe that arrives at the second attempt.',
  alone: true,
});

let attempts = 0;
define(shopLost, () => (attempts++ === 0 ? Promise.reject(new Error('no connection')) : import('./Probe')));
