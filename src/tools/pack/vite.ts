/** Builds the files other than the modules (`--mode`): the single `script`, the `command`, the page objects (`testing`). */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { compressed } from './compressed.ts';
import { documentation } from './documentation.ts';
import { licences } from './licences.ts';
import { hostFocus } from './host-focus.ts';
import { ownEntries } from './own-entries.ts';
import { reactModules } from './react-modules.ts';
import { sbom } from './sbom.ts';
import { versionDefined } from './version.ts';

// See vite.config.ts.
process.env['NODE_ENV'] = 'production';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** Leaves out imports that match `left`, and replaces them by `text`. */
function without(left: RegExp, text: string): Plugin {
  const replacement = `\0${left.source}`;
  return {
    name: 'without',
    enforce: 'pre',
    resolveId: (source, importer) => (importer !== undefined && left.test(source) ? replacement : null),
    load: (id) => (id === replacement ? text : null),
  };
}

/** The map is a megabyte and needs its own worker file: the list of lockers works without it. */
const withoutMap = without(/\/map\/borrow$/, "throw new Error('The map is not in shop-elements.js.');");
/** One file has no worker beside it: files are read on the page, within the same limits. */
const withoutReader = without(/\/read\/worker\?worker&url$/, "export default '';");
/** In Node a declaration is only data: views and their styles are never needed. */
const withoutViews = without(/^(\.\.\/src\/.*\/[A-Z]\w*|\.\/fill)$/, 'export default null;');

/** One file that runs in Node. */
const inNode = (entry: string, outDir: string, output: Rolldown.OutputOptions): NonNullable<UserConfig['build']> => ({
  ssr: entry,
  outDir,
  target: 'node20',
  rolldownOptions: { output: { codeSplitting: false, ...output } },
});

export default defineConfig(({ mode }): UserConfig => {
  if (mode === 'testing') return { root: repository, build: inNode('src/tools/testing/main.ts', 'dist/testing', {}) };
  return mode === 'command'
    ? {
        root: repository,
        plugins: [withoutViews, licences, sbom],
        ssr: { noExternal: true },
        build: inNode('src/tools/command/main.ts', 'dist/command', {
          entryFileNames: 'shop-elements.js',
          banner: '#!/usr/bin/env node',
        }),
      }
    : {
        root: repository,
        define: versionDefined,
        plugins: [documentation, reactModules, ownEntries(), hostFocus, react(), withoutMap, withoutReader, compressed],
        build: {
          outDir: 'dist',
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: false,
          chunkSizeWarningLimit: 1000,
          target: 'es2022',
          cssTarget: ['chrome125', 'safari18', 'firefox128'],
          rolldownOptions: {
            input: { 'shop-elements': 'src/tools/pack/script.ts' },
            // Vite's own chunk loading; there are no chunks here. The script's address is known while it begins: docs-url.ts asks it for a chunk's.
            transform: {
              define: {
                'import.meta.url': "(document.currentScript?.src ?? '').replace(/[^/]*$/, 'chunks/element-')",
                'import.meta': '{}',
              },
            },
            output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
          },
        },
      };
});
