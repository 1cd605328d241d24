/** The store slice of the dropdown's carts, and their loading: once per URL, and again after a change. */
import { offeredWidget, type WidgetAnswer } from './schema';
import { failureOf, isLeavingFailure } from '../../http/failure';
import { request } from '../../http/request';
import { reuseUnchanged } from '../../http/reuse-unchanged';
import { absoluteUrl } from '../../page/url';
import { addSlice, shop, shopStore } from '../../store/store';

export interface WidgetState {
  /** Undefined until the first response. A failed reload keeps the last loaded cart. */
  readonly data: WidgetAnswer | undefined;
  /** The response before the last change. */
  readonly before?: WidgetAnswer | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
  /** A retry will not help: the URL returns other data. */
  readonly hopeless: boolean;
}

declare module '../../store/store' {
  interface ShopState {
    /** By absolute URL. */
    readonly widgets: Readonly<Record<string, WidgetState>>;
  }
  interface Shop {
    /** URLs to load again, because the response under way may be older than the change. */
    again?: Set<string>;
  }
}
addSlice('widgets', {});

const newWidget: WidgetState = { data: undefined, loading: false, failed: false, hopeless: false };

function withAnswer(state: WidgetState, answer: WidgetAnswer): WidgetState {
  const data = reuseUnchanged(state.data, answer);
  return { ...newWidget, data, before: data === state.data ? state.before : state.data };
}

export const widgetOf = (url: string): WidgetState => shopStore.getState().widgets[url] ?? newWidget;

const write = (url: string, change: Partial<WidgetState>) =>
  shopStore.setState(({ widgets }) => ({
    widgets: { ...widgets, [url]: { ...(widgets[url] ?? newWidget), ...change } },
  }));

const again = (shop.again ??= new Set());

/** Loads now. If a load is already under way, another one follows. */
export async function loadWidget(raw: string): Promise<void> {
  const url = absoluteUrl(raw);
  if (widgetOf(url).loading) return void again.add(url);
  write(url, { loading: true });
  try {
    const answer = await request(offeredWidget, { url, method: 'GET' });
    write(url, withAnswer(widgetOf(url), answer));
  } catch (error) {
    const failure = failureOf(error);
    // A request aborted by leaving the page is no failure. A restored page loads again.
    write(url, { loading: false, ...(!isLeavingFailure(failure) && { failed: true, hopeless: !failure.retryable }) });
  }
  if (again.delete(url)) await loadWidget(url);
}
