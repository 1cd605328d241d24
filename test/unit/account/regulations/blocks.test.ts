/** Tests how a page of regulations becomes headings, items and paragraphs. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf, mainOf } from '../../../../src/account/regulations/blocks';
import { textsOf } from '../../../fixtures/texts';

describe('a page of regulations', () => {
  it.each([
    [
      '<p>Raz</p><p>dwa</p>',
      [
        ['paragraph', 'Raz'],
        ['paragraph', 'dwa'],
      ],
    ],
    [
      '<h2>§ 1</h2><ul><li>a</li><li><b>b</b></li></ul>',
      [
        ['heading', '§ 1'],
        ['item', 'a'],
        ['item', '<b>b</b>'],
      ],
    ],
    [
      '<html><head><title>T</title></head><body><nav>menu</nav><main><p>x</p></main><footer>f</footer></body></html>',
      [['paragraph', 'x']],
    ],
    ['<p>a</p><script>alert(1)</script><style>p{}</style><!-- c -->', [['paragraph', 'a']]],
    [
      'Pierwszy.\n\nDrugi.',
      [
        ['paragraph', 'Pierwszy.'],
        ['paragraph', 'Drugi.'],
      ],
    ],
    [
      '<body><form method="post" action="./Regulamin.aspx"><input type="hidden" name="__VIEWSTATE"><select><option>PL</option></select><p>x</p><button>Szukaj</button></form></body>',
      [['paragraph', 'x']],
    ],
    ['<title>Regulamin</title><iframe src="/regulamin.pdf">brak</iframe>', []],
    ['<html>Regulamin</html>', [['paragraph', 'Regulamin']]],
    ['<p> &nbsp; </p>', []],
    ['', []],
  ])('%j', (text, blocks) => {
    expect(blocksOf(text).map(({ is, html }) => [is, html])).toEqual(blocks);
  });
});

/** Finds the readable part by plain patterns: correct, but too slow for a page of unclosed tags. */
function mainByPatterns(text: string): string {
  const dropped =
    /<(head|script|style|template|noscript|nav|header|footer|svg|button|select|textarea)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
  const page = text.replace(dropped, '');
  return /<main\b[^>]*>([\s\S]*?)<\/main\s*>/i.exec(page)?.[1] ?? page;
}

describe('mainOf returns the readable part of a page', () => {
  const piece = fc.constantFrom(
    ...['<head>', '</head>', '<header ', '</HEADER\n>', '<SVG x="1">', '</svg>', '<svg', '<nav-x>', '</nav>'],
    ...[
      ' ',
      ...textsOf('<!-- | --> | <!--> | <main> | <main class="a | </main > | <mainly> | <p> | </p> | > | < | słowo'),
    ],
  );
  it('returns the same part as plain patterns, whatever tags are unclosed', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        expect(mainOf(pieces.join(''))).toBe(mainByPatterns(pieces.join('')));
      }),
      { numRuns: 5000 },
    );
  });

  /** Plain patterns take several minutes for each, more than the test's timeout. */
  it.each(['<svg ', '<p ', '<!--', '<main ', '<main>', '</main ', '<svg></svg', '<header><nav>', '\n', '<b ', '&amp'])(
    'is found in one pass over two megabytes of %j',
    (part) => {
      const page = part.repeat(2_000_000 / part.length);
      expect(blocksOf(page).length).toBeLessThan(2);
    },
    60_000,
  );
});
