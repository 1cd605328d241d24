/** Defines `<shop-select>`. */
import { define } from '../../src/element/define';
import { shopSelect } from '../shop-select';

define(shopSelect, () => import('../../src/ui/select/Select'));
