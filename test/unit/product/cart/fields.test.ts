/** Tests the conversion of a form's fields to JSON. */
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../../src/product/cart/fields';

describe('fieldsOf', () => {
  it.each([
    [
      [
        ['id', '7'],
        ['quantity', '3'],
      ],
      { id: '7', quantity: '3' },
    ],
    [
      [
        ['colour', 'red'],
        ['colour', 'blue'],
      ],
      { colour: ['red', 'blue'] },
    ],
    [[['colour[]', 'red']], { colour: ['red'] }],
    [
      [
        ['file', { name: 'a.png' }],
        ['id', '7'],
      ],
      { id: '7' },
    ],
    [[], {}],
  ])('converts %j to %j [B1]', (entries, fields) => {
    expect(fieldsOf(entries as [string, unknown][])).toEqual(fields);
  });

  it('keeps a field with a prototype’s name as a field', () => {
    const fields = fieldsOf([['__proto__', 'x']]);
    expect(Object.keys(fields)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  });
});
