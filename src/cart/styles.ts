/** The style sheets that the cart adopts, in this order. The cart's dialogs and the summary load their own style sheets. */
import checkbox from '../fields/checkbox.css?inline';
import { fieldStyles } from '../fields/styles';
import radioCards from '../ui/radio-cards.css?inline';
import radioTiles from '../ui/radio-tiles.css?inline';
import stepBar from '../ui/step-bar.css?inline';
import { uiStyles } from '../ui/styles';
import addresses from './addresses/addresses.css?inline';
import bar from './bar.css?inline';
import bits from './bits.css?inline';
import cart from './cart.css?inline';
import delivery from './delivery/delivery.css?inline';
import extra from './extra/extra.css?inline';
import items from './items/items.css?inline';
import itemsCompact from './items/items-compact.css?inline';
import itemsLong from './items/items-long.css?inline';
import itemsRemoved from './items/items-removed.css?inline';
import itemsNarrow from './items/items-narrow.css?inline';
import itemsTable from './items/items-table.css?inline';
import product from './items/product.css?inline';
import states from './states/states.css?inline';
import summary from './summary/summary.css?inline';

export const cartStyles: readonly string[] = [
  ...uiStyles,
  radioCards,
  radioTiles,
  stepBar,
  ...fieldStyles,
  checkbox,
  cart,
  bar,
  bits,
  states,
  items,
  itemsRemoved,
  itemsNarrow,
  itemsTable,
  itemsLong,
  itemsCompact,
  product,
  delivery,
  addresses,
  extra,
  summary,
];
