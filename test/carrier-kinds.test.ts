/** Tests that the cart, the reference shops and the mock agree on each type of carrier, which each declares once. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { tree } from '../src/cart/first-screen/drawn';
import { goesToAddress, kindOf, kinds } from '../src/cart/session/kinds';
import type { Choices } from '../src/shop/cart';
import { neededChecks } from '../src/shop/order';
import { brokenIn, slotOf } from '../src/shop/rule';
import { typesOfAnyBrand, typesOfBrands, type KindAnswers } from './fixtures/carrier-kinds';
import { hasPhp } from './php/serve';

function inCart(type: string, brand?: string): KindAnswers {
  const { name, needs, isQuoted = false, isFree = false } = kindOf({ type }, brand);
  return { kind: name, goesToAddress: goesToAddress({ type }), needs: needs.map(({ slot }) => slot), isQuoted, isFree };
}

const inPhp = (types: readonly (readonly [type: string, brand: string | null])[]): KindAnswers[] =>
  execFileSync('php', ['test/php/kinds.php'], {
    input: types.map((one) => `${JSON.stringify(one)}\n`).join(''),
    encoding: 'utf8',
  })
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as KindAnswers);

describe.each(kinds.map(({ name }) => name))('the kind %s', (name) => {
  it('has its types in the table', () => expect(typesOfAnyBrand.map(([, { kind }]) => kind)).toContain(name));
  it('has its icon on the first screen', () => {
    const icons = [...JSON.stringify(tree).matchAll(/"svg\?([\w=|]+)"/g)].flatMap(([, of = '']) => of.split('|'));
    expect(icons).toContain(`kind=${name}`);
  });
});

describe('a type of carriers', () => {
  it.each(typesOfBrands)(
    '"%s" for the brand "%s" has the expected kind in the cart [D2, N11, O3, T1]',
    (type, brand, answers) => expect(inCart(type, brand)).toEqual(answers),
  );

  it.each(typesOfAnyBrand)(
    '"%s" without a brand has the expected kind in the cart and the kit [D2, N11, O3, T1]',
    (type, answers) => expect(inCart(type)).toEqual(answers),
  );

  const nothing = { inpostCode: null, inpostEmail: null, inpostPhone: null };
  const everything = { inpostCode: 'WAW12A', inpostEmail: 'a@b.pl', inpostPhone: '601234567' };
  it.each(typesOfAnyBrand)('"%s" requires in the demo shop and the mock what its kind requires', (type, { needs }) => {
    const lacking = (own: object) => brokenIn(neededChecks({ type }, own as Choices), undefined, true).map(slotOf);
    expect(lacking(nothing)).toEqual(needs);
    expect(lacking(everything)).toEqual([]);
  });

  it.skipIf(!hasPhp)('has the expected kind in PHP, with a brand and without', () => {
    const alone = inPhp(typesOfAnyBrand.map(([type]) => [type, null]));
    expect(typesOfAnyBrand.map(([type], at) => [type, alone[at]])).toEqual(typesOfAnyBrand);
    const branded = inPhp(typesOfBrands.map(([type, brand]) => [type, brand]));
    expect(typesOfBrands.map(([type, brand], at) => [type, brand, branded[at]])).toEqual(typesOfBrands);
  });
});
