/** Tests how a form's rules become messages. */
import { describe, expect, it } from 'vitest';
import { check, validateAll, type Rules } from '../../../src/fields/validate';
import { maxLength, minLength } from '../../../src/fields/validators';

interface Values {
  name: string;
  flat: string;
  country: string;
  region: string;
}

const rules: Rules<Values> = {
  name: check(minLength(3), () => 'Wymagane minimum 3 znaki'),
  flat: check(maxLength(2), () => 'za długie'),
  region: (value, { country }) => (country === 'PL' || value !== '' ? undefined : 'podaj region'),
};
const right: Values = { name: 'Firma', flat: '', country: 'PL', region: '' };

describe('validateAll', () => {
  it('returns no messages for valid values', () => expect(validateAll(rules, right)).toEqual({}));

  it('returns the message of each invalid field', () => {
    expect(validateAll(rules, { ...right, name: 'ab', flat: '123' })).toEqual({
      name: 'Wymagane minimum 3 znaki',
      flat: 'za długie',
    });
  });

  it('passes the other fields to a rule', () => {
    expect(validateAll(rules, { ...right, country: 'DE' })).toEqual({ region: 'podaj region' });
  });
});
