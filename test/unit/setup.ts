/** Decides that a worker's test files share its modules; a file that stubs the page or fills its store has modules and a store of its own. */
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
