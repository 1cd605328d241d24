/** The test files of a worker share modules. A file that stubs the page or fills the store gets modules and a store of its own. */
import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

const OWN = /\bvi\.(stub|mock|doMock|resetModules)|stubPage|shopElementsLanguage|shopStore/;

function forget(): void {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('shop-elements.store'));
}

if (OWN.test(readFileSync(expect.getState().testPath!, 'utf8'))) {
  forget();
  afterAll(forget);
}
