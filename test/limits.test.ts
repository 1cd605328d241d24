/** Tests that the length limits of typed values are equal in contract, forms and PHP, and fit the database columns. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressRules, blankAddress } from '../src/cart/addresses/forms';
import { contactRules } from '../src/cart/delivery/forms';
import { openApi } from '../src/tools/contract/openapi';
import * as limits from '../src/http/limits';

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly maxLength?: number;
  readonly type?: string;
};
const schemas = openApi('1.0.0').components.schemas as Readonly<Record<string, Schema>>;
const fieldOf = (path: string): Schema | undefined => {
  const [shape = '', ...names] = path.split('.');
  return names.reduce<Schema | undefined>((one, name) => one?.properties?.[name], schemas[shape]);
};

describe('the maximum length of a field', () => {
  it.each<[path: string, max: number]>([
    ...Object.entries(limits.addressLimits).map(([name, { max }]): [string, number] => [`NewAddress.${name}`, max]),
    ...Object.entries(limits.contactLimits).map(([name, { max }]): [string, number] => [`InpostContact.${name}`, max]),
    ['InpostData.inpost_point_street', limits.lockerLimit.max],
    ['ClientCommentsAction.client_comments', limits.notesLimit.max],
    ['ExtraFieldAction.extra_field.name', limits.fieldNameLimit.max],
    ['ExtraFieldAction.extra_field.value', limits.notesLimit.max],
    ['ExtraFieldAction.extra_field.version', limits.versionLimit.max],
    ['SaveListBody.name', limits.listNameLimit.max],
  ])('%s is in the contract: %i [B40]', (path, max) => expect(fieldOf(path)?.maxLength).toBe(max));

  it('causes an error in the forms for one character more, and none for the longest text [B40]', () => {
    const values = { ...blankAddress, country: 'DE' };
    for (const name of ['name', 'street', 'city', 'post', 'region'] as const) {
      const { max } = limits.addressLimits[name];
      const messages = [max, max + 1].map((length) => addressRules(10)[name]?.('x'.repeat(length), values));
      expect(messages, name).toEqual([undefined, `Maksymalna liczba znaków: ${max}.`]);
    }
    const { email, phone } = limits.contactLimits;
    const contact = { email: '', phone: '' };
    expect(contactRules.email?.(`a@${'b'.repeat(email.max - 2)}`, contact)).toBeUndefined();
    expect(contactRules.email?.(`a@${'b'.repeat(email.max - 1)}`, contact)).toBe('Maksymalna liczba znaków: 254.');
    expect(contactRules.phone?.('1'.repeat(phone.max + 1), contact)).toBe('Maksymalna liczba znaków: 60.');
  });

  it('fits the column in PHP’s tables [B40]', () => {
    const sql = readFileSync(new URL('../src/php/src/Store/Migrations.php', import.meta.url), 'utf8');
    const widthOf = (table: string, column: string): number => {
      const [, created = ''] = new RegExp(`CREATE TABLE \\{${table}\\} \\(([^']*)`).exec(sql) ?? [];
      const added = [...sql.matchAll(new RegExp(`ALTER TABLE \\{${table}\\} (?:ADD COLUMN|MODIFY) ([^"']*)`, 'g'))].map(
        ([, one]) => one,
      );
      const [, type, width] =
        [
          ...[created, ...added].join(', ').matchAll(new RegExp(`\\b${column} (VARCHAR|LONG)(?:\\((\\d+)\\))?`, 'g')),
        ].at(-1) ?? [];
      return type === 'LONG' ? Infinity : Number(width);
    };
    const columns: [table: string, column: string, max: number][] = [
      ...Object.entries(limits.addressLimits).map(([name, { max }]): [string, string, number] => [
        'addresses',
        name,
        max,
      ]),
      ['carts', 'email', limits.contactLimits.email.max],
      ['carts', 'phone', limits.contactLimits.phone.max],
      ['carts', 'locker', limits.lockerLimit.max],
      ['carts', 'notes', limits.notesLimit.max],
      ['carts', 'extra_fields', limits.notesLimit.max],
      ['lines', 'extra_fields', limits.notesLimit.max],
      ['lists', 'name', limits.listNameLimit.max],
    ];
    expect(columns.filter(([table, column, max]) => !(widthOf(table, column) >= max))).toEqual([]);
  });
});
