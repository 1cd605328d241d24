/** Tests that the cart’s states work while a page translator wraps all texts. */
import { cartStates } from '../../a11y/states/cart';
import { testTranslated } from './state';

testTranslated(cartStates);
