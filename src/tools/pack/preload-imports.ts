/** Preloads the imports of a file in parallel with the file. */
import type { Plugin } from 'vite';
import { frame, isWhole, printedScreens, viewOf, withImports } from './files-by-tag.ts';

const LATE_IMPORT = /\bimport\((["'`])\.\/([^"'`]+)\1\)/g;

/** Files that explain a fault in the console: nothing waits for them. */
const FOR_DEVELOPERS = /\/(diagnostics|notes)-/;

/** A failed preload is ignored: the actual import fails again and reports it. */
const importsOf = (files: readonly string[]): string =>
  files.map((file) => `import(${JSON.stringify(file)}).catch(() => {})`).join();

/** The folder that contains all of them. */
const folderOf = ([first = '', ...others]: readonly string[]): string =>
  others.reduce(
    (folder, file) => {
      let shared = folder;
      while (!file.startsWith(shared)) shared = shared.replace(/[^/]*\/$/, '');
      return shared;
    },
    first.replace(/[^/]*$/, ''),
  );

/** The character code of the first file's index: the next fifty characters need no escaping in any quotes. */
const FIRST_CODE = 35;

/** The loader imports one file for many tags: it lists each file once and refers to it by a character, which is shorter than its index. */
const functionFor = (files: readonly string[]): string => {
  const folder = folderOf(files);
  const names = files.map((file) => file.slice(folder.length, -'.js'.length));
  return `
function __get(codes) {
  const names = ${JSON.stringify(names)};
  for (const code of codes) import(\`${folder}\${names[code.charCodeAt() - ${FIRST_CODE}]}.js\`).catch(() => {});
}`;
};

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
    const files = [...new Set([...calls, ...paths.map(drawnBy)].flat())];
    if (files.length === 0) return null;
    const isOnce = calls.filter((call) => call.length > 0).length === 1;
    const callWith = (requested: readonly string[]): string =>
      `__get(${JSON.stringify(files.map((file, place) => (requested.includes(file) ? String.fromCharCode(FIRST_CODE + place) : '')).join(''))})`;
    const replaced = code.replace(LATE_IMPORT, (call, _quote, path: string) => {
      const requested = calls.shift() ?? [];
      const drawn = drawnBy(path);
      if (drawn.length > 0)
        return `(${callWith(requested)},document.querySelector("${path.slice(0, -3)}")?.shadowRoot||${callWith(drawn)},${call})`;
      return requested.length === 0 ? call : `(${isOnce ? importsOf(requested) : callWith(requested)},${call})`;
    });
    return { code: isOnce ? replaced : replaced + functionFor(files), map: null };
  },
};
