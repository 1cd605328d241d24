/** Decides what is built: the loader and an entry per tag as ES modules, and chunks of what they share, React one. */
import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { preloadImports } from './src/tools/pack/preload-imports.ts';
import { groups } from './src/tools/pack/chunks.ts';
import { compressed } from './src/tools/pack/compressed.ts';
import { documentation } from './src/tools/pack/documentation.ts';
import { licences } from './src/tools/pack/licences.ts';
import { requiredModules } from './src/tools/pack/required-modules.ts';
import { listed } from './src/tools/pack/files-by-tag.ts';
import { ownEntries } from './src/tools/pack/own-entries.ts';
import { reservedSpace } from './src/tools/pack/reserved-space.ts';
import { sbom } from './src/tools/pack/sbom.ts';
import { versionDefined } from './src/tools/pack/version.ts';

/** `vite build` fills dist/; `vite build --mode probe` builds the browser tests' own elements in the same way. */
const sources = {
  production: { entries: ['elements', 'elements/define'], outDir: 'dist' },
  probe: { entries: ['test/browser/probe'], outDir: 'test-results/probe' },
};

/** The last folder has the tags; a declaration of the same name before it is data. */
const entriesOf = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /^(index|(shop|texts)-[\w-]+)\.ts$/.test(file))
      .map((file) => [file.replace(/\.ts$/, ''), `${folder}/${file}`]),
  );

export default defineConfig(({ mode }): UserConfig => {
  const { entries, outDir } = mode === 'probe' ? sources.probe : sources.production;
  return {
    base: './',
    define: { 'process.env.NODE_ENV': JSON.stringify('production'), ...versionDefined },
    plugins: [
      documentation,
      ownEntries(),
      react(),
      preloadImports,
      mode !== 'probe' && [requiredModules(groups), reservedSpace, compressed, licences, sbom, listed],
    ],
    // The map's worker: a file of its own beside the other chunks, named .js because not every server knows .mjs.
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'chunks/[name]-[hash].js' } } },
    build: {
      outDir,
      modulePreload: false,
      target: 'es2022',
      // Of its own: a lower one rewrites light-dark() into variables that need a literal color-scheme, and dark mode is gone.
      cssTarget: ['chrome125', 'safari18', 'firefox128'],
      // No file says where its map is: the package has none, and each would cost a page the line.
      sourcemap: 'hidden',
      // A library: its late imports are left as they are, for `preloadImports`.
      lib: { entry: Object.fromEntries(entriesOf(entries)), formats: ['es'] },
      rolldownOptions: {
        output: {
          // What a library keeps for its user's bundler, these files keep for nobody.
          minify: true,
          comments: { annotation: false },
          entryFileNames: '[name].js',
          // Every page loads the loader, which names them all: seven characters of base64 are enough, and the least for more than 64 files.
          chunkFileNames: 'chunks/[name]-[hash:7].js',
          codeSplitting: { groups },
        },
      },
    },
  };
});
