/** The style sheets that the summary adopts after those of the cart. */
import itemsDense from '../items/items-dense.css?inline';
import itemsOrder from '../items/items-order.css?inline';
import modal from '../../ui/modal.css?inline';
import notice from '../duties/notice/notice.css?inline';
import order from '../summary/order.css?inline';
import orderLead from '../summary/order-lead.css?inline';
import reviews from '../summary/reviews.css?inline';

export const summaryStyles: readonly string[] = [modal, itemsOrder, itemsDense, reviews, order, orderLead, notice];
