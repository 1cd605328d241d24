/** Defines `<shop-withdrawal>`. */
import { define } from '../../src/element/define';
import { withdrawalScreen } from '../../src/orders/withdrawal/first-screen';
import { shopWithdrawal } from '../shop-withdrawal';

define(shopWithdrawal, () => import('../../src/orders/withdrawal/Withdrawal'), { screen: withdrawalScreen });
