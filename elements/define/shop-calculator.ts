/** Decides what fills `<shop-calculator>`. */
import { form } from '../../src/element/control';
import { define } from '../../src/element/define';
import { shopCalculator } from '../shop-calculator';

define(shopCalculator, () => import('../../src/product/calculator/Calculator'), { form });
