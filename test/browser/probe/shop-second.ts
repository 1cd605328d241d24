/** Decides what `<shop-second>` is: another tag with the probe's view, which the loader must not import unasked. */
import { declare } from '../../../src/element/declare';
import { define } from '../../../src/element/define';
import { shopProbe } from './shop-probe';

export const shopSecond = declare({ ...shopProbe, tag: 'shop-second', summary: 'A second probe.' });

define(shopSecond, () => import('./Probe'));
