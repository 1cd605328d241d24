/** Decides when an element's code is imported: as soon as its tag is in the page, now or later. */

const started = Symbol.for('shop-elements.loader');

/**
 * Imports the sources of the tags that the page uses, and only those. `sources` are keyed by file: `./shop-cart.ts`.
 * A second loader on the page (a script included twice, or in two versions) leaves the work to the first.
 */
export function startLoader(sources: Readonly<Record<string, () => Promise<unknown>>>): void {
  const page = globalThis as { [started]?: true };
  if (page[started]) return console.info('shop-elements: the loader is in the page twice. The first one stays.');
  page[started] = true;
  const loading = new Set<string>();

  const load = ({ localName: tag }: Element): void => {
    const source = sources[`./${tag}.ts`];
    if (loading.has(tag)) return;
    loading.add(tag);
    source?.().catch((error: unknown) => {
      loading.delete(tag);
      console.error(`<${tag}> could not be loaded.`, error);
    });
  };
  const scan = (root: ParentNode): void => root.querySelectorAll(':not(:defined)').forEach(load);

  /** Who is in the template's own field already needs its view next: what shows that comes with the element, not after it. */
  const hurry = (focused: Element | null): void => {
    if (sources[`./${focused?.closest(':not(:defined)')?.localName}.ts`]) import('./fill').catch(() => {});
  };

  scan(document);
  hurry(document.activeElement);
  document.addEventListener('focusin', ({ target }) => hurry(target as Element));
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(':not(:defined)')) load(node);
        scan(node);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
