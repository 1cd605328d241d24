/** Imports an element's code as soon as its tag is in the page, now or later. */
import type { runCommand } from './buttons';

/** Holds the loader's version on the document, readable in the console. */
const started = Symbol.for('shop-elements.loader');

/** `has` accepts null too: a node may have no parent. */
type Places = Iterable<Element> & { has(one: Node | null): boolean };

type Imports = Readonly<Record<string, () => Promise<unknown>>>;
interface Buttons {
  readonly run: typeof runCommand;
}

/** The console messages load on demand: this file blocks every page, so it imports nothing. */
const note = (name: 'failed' | 'unknown' | 'twice', ...about: unknown[]): Promise<unknown> =>
  import('../page/notes').then(
    (notes) => (notes[name] as (...about: unknown[]) => void)(...about),
    // Without a connection: also asks for a lost file again.
    () => void setTimeout(() => void note(name, ...about), 10_000),
  );

/**
 * Imports the sources of the tags that the page uses, and no others. A page with tags in its own shadow roots imports those itself.
 * `sources` are keyed by file: `./shop-cart.ts`, and `./button.ts` for a template's `<button commandfor>`. `views`, by tag, are imported
 * early if the buyer focuses the template's own field before the tag is defined. A second loader on the page (a script
 * included twice, or in two versions) does nothing.
 */
export function startLoader(sources: Imports, views: Imports = {}): void {
  const page: (Document & { [started]?: string }) | undefined = globalThis.document;
  // Server-side rendering imports this file too.
  if (!page) return;
  if (page[started]) return void note('twice', page[started]);
  page[started] = import.meta.env.SHOP_ELEMENTS ?? 'dev';
  const loading = new Set<string>();
  const buttons = sources['./button.ts'];

  const load = ({ localName: tag }: Element): void => {
    const source = sources[`./${tag}.ts`];
    if (loading.has(tag)) return;
    loading.add(tag);
    source?.().catch((error: unknown) => {
      loading.delete(tag);
      void note('failed', tag, error);
    });
    // Later, because another library may define the tag, and the warning must not delay the other imports.
    if (!source && tag.startsWith('shop-')) setTimeout(() => void note('unknown', tag, Object.keys(sources)), 3000);
  };
  const scan = (root: ParentNode): void => root.querySelectorAll(':not(:defined),[commandfor]').forEach(load);

  /** Loads the view together with the element, because it is needed next. */
  const hurry = (focused: Element | null): void => {
    views[focused?.closest(':not(:defined)')?.localName as string]?.().catch(() => {});
  };

  scan(page);
  hurry(page.activeElement);
  // Listens from the start: the target of the press may not be defined yet.
  page.addEventListener(
    'command',
    (event) => void buttons?.().then((all) => (all as Buttons).run(event as CommandEvent)),
    true,
  );
  page.addEventListener('focusin', ({ target }) => hurry(target as Element));
  // Scans each changed node once, however many children it received, and skips nodes inside another scanned one.
  new MutationObserver((changes) => {
    const places: Places = new Set(changes.map(({ target }) => target as Element));
    for (const place of places) if (!places.has(place.parentNode)) scan(place);
  }).observe(page, { childList: true, subtree: true });
}
