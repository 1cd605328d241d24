/** The test files of a worker share modules. A file that stubs the page or fills the store gets modules and a store of its own; each has the same random values at each run. */
import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

// A module that loads on demand takes seconds on a busy machine; the default is one.
const { waitFor } = vi;
vi.waitFor = (callback, options = 15_000) => waitFor(callback, options);

const OWN = /\bvi\.(stub|mock|doMock|resetModules)|stubPage|shopElementsLanguage|shopStore/;

function forget(): void {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('shop-elements.store'));
}

const text = readFileSync(expect.getState().testPath!, 'utf8');
if (text.includes("'fast-check'"))
  (await import('fast-check')).configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 1) });

if (OWN.test(text)) {
  forget();
  afterAll(forget);
}
