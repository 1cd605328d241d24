/** Reports our events to the page's analytics: GA4 events on `window.dataLayer`, each fact once. */
import { untilActivated } from './lifecycle';
import { browserTexts } from './storage';

/** An event in GA4's e-commerce shape. The data layer never receives a token, a session id, a note or a tax number. */
export interface DataLayerEvent {
  readonly event: string;
  readonly ecommerce?: object;
  readonly user_data?: object | undefined;
}

/** GA4 wants numbers; it only counts them, so binary rounding does no harm here. */
export const amount = (decimal: string | undefined): number | undefined =>
  decimal === undefined ? undefined : Number(decimal);

/** Seconds; long enough for a confirmation page reopened from an e-mail. */
const REMEMBERED = 30 * 86_400;

/**
 * Pushes the event; with `once` only the first time in this browser: a reloaded confirmation page is not a second purchase.
 * A prerendered page counts once the buyer sees it. Creates the array that tag managers look for, if the page has none yet.
 */
export function pushEvent(event: DataLayerEvent, once?: string): void {
  const activated = untilActivated();
  if (activated) return void activated.then(() => pushEvent(event, once));
  const key = `shop-elements.said ${event.event} ${once}`;
  if (once !== undefined) {
    if (browserTexts.get(key) !== undefined) return;
    browserTexts.set(key, '1', REMEMBERED);
  }
  const page = globalThis as { dataLayer?: unknown };
  const layer: unknown[] = Array.isArray(page.dataLayer) ? page.dataLayer : (page.dataLayer = []);
  // GA4 keeps the last e-commerce object until it is cleared.
  if (event.ecommerce) layer.push({ ecommerce: null });
  layer.push(event);
}
