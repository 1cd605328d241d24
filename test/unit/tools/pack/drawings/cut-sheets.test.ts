/** Tests how style sheets are cut into what a drawing needs and what only its view needs. */
import { expect, it } from 'vitest';
import { cutSheets } from '../../../../../src/tools/pack/drawings/cut-sheets';
import type { Tree } from '../../../../../src/element/first-screen';

const trees: readonly Tree[] = [['tr*lines?!none', { class: ['wide', ['on', 'x', null], 'y{?big: z}'] }]];

it('what only the view displays is cut out; all pieces in their order are the whole sheets', () => {
  const drawn = '.x{margin:0}tr:hover{top:0}@container (width>=9px){.z{margin:0}}';
  const further = [...'abcdefghi'].map((name, at) => `.of-view-${name} .x{margin:${at + 1}px}`).join('');
  expect(cutSheets([drawn, further, drawn, '.short{margin:2px}'], trees)).toEqual({
    drawn: [drawn, drawn],
    further: [further, '.short{margin:2px}'],
  });
});

it('a few such rules stay among those of the drawing', () => {
  const sheet = '.x{margin:0}.of-view{margin:1px}.y{margin:2px}';
  expect(cutSheets([sheet], trees)).toEqual({ drawn: [sheet], further: [] });
});
