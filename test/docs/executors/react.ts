/** Runs a snippet of React: typechecks it strictly, builds it, and renders it in the shop's page. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { PageSnippet } from '../collect-snippets';
import { projectFolder } from './shell';
import type { Stage } from './browser';

const MAIN = `import { createRoot } from 'react-dom/client';
import { Cart } from './Cart';
createRoot(document.getElementById('root')!).render(<Cart client={{ first_name: 'Anna' }} />);`;
const OPTIONS = [
  '--jsx',
  'react-jsx',
  '--strict',
  '--noEmit',
  '--skipLibCheck',
  '--target',
  'es2023',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
];

export async function jsx({ code }: PageSnippet, stage: Stage): Promise<string[]> {
  const root = projectFolder();
  for (const name of ['react', 'react-dom', '@types', 'csstype'])
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  writeFileSync(join(root, 'Cart.tsx'), code);
  writeFileSync(join(root, 'main.tsx'), MAIN);
  const tsc = spawnSync(resolve('node_modules/.bin/tsc'), [...OPTIONS, 'main.tsx'], { cwd: root, encoding: 'utf8' });
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      rollupOptions: {
        input: join(root, 'main.tsx'),
        output: { entryFileNames: 'main.js', format: 'iife', codeSplitting: false },
      },
    },
  });
  const script = readFileSync(join(root, 'dist/main.js'), 'utf8').replaceAll('</script', '<\\/script');
  rmSync(root, { recursive: true });
  const { page, problems } = await stage.show(
    `<script src="data:,"></script><div id="root"></div><script>${script}</script>`,
  );
  await page.locator('shop-cart [part~="quantity-input"]').first().waitFor();
  return [...problems, ...(tsc.status === 0 ? [] : [tsc.stdout])];
}
