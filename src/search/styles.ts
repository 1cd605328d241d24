/** Style sheets of the search elements, in cascade order. */
import checkbox from '../fields/checkbox.css?inline';
import { fieldStyles } from '../fields/styles';
import modal from '../ui/modal.css?inline';
import { uiStyles } from '../ui/styles';
import pages from '../ui/pages.css?inline';
import table from '../ui/table.css?inline';
import paste from './add-product/paste.css?inline';
import box from './combobox/combobox.css?inline';
import entries from './combobox/entries.css?inline';
import filters from './filters/filters.css?inline';
import isolation from './isolation.css?inline';
import buy from '../product/cart/add-to-cart.css?inline';
import products from './site/products.css?inline';
import site from './site/site.css?inline';

/** Style sheets of the search boxes with a list below them. */
export const boxStyles: readonly string[] = [...uiStyles, ...fieldStyles, isolation, box, entries];
export const addProductStyles: readonly string[] = [...boxStyles, table, paste];
export const siteStyles: readonly string[] = [...boxStyles, modal, buy, site, products, pages];
export const filterStyles: readonly string[] = [...uiStyles, ...fieldStyles, checkbox, modal, isolation, filters];
