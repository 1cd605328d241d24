/** Lists the built files of each tag: those that paint it, and those of its view, which a tag with a drawing loads later. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type * as Drawn from '../../cart/first-screen/drawn.ts';
import { filesOf } from './integrity.ts';
import { assertDefined } from './assert-defined.ts';
import { version } from './version.ts';

type Chunk = Pick<Rolldown.RenderedChunk, 'fileName' | 'imports' | 'dynamicImports' | 'modules' | 'isEntry'>;
export type Chunks = Readonly<Record<string, Chunk>>;

/** The chunk and all its direct and indirect imports. */
export function withImports(file: string, chunks: Chunks, known = new Set<string>()): Set<string> {
  if (chunks[file] !== undefined && !known.has(file)) {
    known.add(file);
    for (const one of chunks[file].imports) withImports(one, chunks, known);
  }
  return known;
}

/** The files that the runtime imports with every view. */
export const frame = (chunks: Chunks): Set<string> => {
  const chunk = Object.values(chunks).find(({ modules }) => Object.keys(modules).some((id) => FRAME.test(id)));
  return chunk === undefined ? new Set() : withImports(chunk.fileName, chunks);
};
const FRAME = /\/src\/element\/hydration\.tsx$/;

/** Whether the definition passes a drawing, so that the tag can wait for its view. Test entries contain several definitions. */
const isDrawn = ({ modules }: Chunk): boolean =>
  Object.keys(modules).some((id) => DEFINITION.test(id) && /[{,]\s*screen\b/.test(readFileSync(id, 'utf8')));
/** Whether the tag needs no view, nor the code that renders views. */
export const isWhole = ({ modules }: Chunk): boolean =>
  Object.keys(modules).some((id) => DEFINITION.test(id) && /\bwhole: true\b/.test(readFileSync(id, 'utf8')));
const DEFINITION = /\/define\/shop-[\w-]+\.ts$/;

/** Whether the tag draws itself from its data if the server printed no markup. Its view follows at once. */
const isScreen = ({ modules }: Chunk): boolean => Object.keys(modules).some((id) => id.includes('/first-screen/drawn'));

const lateOf = ({ dynamicImports }: Chunk, chunks: Chunks): Chunk[] =>
  dynamicImports.flatMap((file) => chunks[file] ?? []);

/** All files that the tag loads late. */
const fillingOf = (entry: Chunk, chunks: Chunks): Set<string> => {
  const filling = new Set<string>();
  for (const late of lateOf(entry, chunks)) if (!isScreen(late)) withImports(late.fileName, chunks, filling);
  return filling;
};

/** The late imports that a tag needs at once: none if its drawing lets it wait. */
export const viewOf = (entry: Chunk, chunks: Chunks): Set<string> =>
  isDrawn(entry) && !lateOf(entry, chunks).some(isScreen) ? new Set() : fillingOf(entry, chunks);

/** The file with the drawing and styles of each tag. */
function screensOf(chunks: Chunks): Readonly<Record<string, string>> {
  const screens = Object.values(chunks).flatMap((one) => {
    const screen = one.isEntry ? lateOf(one, chunks).find(isScreen) : undefined;
    return screen === undefined ? [] : [[one.fileName.replace('.js', ''), screen.fileName] as const];
  });
  return Object.fromEntries(screens);
}

/**
 * By tag. `paint`: the files that the tag needs to paint. `view`: further files of its view; `touched`: the same for a tag whose
 * view waits for the first touch. `draw`: the files that draw the element from its data before its view is loaded, if the server
 * printed nothing.
 */
export type FilesByTag = Readonly<
  Record<
    string,
    {
      readonly paint: readonly string[];
      readonly view: readonly string[];
      readonly touched?: readonly string[];
      readonly draw?: readonly string[];
    }
  >
>;

function needsOf(chunks: Chunks): FilesByTag {
  const tags = Object.values(chunks).filter(({ isEntry, fileName }) => isEntry && /^shop-[\w-]+\.js$/.test(fileName));
  const screens = screensOf(chunks);
  return Object.fromEntries(
    tags.map((entry) => {
      const { fileName } = entry;
      const tag = fileName.replace('.js', '');
      const paint = withImports(fileName, chunks);
      const filling = fillingOf(entry, chunks);
      const waits = filling.size > 0 && viewOf(entry, chunks).size === 0;
      const besides = (files: Iterable<string>) => [...files].filter((file) => !paint.has(file));
      const all = besides(new Set([...filling, ...(filling.size > 0 && !isWhole(entry) ? frame(chunks) : [])]));
      const screen = screens[tag];
      return [
        tag,
        {
          paint: [...paint],
          view: waits ? [] : all,
          ...(waits && { touched: all }),
          ...(screen && { draw: besides(withImports(screen, chunks)) }),
        },
      ];
    }),
  );
}

/** Writes `files.json`: size and hash of each file, and the files of each tag, for templates that preload them. */
export const listed: Plugin = {
  name: 'listed',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const chunks = Object.fromEntries(Object.entries(bundle).filter(([, one]) => one.type === 'chunk')) as Chunks;
    const folder = assertDefined(dir, 'folder to build into');
    await writeScreens(folder, printedScreens(chunks));
    writeList(folder, needsOf(chunks));
  },
};

/** Drawings that a server can print. The search page draws its own only if its tag is empty. */
export const printedScreens = (chunks: Chunks): Readonly<Record<string, string>> => {
  const { 'shop-cart': cart } = screensOf(chunks);
  return cart === undefined ? {} : { 'shop-cart': cart };
};

type TextsFile = Readonly<Record<string, { readonly pl: unknown }>>;

/** Writes `first-screens.json`: the drawings from which a server prints elements, and the texts with placeholders. */
async function writeScreens(dist: string, screens: Readonly<Record<string, string>>): Promise<void> {
  const entries = await Promise.all(
    Object.entries(screens).map(async ([tag, file]) => {
      const { tree, styles } = (await import(pathToFileURL(join(dist, file)).href)) as typeof Drawn;
      const css = await styles();
      // The version, so that the view uses these styles where they were printed (src/cart/first-screen.ts).
      return [tag, { tree, css: `/*${version}*/${css.join('')}` }] as const;
    }),
  );
  const all = JSON.parse(readFileSync(new URL('../../texts/texts.json', import.meta.url), 'utf8')) as TextsFile;
  const texts = Object.entries(all).flatMap(([key, { pl }]) =>
    /^(cart|codes|duties|fields|price|steps)\./.test(key) ? [[key, pl]] : [],
  );
  const content = { ...Object.fromEntries(entries), texts: Object.fromEntries(texts) as object };
  writeFileSync(join(dist, 'first-screens.json'), JSON.stringify(content));
}

/** `tags` defaults to those in the existing list. */
export function writeList(dist: string, tags?: FilesByTag): void {
  const path = join(dist, 'files.json');
  const known = tags ?? (JSON.parse(readFileSync(path, 'utf8')) as { tags: FilesByTag }).tags;
  writeFileSync(path, `${JSON.stringify({ version, files: filesOf(dist), tags: known }, null, 2)}\n`);
}
