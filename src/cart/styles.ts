/** Decides which style sheets the cart adopts, in this order. */
import { fieldStyles } from '../fields/styles';
import { uiStyles } from '../ui/styles';
import addresses from './addresses/addresses.css?inline';
import cart from './cart.css?inline';
import delivery from './delivery/delivery.css?inline';
import items from './items/items.css?inline';
import print from './print.css?inline';
import summary from './summary/summary.css?inline';

export const cartStyles: readonly string[] = [...uiStyles, ...fieldStyles, cart, items, delivery, addresses, summary, print];
