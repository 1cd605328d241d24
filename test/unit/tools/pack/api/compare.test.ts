/** Tests which changes of public names require which version, and which changelog entry. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences, nextVersion, releaseErrors } from '../../../../../src/tools/pack/api/compare';
import { lastRelease, releaseAfter, releaseOf } from '../../../../../src/tools/pack/api/last';
import { surface, type Surface } from '../../../../../src/tools/pack/api/surface';
import { unreleasedOf } from '../../../../../src/tools/pack/changelog';

const released: Surface = {
  'element shop-cart': '',
  'attribute shop-cart cart-url': 'string | undefined',
  'attribute shop-cart prices': "'gross' | 'net' = \"gross\"",
  'event shop-cart shop-cart-changed': 'CustomEvent<{ cart: Cart | null; cause: string }>',
  'event shop-cart shop-order-submit': 'CustomEvent cancelable',
  'text cart.total': 'sum',
  'answers CartItem': '',
  'answers CartItem id': 'Id!',
  'answers CartItem url': 'string | null',
  'answers CartItem price': 'object | null',
  'asks ConfirmAction': '',
  'asks ConfirmAction confirm': 'true!',
};
const weightOf = (change: Surface) => differences(released, { ...released, ...change }).map(({ weight }) => weight);
const { 'text cart.total': _, ...without } = released;

describe('a change', () => {
  it.each<[what: string, change: Surface]>([
    ['a new element', { 'element shop-orders': '' }],
    ['a new element’s required attribute', { 'element shop-a': '', 'attribute shop-a url': 'string!' }],
    ['one more word of an attribute', { 'attribute shop-cart prices': "'gross' | 'net' | 'both' = \"gross\"" }],
    [
      'one more field of an event',
      { 'event shop-cart shop-cart-changed': 'CustomEvent<{ cart: Cart | null; cause: string; at: number }>' },
    ],
    ['an optional field of an answer', { 'answers CartItem weight': 'Decimal | null' }],
    [
      'an object in an answer, with what it has to have',
      { 'answers CartItem unit': 'object', 'answers CartItem unit.name': 'Text!' },
    ],
    ['a field that an answer may leave out from now on', { 'answers CartItem id': 'Id' }],
    ['one more form that is read', { 'answers CartItem url': 'string | null | Link' }],
    ['a field more that an element sends', { 'asks ConfirmAction seen': 'SeenCart!' }],
    ['a text', { 'text cart.rest': '' }],
  ])('that adds: %s', (_, change) => expect(new Set(weightOf(change))).toEqual(new Set(['added'])));

  it.each<[what: string, change: Surface]>([
    ['another default', { 'attribute shop-cart prices': "'gross' | 'net' = \"net\"" }],
    ['a word less', { 'attribute shop-cart prices': '\'gross\' = "gross"' }],
    ['a field less of an event', { 'event shop-cart shop-cart-changed': 'CustomEvent<{ cause: string }>' }],
    ['an event that cannot be stopped any more', { 'event shop-cart shop-order-submit': 'CustomEvent' }],
    ['an attribute that an old element needs', { 'attribute shop-cart key': 'string!' }],
    ['a field that an answer has to have', { 'answers CartItem url': 'string!' }],
    ['a new field that an answer has to have', { 'answers CartItem sku': 'Text!' }],
    ['what an object in an answer has to have', { 'answers CartItem price.net': 'Decimal!' }],
    ['another form of what is sent', { 'asks ConfirmAction confirm': 'true | string!' }],
    ['another placeholder', { 'text cart.total': 'sum currency' }],
  ])('that breaks: %s', (_, change) => expect(weightOf(change)).toEqual(['breaking']));

  it('that breaks pages: a removed name', () => {
    expect(differences(released, without)).toEqual([{ name: 'text cart.total', weight: 'breaking', says: 'is gone' }]);
  });
});

describe('the required version', () => {
  it.each([
    ['1.2.3', 'breaking', '2.0.0'],
    ['1.2.3', 'added', '1.3.0'],
    ['1.2.3', undefined, '1.2.4'],
    ['0.1.0', 'breaking', '0.2.0'],
    ['0.1.0', 'added', '0.1.1'],
    ['0.1.0', undefined, '0.1.1'],
  ] as const)('after %s with what is %s is %s', (last, weight, next) => {
    expect(nextVersion(last, weight === undefined ? [] : [{ name: 'text a', weight, says: '' }])).toBe(next);
  });
});

describe('a working tree', () => {
  const removals = differences(released, without);
  const added = differences(released, { ...released, 'attribute shop-cart density': 'string', 'text cart.b': '' });

  it('keeps the last version until the next release, whose number must match the changes', () => {
    const unreleased = '### Breaking\n\n- `cart.total` is gone.';
    const objectionsFor = (version: string) => releaseErrors('0.1.0', { version, unreleased, changes: removals });
    expect([objectionsFor('0.1.0'), objectionsFor('0.2.0'), objectionsFor('1.0.0')]).toEqual([[], [], []]);
    expect(objectionsFor('0.1.1')).toEqual(['0.1.1 is too low: the next version is at least 0.2.0']);
  });

  it('requires breaking changes under "Breaking" in the changelog, and new features of elements anywhere', () => {
    const objectionsFor = (unreleased: string, changes = removals) =>
      releaseErrors('0.1.0', { version: '0.1.0', unreleased, changes });
    expect(objectionsFor('- `cart.total` is gone.')).toEqual([
      'CHANGELOG.md has no entry under "### Breaking" for: text cart.total is gone',
    ]);
    expect(objectionsFor('### Breaking\n\n- A heart.\n\n### For shops\n\n- `cart.total`')).toHaveLength(1);
    expect(objectionsFor('Nothing yet.', added)).toEqual([
      'CHANGELOG.md does not mention: attribute shop-cart density is new',
    ]);
    expect(objectionsFor('- The cart is drawn in a given `density`.', added)).toEqual([]);
  });
});

describe('a release', () => {
  it('records the version that added each name, and drops removed names', () => {
    const first = { version: '0.1.0', surface: { 'element shop-a': '', 'element shop-b': '' } };
    const second = releaseAfter('0.2.0', { 'element shop-a': '', 'element shop-c': '' }, first);
    const third = releaseAfter('0.3.0', { ...second.surface, 'element shop-b': '' }, second);
    const names = ['element shop-a', 'element shop-b', 'element shop-c', 'element shop-d'];
    expect(names.map((name) => releaseOf(name, third))).toEqual(['0.1.0', '0.3.0', '0.2.0', undefined]);
  });
});

describe('this tree', async () => {
  const now = surface();

  it('has names of each kind that a page or a server may use', () => {
    const kinds = new Set(Object.keys(now).map((name) => name.split(' ')[0]));
    expect([...kinds].toSorted()).toEqual(
      'answers asks attribute call command element event fault import method part property slot state text'.split(' '),
    );
  });

  it('lists in version and changelog what has changed since the last release', () => {
    const { version: last, surface: before } = lastRelease();
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const unreleased = unreleasedOf(readFileSync('CHANGELOG.md', 'utf8'));
    expect(releaseErrors(last, { version, unreleased, changes: differences(before, now) })).toEqual([]);
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${last} – `);
  });
});
