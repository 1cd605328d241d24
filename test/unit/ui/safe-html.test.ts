/** Tests which parts of a title's HTML are kept, and that all others are dropped. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, readSafeHtml, type SafeChild } from '../../../src/ui/safe-html';
import { textsOf } from '../../fixtures/texts';

/** The tree as compact text: `<b>x</b>` is b(x). */
const show = (nodes: readonly SafeChild[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `${node.tag}(${show(node.children)})`)).join('');

const ALLOWED = ['b', 'strong', 'i', 'em', 'sub', 'sup', 'br', 'span', 'mark', 'small'];

describe('readSafeHtml', () => {
  it.each([
    ['plain text', 'Gres 60×60', 'Gres 60×60'],
    ['an allowed tag', 'a <b>c</b> d', 'a b(c) d'],
    ['upper case', '<B>c</B>', 'b(c)'],
    ['nested tags', '<b>a<sup>2</sup></b>', 'b(asup(2))'],
    ['attributes, dropped', '<span style="x" onclick="y" is="z" data-a>c</span>', 'span(c)'],
    ['> within an attribute', '<span title="a > b">c</span>', 'span(c)'],
    ['br and br/', 'a<br>b<br/>c<br />d', 'abr()bbr()cbr()d'],
    ['a link, its text kept', '<a href="javascript:alert(1)">c</a>', 'c'],
    ['a picture, dropped', 'a<img src=x onerror=alert(1)>b', 'ab'],
    ['a script with its text', 'a<script>alert(1)</script>b', 'ab'],
    ['an unclosed script', 'a<script>alert(1)', 'a'],
    ['a style', '<style>b{}</style>c', 'c'],
    ['svg with a script', '<svg><script>alert(1)</script></svg>c', 'c'],
    ['tags in a hidden one', '<noscript><b>x</b></noscript>c', 'c'],
    ['a comment', 'a<!-- <b> -->c', 'ac'],
    ['an unclosed comment', 'a<!-- <b>c', 'a'],
    ['doctype and CDATA', '<!doctype html>a<![CDATA[b]]>c', 'ac'],
    ['a stray closing tag', 'a</b>c', 'ac'],
    ['a forgotten closing tag', '<b>a', 'b(a)'],
    ['crossed tags', '<b><i>a</b>c</i>', 'b(i(a))c'],
    ['an unclosed tag at the end', 'a<b', 'ab()'],
    ['a lower-than sign', 'a < b, 3<4', 'a < b, 3<4'],
    [
      'references',
      '5&nbsp;m&sup2; &lt;b&gt; &amp;lt; &#322;&#x142; &oacute; &unknown;',
      '5\u00A0m² <b> &lt; łł ó &unknown;',
    ],
    ['references of no character', '&#0;&#xD800;&#x110000;', '\uFFFD\uFFFD\uFFFD'],
    ['blocks, as a space', '<p>a</p><p>b</p>', ' a  b '],
    ['names of prototype members', '<constructor>a</constructor><toString>b<__proto__>', 'ab<__proto__>'],
  ])('reads %s', (_, html, tree) => {
    expect(show(readSafeHtml(html))).toBe(tree);
  });

  it('limits the depth, so that a hostile title cannot exhaust the stack', () => {
    expect(plainText(`${'<b>'.repeat(50_000)}a`)).toBe('a');
  });

  /** A reader that backtracks would take minutes. */
  it.each([
    ['<', 400_000],
    ['<b ', 0],
    ['<b a="', 0],
    ['<!--', 0],
    ['&', 400_000],
    ['<b>', 0],
    ['</b', 0],
    ["<i '", 0],
  ])(
    'reads megabytes of %j within seconds',
    (part, letters) => {
      expect(plainText(part.repeat(400_000))).toHaveLength(letters);
    },
    20_000,
  );

  it('returns only allowed tags and strings for any input (10 000 cases) [H1]', () => {
    const pieces = fc.constantFrom(
      ...[
        ' ',
        ...textsOf(
          `< | > | / | " | ' | = | <b> | </b> | <script> | </script> | <img src=x onerror=alert(1)> | <!-- | -->`,
        ),
      ],
      ...[
        '\0',
        ...textsOf(
          '<svg/onload=alert(1)> | <iframe srcdoc=" | &lt; | &#60; | javascript: | <a href= | <math><mtext> | <SPAN x | ł',
        ),
      ],
    );
    const html = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }).map((parts) => parts.join(''));
    const isSafe = (nodes: readonly SafeChild[]): boolean =>
      nodes.every(
        (node) =>
          typeof node === 'string' ||
          (ALLOWED.includes(node.tag) && Object.keys(node).length === 2 && isSafe(node.children)),
      );
    fc.assert(
      fc.property(html, (text) => isSafe(readSafeHtml(text))),
      { numRuns: 10_000 },
    );
  });

  it('returns text without < and & unchanged', () => {
    fc.assert(fc.property(fc.string(), (text) => /[<&]/.test(text) || show(readSafeHtml(text)) === text));
  });
});

describe('plainText', () => {
  it.each([
    ['Gres <b>Loft</b><br>60&times;60', 'Gres Loft 60×60'],
    ['  <i>a</i>\n b ', 'a b'],
    ['5&nbsp;m', '5\u00A0m'],
  ])('reads %j as %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
