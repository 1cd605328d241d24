/** Tests how the token is found in the text of a page. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenIn } from '../../../src/http/csrf';

describe('tokenIn finds the token of a page', () => {
  it.each([
    ['<meta name="csrf-token" content="abc">', 'abc'],
    ['<META content=abc name=csrf-token>', 'abc'],
    ["<meta\n name='csrf-token' content='a/b+c=='/>", 'a/b+c=='],
    ['<meta name="author" content="x"><meta name="csrf-token" content="abc">', 'abc'],
    ['<meta name="csrf-token" content="a&amp;b">', undefined],
    ['<meta name="csrf-token" content="">', undefined],
    ['<meta name="csrf-token-old" content="abc"', undefined],
    ['', undefined],
  ])('in %j is %j', (html, token) => {
    expect(tokenIn(html)).toBe(token);
  });

  it('returns the same token as plain patterns, whatever tags are unclosed', () => {
    const byPatterns = (html: string) => {
      const tag = html.match(/<meta\s[^>]*>/gi)?.find((one) => /name=["']?csrf-token\b/.test(one));
      return /content=["']?([^"'\s>&]+)["'\s/>]/.exec(tag ?? '')?.[1];
    };
    const piece = fc.constantFrom(
      ...['<meta ', '<meta>', '<metal ', ' name="csrf-token"', ' name=csrf-token', ' name="x"', ' content="abc"'],
      ...[" content='a/b+c=='", ' content=abc', ' content=""', ' content=', '>', '/>', '<p>', '"', 'x', ' '],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(tokenIn(pieces.join(''))).toBe(byPatterns(pieces.join('')));
      }),
      { numRuns: 5000 },
    );
  });

  /** Plain patterns need half a minute for each, more than the test's timeout. */
  it.each([
    ['<meta ', ''],
    ['<meta name=csrf-token ', ''],
    ['content=', '& name=csrf-token>'],
  ])(
    'tokenIn is fast in half a megabyte of %j',
    (part, end) => {
      expect(tokenIn(`<meta ${part.repeat(500_000 / part.length)}${end}`)).toBeUndefined();
    },
    5_000,
  );
});
