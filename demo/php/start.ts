/** Starts the PHP shop on PORT (3001), or names the missing parts: `npm run php`. */
import { existsSync } from 'node:fs';
import { missing, startPhp } from './server';

const isBuilt = existsSync(new URL('../../dist/index.js', import.meta.url));
const lacks = [...missing(), ...(isBuilt ? [] : ['The elements are not built: npm run build'])];
if (lacks.length > 0) {
  console.error(`The PHP shop cannot start yet:\n${lacks.map((one) => `  - ${one}`).join('\n')}`);
  process.exit(1);
}

const shop = await startPhp({
  port: Number(process.env['PORT'] ?? 3001),
  onLog: (text) => {
    // Hides access lines and prints faults.
    if (/PHP (Fatal|Parse|Warning|Notice|Deprecated)|Uncaught/.test(text)) process.stderr.write(text);
  },
});
console.log(`Sklep w PHP działa: ${shop.url}/ (czysty PHP), ${shop.url}/koszyk (Twig)`);
const stop = (): void => {
  shop.stop();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
