/** Shows how a page of regulations becomes headings, items and paragraphs. */
import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../../../src/account/regulations/blocks';

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
