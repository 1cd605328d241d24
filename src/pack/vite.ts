/** Decides how the parts of the package besides the modules are built: the one script (`--mode script`), the command (`--mode command`), the page objects (`--mode testing`). */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { compressed } from './compressed.ts';
import { documentation } from './documentation.ts';
import { licences } from './licences.ts';
import { ownEntries } from './own-entries.ts';
import { sbom } from './sbom.ts';
import { versionDefined } from './version.ts';

// Otherwise React for development gets into a script that is built from within a test.
process.env['NODE_ENV'] = 'production';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Leaves out what is imported late where `left` matches; whoever waits for it learns that it is not there. */
const without = (left: RegExp, text: string): Plugin => ({
  name: 'without',
  enforce: 'pre',
  resolveId: (source, importer) => (importer !== undefined && left.test(source) ? '\0left-out' : null),
  load: (id) => (id === '\0left-out' ? text : null),
});

/** The map is a megabyte and needs a worker of its own: the list of lockers serves alone. */
const withoutMap = without(/\/map\/borrow$/, "throw new Error('The map is not in shop-elements.js.');");
/** In Node a declaration is data: views and their styles are never asked for. */
const withoutViews = without(/^(\.\.\/src\/.*\/[A-Z]\w*|\.\/fill)$/, 'export default null;');

/** One file that runs in Node. */
const inNode = (entry: string, outDir: string, output: Rolldown.OutputOptions): NonNullable<UserConfig['build']> => ({
  ssr: entry,
  outDir,
  target: 'node20',
  rolldownOptions: { output: { codeSplitting: false, ...output } },
});

export default defineConfig(({ mode }): UserConfig => {
  if (mode === 'testing') return { root: repository, build: inNode('src/testing/main.ts', 'dist/testing', {}) };
  return mode === 'command'
    ? {
        root: repository,
        plugins: [withoutViews, licences, sbom],
        ssr: { noExternal: true },
        build: inNode('src/command/main.ts', 'dist/command', {
          entryFileNames: 'shop-elements.js',
          banner: '#!/usr/bin/env node',
        }),
      }
    : {
        root: repository,
        define: versionDefined,
        plugins: [documentation, ownEntries(), react(), withoutMap, compressed],
        build: {
          outDir: 'dist',
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: false,
          chunkSizeWarningLimit: 1000,
          target: 'es2022',
          cssTarget: ['chrome125', 'safari18', 'firefox128'],
          rolldownOptions: {
            input: { 'shop-elements': 'src/pack/script.ts' },
            // Vite's own way of loading chunks, of which there are none here.
            transform: { define: { 'import.meta': '{}' } },
            output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
          },
        },
      };
});
