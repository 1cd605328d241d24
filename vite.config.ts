/** Builds the loader and one entry per tag as ES modules, with shared chunks, one of them React. */
import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { preloadImports } from './src/tools/pack/preload-imports.ts';
import { compileHint, groups } from './src/tools/pack/chunks.ts';
import { classes } from './src/tools/pack/classes.ts';
import { compressed } from './src/tools/pack/compressed.ts';
import { documentation } from './src/tools/pack/documentation.ts';
import { reactModules } from './src/tools/pack/react-modules.ts';
import { licences } from './src/tools/pack/licences.ts';
import { requiredModules } from './src/tools/pack/required-modules.ts';
import { listed } from './src/tools/pack/files-by-tag.ts';
import { hostFocus } from './src/tools/pack/host-focus.ts';
import { ownEntries } from './src/tools/pack/own-entries.ts';
import { reservedSpace } from './src/tools/pack/reserved-space.ts';
import { sbom } from './src/tools/pack/sbom.ts';
import { versionDefined } from './src/tools/pack/version.ts';

// Otherwise a build within a test, or in a shell that sets another one, would contain React's development build.
process.env['NODE_ENV'] = 'production';

/** `vite build` writes dist/; `vite build --mode probe` builds the browser tests' own elements in the same way. */
const sources = {
  production: { entries: ['elements', 'elements/define'], outDir: 'dist' },
  probe: { entries: ['test/browser/probe'], outDir: 'test-results/probe' },
};

/** The last folder contains the tags; a declaration with the same name in an earlier folder is data. */
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
      reactModules,
      ownEntries(),
      hostFocus,
      react(),
      preloadImports,
      mode !== 'probe' && [requiredModules(groups), reservedSpace, classes, compressed, licences, sbom, listed],
    ],
    // The map's worker is a separate file beside the chunks, named .js because some servers do not know .mjs.
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'chunks/[name]-[hash].js' } } },
    build: {
      outDir,
      modulePreload: false,
      target: 'es2022',
      // CSS has its own target: a lower one would rewrite light-dark() into variables that require a literal color-scheme, which breaks dark mode.
      cssTarget: ['chrome125', 'safari18', 'firefox128'],
      // No file names its source map: the package has none, and each page would download the line.
      sourcemap: 'hidden',
      // Like a library: dynamic imports stay unchanged, for `preloadImports`.
      lib: { entry: Object.fromEntries(entriesOf(entries)), formats: ['es'] },
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false },
        output: {
          // Removes what libraries keep for their users' bundlers.
          minify: true,
          comments: { annotation: false },
          entryFileNames: '[name].js',
          // Every page loads the loader, which names all chunks: seven characters of base64 suffice, and are the minimum for more than 64
          // files.
          chunkFileNames: 'chunks/[name]-[hash:7].js',
          codeSplitting: { groups },
          postBanner: compileHint,
        },
      },
    },
  };
});
