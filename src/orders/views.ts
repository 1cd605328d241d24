/** Names the views of the orders, and the messages of empty ones. */
import type { OrdersAnswer, OrderView } from './schema';
import { text } from './text';

const names: Readonly<Record<string, string>> = text.views;
const emptyTitles: Readonly<Record<string, string>> = text.emptyViews;

/** The view of that key, else the first; undefined if the server sends no views. */
export const viewIn = ({ views }: OrdersAnswer, key: string | undefined): OrderView | undefined =>
  views.find((one) => one.key === key) ?? views[0];

/** The shop's label, else the text of the key. */
export const viewName = ({ key, label }: OrderView): string =>
  label || (Object.hasOwn(text.views, key) && names[key]) || key;

/** The name on the tab, with the number of entries that await the buyer. */
export const tabText = (view: OrderView): string => (view.count ? `${viewName(view)} (${view.count})` : viewName(view));

/** Undefined for a list of orders, whose empty state leads to the shop. */
export function emptyTitle(view: OrderView | undefined): string | undefined {
  if (view === undefined || view.key === 'mine' || view.key === 'company') return undefined;
  return Object.hasOwn(text.emptyViews, view.key) ? emptyTitles[view.key] : text.emptyViews.other;
}

/** A single view needs no tab. */
export const hasTabs = ({ views }: OrdersAnswer, view: OrderView | undefined): view is OrderView =>
  view !== undefined && views.length > 1;
