/** Builds the documentation's scripts: one for its pages, one for an example's frame. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: './',
  build: {
    outDir: here('../.docs'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: { docs: here('browser/docs.ts'), preview: here('browser/preview.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
