/** CLASSES.md explains every parameter, and every method of the interfaces and of the classes that a shop calls. */
import { describe, expect, it } from 'vitest';
import { phpClasses, phpMethods } from '../../../../src/tools/contract/php-classes';
import { textsOf } from '../../../fixtures/texts';

describe('phpClasses', () => {
  const all = phpClasses();
  const parameters = all.flatMap(({ name, parameters: own }) => own.map((one) => ({ ...one, of: name })));

  it('explains each parameter', () => {
    expect(parameters.filter(({ means }) => means === '').map(({ of, name }) => `${of}: ${name}`)).toEqual([]);
    expect(parameters.filter(({ name, type }) => name === '' || type === '')).toEqual([]);
  });

  it('lists the classes that a shop makes, with the default of each parameter', () => {
    expect(all.map(({ name }) => name)).toEqual(
      expect.arrayContaining(
        textsOf('Product | PdoFavourites | PdoSearch | PdoHistory | Paths | Shop | PdoCarts | Holdings'),
      ),
    );
    expect(parameters.find(({ of, name }) => of === 'Paths' && name === 'add')?.value).toBe("'/do-koszyka'");
    expect(parameters.find(({ of, name }) => of === 'PdoCarts' && name === 'first')?.type).toBe(
      '(Closure(string): list<Line>)|null',
    );
  });
});

describe('phpMethods', () => {
  const methods = phpMethods().flatMap(({ name, methods: own }) => own.map((one) => ({ ...one, of: name })));

  it('explains each method of an interface, of Money and of Db', () => {
    const classes = new Set(['Money', 'Db']);
    const unexplained = methods.filter(({ means }) => means === '').map(({ of, name }) => `${of}::${name}`);
    // Methods of an interface are explained there.
    expect(unexplained.filter((name) => !/^(PdoHistory|PdoQuotes|PdoSearch)::/.test(name))).toEqual([]);
    expect(methods.filter(({ of }) => classes.has(of)).length).toBeGreaterThan(15);
  });

  it('lists the methods of Search and Lookup with their return types', () => {
    expect(methods.find(({ of, name }) => of === 'Search' && name === 'suggest')).toMatchObject({
      signature: 'suggest(string $query, Buyer $buyer): array',
      means: expect.stringContaining('`array{products: list<array<string, mixed>>, categories:'),
    });
    expect(methods.map(({ of, name }) => `${of}::${name}`)).toEqual(
      expect.arrayContaining(['Lookup::find', 'Money::gross', 'Db::among', 'PdoSearch::wire', 'Partners::session']),
    );
  });
});
