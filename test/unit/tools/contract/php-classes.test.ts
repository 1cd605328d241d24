/** Shows that the list of the PHP package's classes says of every parameter what it means. */
import { describe, expect, it } from 'vitest';
import { phpClasses } from '../../../../src/tools/contract/php-classes';

describe('the classes of the PHP package', () => {
  const all = phpClasses();
  const parameters = all.flatMap(({ name, parameters: own }) => own.map((one) => ({ ...one, of: name })));

  it('have a meaning for each parameter', () => {
    expect(parameters.filter(({ means }) => means === '').map(({ of, name }) => `${of}: ${name}`)).toEqual([]);
    expect(parameters.filter(({ name, type }) => name === '' || type === '')).toEqual([]);
  });

  it('are those that an integrator asked for, with the value that a parameter has without', () => {
    expect(all.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Product',
        'PdoFavourites',
        'PdoSearch',
        'PdoHistory',
        'Paths',
        'Shop',
        'PdoCarts',
        'Holdings',
      ]),
    );
    expect(parameters.find(({ of, name }) => of === 'Paths' && name === 'add')?.value).toBe("'/do-koszyka'");
    expect(parameters.find(({ of, name }) => of === 'PdoCarts' && name === 'first')?.type).toBe(
      '(Closure(string): list<Line>)|null',
    );
  });
});
