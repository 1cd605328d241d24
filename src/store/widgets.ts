/** Decides when the carts' dropdown is read: once for all elements that name the same URL, and once more for what changed meanwhile. */
import { offeredWidget } from '../cart/widget/schema';
import { newWidget, withAnswer, type WidgetState } from '../cart/widget/slice';
import type { Failure } from '../http/failure';
import { request } from '../http/request';
import { absoluteUrl } from '../page/address';
import { shop, shopStore } from './store';

export const widgetOf = (url: string): WidgetState => shopStore.getState().widgets[url] ?? newWidget;

const write = (url: string, change: Partial<WidgetState>) =>
  shopStore.setState(({ widgets }) => ({
    widgets: { ...widgets, [url]: { ...(widgets[url] ?? newWidget), ...change } },
  }));

const again = (shop.again ??= new Set());

/** Reads it now; while it is being read, one more reading is noted. */
export async function loadWidget(raw: string): Promise<void> {
  const url = absoluteUrl(raw);
  if (widgetOf(url).loading) return void again.add(url);
  write(url, { loading: true });
  try {
    const answer = await request(offeredWidget, { url, method: 'GET' });
    write(url, withAnswer(widgetOf(url), answer));
  } catch (error) {
    const failure = error as Failure;
    // A page that is being left says nothing of it, and reads anew where it comes back.
    write(url, { loading: false, ...(failure.code !== 'leaving' && { failed: true }) });
  }
  if (again.delete(url)) await loadWidget(url);
}
