/** Tests when a template's input is invalid, and its message. */
import { describe, expect, it } from 'vitest';
import { formatOf, problemOf, wrongIn, type InputRules } from '../../../../src/fields/inputs/validate';

const rules = (over: Partial<InputRules> = {}): InputRules => ({
  required: false,
  minLength: undefined,
  maxLength: undefined,
  validate: undefined,
  message: undefined,
  ...over,
});

describe('an input', () => {
  it.each([
    [rules({ required: true }), '', 'Pole nie może być puste'],
    [rules({ required: true }), '  ', 'Pole nie może być puste'],
    [rules({ validate: 'nip' }), '', undefined],
    [rules({ validate: 'nip' }), '1234563219', 'Nieprawidłowe dane'],
    [rules({ validate: 'nip', message: 'Podaj NIP.' }), '1234563219', 'Podaj NIP.'],
    [rules({ validate: 'nip' }), '1234563218', undefined],
    [rules({ validate: 'post-code' }), '31147', 'Nieprawidłowe dane'],
    [rules({ validate: 'phone' }), '601 234 567', undefined],
    [rules({ validate: 'email' }), 'jan@firma', 'Nieprawidłowe dane'],
    [rules({ minLength: 3 }), 'ab', 'Nieprawidłowe dane'],
    [rules({ maxLength: 3 }), 'abcd', 'Nieprawidłowe dane'],
    [rules({ minLength: 3, maxLength: 3 }), 'abc', undefined],
  ])('with the rules %j and the value %j has the message %s', (one, value, message) => {
    expect(problemOf(one, value)).toBe(message);
  });

  it('wrongIn accepts any value without rules', () => {
    expect(wrongIn(rules(), 'a')).toBeUndefined();
  });

  it('formatOf adds the dash to post codes, and trims validated values', () => {
    expect(formatOf('post-code')?.('31147')).toBe('31-147');
    expect(formatOf('nip')?.(' 1234563218 ')).toBe('1234563218');
    expect(formatOf(undefined)).toBeUndefined();
  });
});
