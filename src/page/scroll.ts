/** Restores the last scroll position of a page whose content arrives late. */
import { onPageHide } from './lifecycle';
import { tabTexts } from './storage';

const KEY = 'shop-elements.scroll';
const here = (): string => location.href.split('#', 1)[0] ?? '';

/** Saves the position when the page is left. Returns the function that stops it. */
export const keepScroll = (): (() => void) =>
  onPageHide(() => tabTexts.set(KEY, `${Math.round(globalThis.scrollY)} ${here()}`));

/** Restores the position after Back or a reload, when the page was too short for the browser to do so. */
export function scrollBack(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [, place, page] = /^(\d+) (.*)$/.exec(tabTexts.get(KEY) ?? '') ?? [];
  tabTexts.remove(KEY);
  if (page !== here() || !/^(back_forward|reload)$/.test(visit?.type ?? '')) return;
  if (globalThis.scrollY < Number(place)) globalThis.scrollTo({ top: Number(place), behavior: 'instant' });
}
