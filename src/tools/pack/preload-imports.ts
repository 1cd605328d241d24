/** Preloads the imports of a file in parallel with the file. */
import type { Plugin } from 'vite';
import { frame, isWhole, printedScreens, viewOf, withImports } from './files-by-tag.ts';

const LATE_IMPORT = /\bimport\((["'`])\.\/([^"'`]+)\1\)/g;

/** Files that explain a fault in the console: nothing waits for them. */
const FOR_DEVELOPERS = /\/(diagnostics|notes)-/;

/** A failed preload is ignored: the actual import fails again and reports it. */
const importsOf = (files: readonly string[]): string =>
  files.map((file) => `import(${JSON.stringify(file)}).catch(() => {})`).join();

/** The character code of the first file's index: the next fifty characters need no escaping in any quotes. */
const FIRST_CODE = 35;

/**
 * The loader imports one file for many tags: it lists each file once and refers to it by a character, which is shorter than its index.
 * Each file is a whole `import('./file.js')`, because an integrator's bundler renames the files and rewrites only those.
 */
const functionFor = (files: readonly string[]): string => `
function __get(codes) {
  const imports = [${files.map((file) => `() => import(${JSON.stringify(file)})`).join()}];
  for (const code of codes) imports[code.charCodeAt() - ${FIRST_CODE}]().catch(() => {});
}`;

/**
 * A browser learns a module's imports only after reading it. So `import('./view.js')` also imports everything below `view.js` that
 * is not loaded yet. With an element's entry the loader imports its view, unless the element has a drawing, and its drawing if the
 * server has printed nothing. A plain import needs no `<link>` and so no exception in a strict policy; its URL is relative to the file.
 */
export const preloadImports: Plugin = {
  name: 'preload-imports',
  apply: 'build',
  renderChunk(code, { fileName, isEntry }, _options, { chunks }) {
    const here = withImports(fileName, chunks);
    const folder = /^.*\//.exec(fileName)?.[0] ?? '';
    const relative = (file: string) =>
      folder === '' ? `./${file}` : file.startsWith(folder) ? `./${file.slice(folder.length)}` : `../${file}`;
    const requestedFor = (path: string): string[] => {
      const file = folder + path;
      if (chunks[file] === undefined || FOR_DEVELOPERS.test(file)) return [];
      const needed = withImports(file, chunks);
      const known = new Set([file, ...here]);
      // A tag's own late import is its view; at that moment the runtime also requests the code that renders it.
      const shows = frame(chunks);
      const isDisplayedHere = [...here].some((one) => chunks[one]?.dynamicImports.some((late) => shows.has(late)));
      const isRendered = isEntry && isDisplayedHere && ![...here].some((one) => chunks[one] && isWhole(chunks[one]));
      if (isRendered && !shows.has(file)) for (const one of shows) known.add(one);
      if (isEntry && chunks[file].isEntry) for (const one of viewOf(chunks[file], chunks)) needed.add(one);
      return [...needed].filter((one) => !known.has(one)).map(relative);
    };
    const screens = isEntry ? printedScreens(chunks) : {};
    const drawnBy = (path: string): string[] => {
      const screen = screens[path.replace('.js', '')];
      const known = screen === undefined ? [] : requestedFor(path);
      return screen === undefined
        ? []
        : [...withImports(screen, chunks), ...(chunks[screen]?.dynamicImports ?? [])]
            .map(relative)
            .filter((one) => !known.includes(one));
    };
    const paths = [...code.matchAll(LATE_IMPORT)].map(([, , path = '']) => path);
    const calls = paths.map(requestedFor);
    const requested = [...calls, ...paths.map(drawnBy)].flat();
    const timesOf = (file: string): number => requested.filter((one) => one === file).length;
    // The most requested first: the codes of the calls then differ less, and compress better.
    const files = [...new Set(requested)].toSorted((one, other) => timesOf(other) - timesOf(one));
    if (files.length === 0) return null;
    const isOnce = calls.filter((call) => call.length > 0).length === 1;
    const callWith = (wanted: readonly string[]): string =>
      `__get(${JSON.stringify(files.map((file, place) => (wanted.includes(file) ? String.fromCharCode(FIRST_CODE + place) : '')).join(''))})`;
    const replaced = code.replace(LATE_IMPORT, (call, _quote, path: string) => {
      const preloaded = calls.shift() ?? [];
      const drawn = drawnBy(path);
      if (drawn.length > 0)
        return `(${callWith(preloaded)},document.querySelector("${path.slice(0, -3)}")?.shadowRoot||${callWith(drawn)},${call})`;
      return preloaded.length === 0 ? call : `(${isOnce ? importsOf(preloaded) : callWith(preloaded)},${call})`;
    });
    return { code: isOnce ? replaced : replaced + functionFor(files), map: null };
  },
};
