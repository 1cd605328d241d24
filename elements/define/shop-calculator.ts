/** Defines `<shop-calculator>`. */
import { form } from '../../src/element/control';
import { define } from '../../src/element/define';
import { fieldsScreen } from '../../src/element/first-screen';
import { shopCalculator } from '../shop-calculator';

define(shopCalculator, () => import('../../src/product/calculator/Calculator'), { form, screen: fieldsScreen });
