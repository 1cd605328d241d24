/** Records what the live regions of a page announce. */
import type { Page } from 'playwright-core';

/** Runs in the page: collects the texts put into live regions, in shadow roots too. Alerts count when they appear. */
export function recordAnnouncements(): void {
  const texts: string[] = ((globalThis as { announced?: string[] }).announced = []);
  const roots = new WeakSet<Node>();
  const REGIONS = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const announce = (region: Element) => {
    const text = (region as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim();
    if (text !== '' && texts.at(-1) !== text) texts.push(text);
  };
  const attach = window.Element.prototype.attachShadow;
  window.Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    watch(root);
    return root;
  };
  const watch = (root: Node) => {
    if (roots.has(root)) return;
    roots.add(root);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest(REGIONS);
        if (region) announce(region);
        for (const added of addedNodes)
          if (added instanceof Element)
            for (const alert of [added, ...added.querySelectorAll('[role=alert]')])
              if (alert.role === 'alert') announce(alert);
      }
    }).observe(root, { subtree: true, childList: true, characterData: true });
  };
  // Initial content is not announced. The parser attaches declarative shadow roots without attachShadow.
  document.addEventListener('DOMContentLoaded', () => {
    watch(document);
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) watch(shadowRoot);
  });
}

/** Announcements since the page was loaded, without repetitions in a row. */
export const announcements = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as { announced?: string[] }).announced ?? []);
