/** Lists the style sheets of the orders, in this order. */
import checkbox from '../fields/checkbox.css?inline';
import { fieldStyles } from '../fields/styles';
import modal from '../ui/modal.css?inline';
import pages from '../ui/pages.css?inline';
import { uiStyles } from '../ui/styles';
import tabList from '../ui/tab-list.css?inline';
import table from '../ui/table.css?inline';
import actions from './actions/actions.css?inline';
import documents from './documents.css?inline';
import lines from './lines.css?inline';
import orders from './orders.css?inline';
import payment from './payment/payment.css?inline';
import repeat from './repeat/repeat.css?inline';
import status from './status.css?inline';
import steps from './details/steps.css?inline';
import views from './views.css?inline';

export const ordersStyles: readonly string[] = [
  ...uiStyles,
  ...fieldStyles,
  checkbox,
  table,
  modal,
  pages,
  tabList,
  orders,
  views,
  status,
  steps,
  lines,
  documents,
  payment,
  repeat,
  actions,
];
