/** Tests all states of the cart; a file of its own for the second core. */
import { useShop } from '../e2e/shop';
import { isOfCart, states } from './states';
import { walk } from './walk';

walk(useShop(), states.filter(isOfCart));
