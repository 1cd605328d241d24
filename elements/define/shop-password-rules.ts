/** Defines `<shop-password-rules>`. */
import { define } from '../../src/element/define';
import { shopPasswordRules } from '../shop-password-rules';

define(shopPasswordRules, () => import('../../src/account/password/PasswordRules'));
