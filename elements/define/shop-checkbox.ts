/** Defines `<shop-checkbox>`. */
import { form } from '../../src/element/control';
import { define } from '../../src/element/define';
import { drawing } from '../../src/fields/inputs/checkbox-drawing.generated';
import { shopCheckbox } from '../shop-checkbox';

define(shopCheckbox, () => import('../../src/fields/inputs/Tick'), { form, screen: drawing });
