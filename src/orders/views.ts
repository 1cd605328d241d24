/** Names the views of the orders, and the messages of empty ones. */
import { formatNumber } from '../ui/money';
import type { OrdersAnswer, OrderView } from './schema';
import { text } from './text';

const searches: Readonly<Record<string, string>> = text.searches;
const emptyTitles: Readonly<Record<string, string>> = text.emptyViews;

/** The view of that key, else the first; undefined if the server sends no views. */
export const viewIn = ({ views }: OrdersAnswer, key: string | undefined): OrderView | undefined =>
  views.find((one) => one.key === key) ?? views[0];

/** The shop's label, else the text of the key; a year is its own name. */
const nameIn = (names: Readonly<Record<string, string>>, { key, label }: OrderView): string =>
  label || (Object.hasOwn(names, key) && names[key]) || key;

export const viewName = (view: OrderView): string => nameIn(text.views, view);

/** The name on the tab, with the number of entries that await the buyer. */
export const tabText = (view: OrderView): string => (view.count ? `${viewName(view)} (${view.count})` : viewName(view));

/** On a button of a filter, with the number of its orders: `Do zapłaty 2`. */
export const choiceText = (one: OrderView): string =>
  [nameIn(text.states, one), one.count !== undefined && formatNumber(String(one.count))].filter(Boolean).join('\u00A0');

/** What the search finds in this view. */
export const searchName = (view: OrderView | undefined): string =>
  emptyTitle(view) === undefined
    ? text.search
    : (view && Object.hasOwn(text.searches, view.key) && searches[view.key]) || text.searchButton;

/** Undefined for a list of orders, whose empty state leads to the shop. */
export function emptyTitle(view: OrderView | undefined): string | undefined {
  if (view === undefined || view.key === 'mine' || view.key === 'company') return undefined;
  return Object.hasOwn(text.emptyViews, view.key) ? emptyTitles[view.key] : text.emptyViews.other;
}

/** A single view needs no tab. */
export const hasTabs = ({ views }: OrdersAnswer, view: OrderView | undefined): view is OrderView =>
  view !== undefined && views.length > 1;
