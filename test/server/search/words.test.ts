/** Tests which words, sizes and codes are equal. */
import { expect, it } from 'vitest';
import { stem } from '../../../demo/server/search/stem';
import { tokensOf } from '../../../demo/server/search/tokens';
import { understand } from '../../../demo/server/search/understand';
import { vocabularyOf } from '../../../demo/server/search/vocabulary';

it.each([
  ['plytka plytki plytke plytek plytce plytkami plytkach'],
  ['cegla cegly cegiel ceglami'],
  ['rynna rynny rynien rynnami'],
  ['gwozdz gwozdzie gwozdzi gwozdziami'],
  ['wkret wkrety wkretow wkretami'],
  ['podloga podlogi podlodze podlogowy podlogowa'],
  ['bialy biala biale bialego bialej'],
  ['drzwi drzwiami drzwiach'],
])('%s are forms of one word', (forms) => {
  expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
});

it.each([
  ['Gres 60 × 60 cm', ['gres', '60x60']],
  ['gres 60*60', ['gres', '60x60']],
  ['płytka 30 na 90', ['plytka', '30x90']],
  ['29,8 x 29.8', ['29p8x29p8']],
  ['klej 22,5 kg', ['klej', '22p5kg']],
  ['KLA1-1000', ['kla11000']],
  ['kla 1 1000', ['kla11000']],
  ['GRE1/1009', ['gre11009']],
  ['klej do płytek', ['klej', 'plytek']],
  ['do', ['do']],
  [' %_\\ ', []],
])('"%s" is split into %j', (phrase, tokens) => {
  expect(tokensOf(phrase)).toEqual(tokens);
});

const words = vocabularyOf(
  ['Płytka', 'płytki', 'ścienna', 'Umywalka', 'umywalki', 'gres', 'czarny'].map((word) => ({ word, uses: 3 })),
);

it('understand returns the correction with accents and keeps a literal phrase', () => {
  expect(understand('umywlka', words).corrected).toBe('umywalka');
  expect(understand('plyka scinna', words).corrected).toBe('płytka ścienna');
  expect(understand('gres abcdefgh', words).corrected).toBe('gres');
  expect(understand('Płytka abcdefgh do umywalki', words).corrected).toBe('Płytka do umywalki');
  // Only a number: no other word of the query is known.
  expect(understand('abcdefgh 1', words)).toMatchObject({ terms: [], corrected: undefined });
  expect(understand('umywlka', words, true)).toMatchObject({ corrected: undefined, terms: [{ display: 'umywlka' }] });
  expect(understand('gersx', words).corrected).toBeUndefined();
});

it('understand queries the database with letters and digits only', () => {
  for (const phrase of [
    "'; drop table products; --",
    'a & b | !c <-> (d:*A)',
    '\\',
    'łąka:*',
    '☃ 60%',
    '()'.repeat(99),
  ]) {
    for (const { exact, wide } of understand(phrase, words, true).terms) {
      expect(`${exact} ${wide}`).toMatch(/^[a-z0-9|&():* ]*$/);
    }
  }
});
