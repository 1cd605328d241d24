/** Decides when an element's code is imported: as soon as its tag is in the page, now or later. */

/** As `see` has it: a file that every page waits for imports no other. */
const EXPLAINED = 'https://shop-elements.example/e/';

/** The page's version stands there, for whoever asks in a console. */
const started = Symbol.for('shop-elements.loader');

/** What has no parent is asked for too. */
type Places = Iterable<Element> & { has(one: Node | null): boolean };

type Imports = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Imports the sources of the tags that the page uses, and only those; whoever has some in a shadow root of their own imports them
 * there. `sources` are keyed by file: `./shop-cart.ts`; `views`, by tag, are what somebody will look at who is in the template's own field before the tag is defined.
 * A second loader on the page (a script included twice, or in two versions) leaves the work to the first.
 */
export function startLoader(sources: Imports, views: Imports = {}): void {
  const page: (Document & { [started]?: string }) | undefined = globalThis.document;
  // A server that renders imports it too.
  if (!page) return;
  if (page[started])
    return console.info('shop-elements: the loader is in the page twice.', page[started], `${EXPLAINED}twice`);
  page[started] = process.env['SHOP_ELEMENTS'] ?? 'dev';
  const loading = new Set<string>();

  const load = ({ localName: tag }: Element): void => {
    const source = sources[`./${tag}.ts`];
    if (loading.has(tag)) return;
    loading.add(tag);
    source?.().catch((error: unknown) => {
      loading.delete(tag);
      console.error(`<${tag}> could not be loaded.`, error, `${EXPLAINED}load`);
    });
  };
  const scan = (root: ParentNode): void => root.querySelectorAll(':not(:defined)').forEach(load);

  /** The view is needed next: it comes with the element, not after it. */
  const hurry = (focused: Element | null): void => {
    views[focused?.closest(':not(:defined)')?.localName ?? '']?.().catch(() => {});
  };

  scan(page);
  hurry(page.activeElement);
  page.addEventListener('focusin', ({ target }) => hurry(target as Element));
  // Each place once, however many nodes came into it, and not again below one that is looked through anyway.
  new MutationObserver((changes) => {
    const places: Places = new Set(changes.map(({ target }) => target as Element));
    for (const place of places) if (!places.has(place.parentNode)) scan(place);
  }).observe(page, { childList: true, subtree: true });
}
