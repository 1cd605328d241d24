/** Shows how a worker's URL passes Trusted Types: as text without them, by a policy for this one URL with them. */
import { afterEach, expect, it, vi } from 'vitest';
import { POLICY_NAME, workerUrl } from '../../../src/page/worker-url';

const url = 'https://sklep.example/chunks/worker.js';

afterEach(() => vi.unstubAllGlobals());

it('workerUrl returns text without Trusted Types', () => expect(workerUrl(url)).toBe(url));

it('workerUrl returns a URL trusted by a policy of ours that allows no other, with the methods of text', () => {
  let create: (url: string) => string = () => '';
  const createPolicy = vi.fn((...[, rules]: [name: string, rules: { createScriptURL(url: string): string }]) => {
    create = rules.createScriptURL;
    return { createScriptURL: (asked: string) => ({ toString: () => rules.createScriptURL(asked) }) };
  });
  vi.stubGlobal('trustedTypes', { createPolicy });
  const trusted = workerUrl(url);
  expect(createPolicy.mock.calls[0]![0]).toBe(POLICY_NAME);
  expect(typeof trusted).toBe('object');
  expect(`${trusted}`).toBe(url);
  expect(trusted.endsWith('.js')).toBe(true);
  expect(trusted.split(/[?#]/)[0]).toBe(url);
  expect(() => create('https://elsewhere.example/worker.js')).toThrow(TypeError);
});

it('workerUrl throws if the page allows no policy of this name', () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy() {
      throw new TypeError('disallowed');
    },
  });
  expect(() => workerUrl(url)).toThrow(TypeError);
});
