/** Starts the mock on a free port with a folder of pages, among them the guide's. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { snippetsOf } from '../../../demo/docs/guides/markdown';
import { pagesOf } from '../../../src/tools/command/pages';
import { serve } from '../../../src/tools/command/serve';
import { mockOf, type Mock } from '../../../src/tools/mock/command';

/** The guide's snippet for that file. */
export function snippet(name: string): string {
  const match = snippetsOf('testing').find((one) => one.name === name);
  if (match === undefined) throw new Error(`The guide has no ${name}`);
  return match.code;
}

/** Read its fields inside tests only. `more` has further pages by path. */
export function useMock(more: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'test-mode-'));
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    for (const [path, text] of Object.entries({ 'koszyk.html': snippet('pages/koszyk.html'), ...more })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    server = await serve(0, (mockOf([folder], () => undefined, pagesOf) as Mock).answer);
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  return {
    get url() {
      return server.url;
    },
  };
}
