/** Decides what is built: the loader and an entry per tag as ES modules, and chunks of what they share, React one. */
import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `vite build` fills dist/; `vite build --mode probe` builds the browser tests' own elements in the same way. */
const sources = {
  production: { entries: 'elements', outDir: 'dist' },
  probe: { entries: 'test/browser/probe', outDir: 'test-results/probe' },
};

const entriesOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /^(index|shop-[\w-]+)\.ts$/.test(file))
    .map((file) => [file.replace(/\.ts$/, ''), `${folder}/${file}`]);

export default defineConfig(({ mode }) => {
  const { entries, outDir } = mode === 'probe' ? sources.probe : sources.production;
  return {
    base: './',
    plugins: [react()],
    // The map's worker: a file of its own beside the other chunks, named .js because not every server knows .mjs.
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'chunks/[name]-[hash].js' } } },
    build: {
      outDir,
      target: 'es2022',
      // Of its own: a lower one rewrites light-dark() into variables that need a literal color-scheme, and dark mode is gone.
      cssTarget: ['chrome125', 'safari18', 'firefox128'],
      sourcemap: true,
      // What is bundled is given on: its authors' terms go with it.
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: Object.fromEntries(entriesOf(entries)),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: {
            groups: [
              // What every tag needs at once; a chunk of its own, so that no tag waits for React to define itself.
              { name: 'element', test: /src\/element\/(?!loader|mount|use[A-Z])/, priority: 2 },
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler|@r2wc)\/|src\/element\/(mount|use[A-Z])/,
              },
            ],
          },
        },
      },
    },
  };
});
