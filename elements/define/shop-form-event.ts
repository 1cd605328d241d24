/** Defines `<shop-form-event>`. */
import { define } from '../../src/element/define';
import { shopFormEvent } from '../shop-form-event';

define(shopFormEvent, () => import('../../src/account/data-layer/FormEvent'));
