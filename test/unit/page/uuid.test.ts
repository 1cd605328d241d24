/** Shows that names are unique and well formed, on http pages too. */
import { afterEach, expect, it, vi } from 'vitest';
import { newUuid } from '../../../src/page/uuid';

const VERSION_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it.each(['https', 'http'])('on an %s page makes UUIDs of version 4, each another', (protocol) => {
  const { crypto } = globalThis;
  if (protocol === 'http') vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const made = Array.from({ length: 100 }, newUuid);
  for (const uuid of made) expect(uuid).toMatch(VERSION_4);
  expect(new Set(made).size).toBe(100);
});
