/** Tests which names of the package change under a scope: its own only. */
import { expect, it } from 'vitest';
import { isScope, scoped } from '../../../../src/tools/pack/scope';

const lock = `{
  "name": "shop-elements",
  "packages": {
    "": { "version": "0.1.0" },
    "node_modules/other": {
      "name": "other"
    }
  }
}`;

it('scoped renames the package under a scope, and under another scope later', () => {
  const first = scoped(lock, '@firma');
  expect(first).toBe(lock.replace('"shop-elements"', '"@firma/shop-elements"'));
  expect(scoped(first, '@inna')).toBe(lock.replace('"shop-elements"', '"@inna/shop-elements"'));
});

it.each(['firma', '@', '@Firma', '@firma/x', '@a"'])('scoped rejects the scope %s', (text) => {
  expect(isScope(text)).toBe(false);
});
