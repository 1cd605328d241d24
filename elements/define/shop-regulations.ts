/** Defines `<shop-regulations>`. */
import { form } from '../../src/element/control';
import { define } from '../../src/element/define';
import { shopRegulations } from '../shop-regulations';

define(shopRegulations, () => import('../../src/account/regulations/Regulations'), { form });
