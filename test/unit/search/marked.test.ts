/** Tests which parts of a title are marked, regardless of diacritics, case and tags. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../../../src/fields/fold';
import { placesOf } from '../../../src/search/fold';
import { markedTitle } from '../../../src/search/marked';
import type { SafeChild } from '../../../src/ui/safe-html';

const written = (nodes: readonly SafeChild[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : `<${node.tag}>${written(node.children)}</${node.tag}>`))
    .join('');
const textOf = (nodes: readonly SafeChild[]): string => written(nodes).replace(/<[^>]*>/g, '');

it.each([
  ['Płytka ścienna', 'plytka', '<mark>Płytka</mark> ścienna'],
  ['Płytka ścienna', 'SCIEN płyt', '<mark>Płyt</mark>ka <mark>ścien</mark>na'],
  ['Gres 60\u00a0×\u00a060', '60 x', 'Gres <mark>60</mark>\u00a0×\u00a0<mark>60</mark>'],
  ['Gres <b>Cal</b>va mat', 'calva', 'Gres <b><mark>Cal</mark></b><mark>va</mark> mat'],
  ['gresgres', 'gres resg', '<mark>gres</mark>gres'],
  ['Gres szary  mat', 'szary gres', '<mark>Gres szary</mark>  mat'],
  ['Gres<br>szary', 'szary gres', '<mark>Gres</mark><br></br><mark>szary</mark>'],
  ['Straße 5', 'strasse', '<mark>Straße</mark> 5'],
  ['A & B', 'a b', 'A & B'],
  ['Klej', '', 'Klej'],
  ['Klej', 'gres', 'Klej'],
  ['a&lt;b&gt; gres', 'gres', 'a<b> <mark>gres</mark>'],
])('markedTitle marks %s for "%s"', (title, phrase, marked) => {
  expect(written(markedTitle(title, phrase))).toBe(marked);
});

it.each([
  ['Klej do płytek', 'klej do', '<mark>Klej</mark> do płytek'],
  ['Klej do płytek, dozownik', 'klej do płytek', '<mark>Klej</mark> do <mark>płytek</mark>, dozownik'],
  ['Do płytek', 'do', '<mark>Do</mark> płytek'],
  ['Sklejka, klejowa KLE-klej', 'klej', 'Sklejka, <mark>klej</mark>owa KLE-<mark>klej</mark>'],
  ['Płyta OSB 18, 180 mm', '18', 'Płyta OSB <mark>18</mark>, 180 mm'],
])('markedTitle marks %s for "%s" [S11]', (title, phrase, marked) => {
  expect(written(markedTitle(title, phrase))).toBe(marked);
});

it('markedTitle removes forbidden tags before marking', () => {
  const title = '<img src=x onerror=alert(1)>Gres<script>alert(1)</script>';
  expect(written(markedTitle(title, 'gres'))).toBe('<mark>Gres</mark>');
});

it('markedTitle never changes the text, and marks only words that fold to a typed word', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'aąbcćelłoóśsßzżźİ 60×'), maxLength: 20 });
  fc.assert(
    fc.property(texts, texts, (title, phrase) => {
      expect(textOf(markedTitle(title, phrase))).toBe(title);
      const words = fold(phrase).split(/\s+/);
      for (const [from, to] of placesOf(
        title,
        words.filter((word) => word.length > 1),
      )) {
        expect(from).toBeLessThan(to);
        expect(words.some((word) => word.length > 1 && fold(title.slice(from, to)).includes(word))).toBe(true);
      }
    }),
  );
});
