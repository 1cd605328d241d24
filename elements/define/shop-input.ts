/** Defines `<shop-input>`. */
import { form } from '../../src/element/control';
import { define } from '../../src/element/define';
import { drawing } from '../../src/fields/inputs/input-drawing.generated';
import { shopInput } from '../shop-input';

define(shopInput, () => import('../../src/fields/inputs/Input'), { form, screen: drawing });
