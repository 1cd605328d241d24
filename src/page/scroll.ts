/** Decides that a page whose content comes late is found again at the place where it was left. */
import { onPageHide } from './lifecycle';
import { tabTexts } from './storage';

const KEY = 'shop-elements.scroll';
const here = (): string => location.href.split('#', 1)[0] ?? '';

/** Until the function that it gives is called. */
export const keepScroll = (): (() => void) =>
  onPageHide(() => tabTexts.set(KEY, `${Math.round(globalThis.scrollY)} ${here()}`));

/** To where this page was left, where the browser has come back to it and could not go there yet. */
export function scrollBack(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [, place, page] = /^(\d+) (.*)$/.exec(tabTexts.get(KEY) ?? '') ?? [];
  tabTexts.remove(KEY);
  if (page !== here() || !/^(back_forward|reload)$/.test(visit?.type ?? '')) return;
  if (globalThis.scrollY < Number(place)) globalThis.scrollTo({ top: Number(place), behavior: 'instant' });
}
