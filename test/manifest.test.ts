/** Tests that the committed generated files equal those generated from the current declarations. */
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
