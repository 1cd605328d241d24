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

/** Of the others the request has said more itself. */
const isUntold = ({ code, status = 0 }: Failure): boolean => code === 'network' || code === 'offline' || status >= 300;

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
    const { failed } = widgetOf(url);
    // A page that is being left says nothing of it, and reads anew where it comes back.
    const isLeft = failure.code === 'leaving';
    write(url, { loading: false, ...(!isLeft && { failed: true, hopeless: !failure.retryable }) });
    if (!isLeft && !failed && isUntold(failure)) console.warn(`shop-elements: ${url}: no carts: ${failure.message}`);
  }
  if (again.delete(url)) await loadWidget(url);
}
