/** Shows that nothing is claimed without a test: each sentence of the specification about the cart names tests that exist and run. */
import { describe, expect, it } from 'vitest';
import { sources } from './architecture/sources';
import { cart, elsewhere } from './spec-coverage/cart';

const files = new Map(sources('test', /\.test\.tsx?$/).map(({ path, code }) => [path, code]));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A title is the first argument of a call: `it('…'`, `test.each(…)('…'`. */
export const hasTest = (code: string, title: string): boolean =>
  new RegExp(`\\(\\s*(['"\`])${escaped(title)}\\1\\s*,`).test(code);

const faultOf = (claim: string): string | undefined => {
  const [file = '', title = ''] = claim.split(' › ');
  const code = files.get(`test/${file}.test.ts`) ?? files.get(`test/${file}.test.tsx`);
  if (code === undefined) return `no file: ${claim}`;
  return hasTest(code, title) ? undefined : `no test: ${claim}`;
};

describe('the table of the specification and its tests', () => {
  it('names only tests that there are', () => {
    const claims = cart.flatMap(({ shown }) => shown);
    expect(claims.map(faultOf).filter(Boolean)).toEqual([]);
  });

  it('has a test for every sentence, and each sentence once', () => {
    expect(cart.filter(({ shown }) => shown.length === 0)).toEqual([]);
    const sentences = cart.map(({ section, says }) => `${section} ${says}`);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('speaks of every section that speaks of the cart', () => {
    expect([...new Set(cart.map(({ section }) => section))]).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
    expect(elsewhere.every(({ issue }) => issue !== '')).toBe(true);
  });

  it('leans on no test that is left out', () => {
    const named = new Set(cart.flatMap(({ shown }) => shown.map((claim) => `test/${claim.split(' › ')[0]}.test.ts`)));
    const skipping = [...named].filter((path) => /\.(skip|todo|only|fails)\(/.test(files.get(path) ?? ''));
    expect(skipping).toEqual([]);
  });

  it('would notice a test that is gone (control)', () => {
    expect(faultOf('e2e/states › shows what nobody has written')).toMatch(/^no test/);
    expect(faultOf('e2e/nowhere › x')).toMatch(/^no file/);
    expect(hasTest("it('a title that goes on', () => {})", 'a title')).toBe(false);
  });
});
