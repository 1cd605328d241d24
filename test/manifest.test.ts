/** Shows that what is generated from the declarations is committed as it would be generated now. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { generated } from '../src/tools/manifest/outputs';

describe('npm run manifest', async () => {
  for (const [path, text] of await generated()) {
    it(`leaves ${path} unchanged`, async () => {
      expect(await readFile(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(text);
    });
  }
});
