/** Tests which passwords pass, and the wording of the rules. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { faultsOf, passwordRules, rulesOf } from '../../../../src/account/password/rules';

const rules = (raw: object) => v.parse(passwordRules, raw);
const full = rules({ required: true, min: 8, max: 20, numeric: 1, lowercase: '1', uppercase: true, special: '!@#' });

describe('rulesOf words the hints', () => {
  it.each([
    [{ min: 8, max: 20 }, ['od 8 do 20 znaków']],
    [{ min: '8' }, ['min 8 znaków']],
    [{ max: 20 }, ['max 20 znaków']],
    [{ numeric: true, lowercase: true, uppercase: true }, ['cyfra', 'mała litera', 'wielka litera']],
    [{ special: '!@#' }, ['znak !@#']],
    [{}, []],
    [{ min: 'x', numeric: false, special: null }, []],
  ])('of %j are %j', (raw, hints) => {
    expect(rulesOf(rules(raw), '').map(({ hint }) => hint)).toEqual(hints);
  });
});

describe('a password', () => {
  it.each([
    ['Haslo12!', []],
    ['Haslo1!', ['length']],
    ['Haslo12345678901234!', []],
    ['Haslo123456789012345!', ['length']],
    ['Hasloabc!', ['numeric']],
    ['HASLO123!', ['lowercase']],
    ['haslo123!', ['uppercase']],
    ['Haslo1234', ['special']],
    ['ŻÓŁĆżółć1!', []],
    ['', ['length', 'numeric', 'lowercase', 'uppercase', 'special']],
  ])('%j fails %j [U3]', (password, failed) => {
    const states = rulesOf(full, password).filter(({ passes }) => !passes);
    expect(states.map(({ rule }) => rule)).toEqual(failed);
  });

  it.each([
    [{ min: 8 }, 'hasło12', false],
    [{ min: 8 }, 'hasło123', true],
    [{ max: 8 }, 'hasło123', true],
    [{ max: 8 }, 'hasło1234', false],
    [{ min: 8 }, '🔑🔑🔑🔑', false],
    [{ max: 8 }, 'hasło12🔑', true],
  ])('with only the rule %j, %j passes: %s', (raw, password, passes) => {
    expect(rulesOf(rules(raw), password)).toMatchObject([{ rule: 'length', passes }]);
  });

  it.each([
    [full, '', '', { password: 'Pole Hasło jest wymagane.' }],
    [full, 'haslo', 'haslo', { password: 'Hasło nie spełnia wymagań' }],
    [full, 'abc', 'abd', { password: 'Hasło nie spełnia wymagań', confirm: 'Hasła nie są zgodne' }],
    [full, '', 'abd', { password: 'Pole Hasło jest wymagane.' }],
    [full, 'Haslo12!', 'Haslo12', { confirm: 'Hasła nie są zgodne' }],
    [full, 'Haslo12!', 'Haslo12!', {}],
    [full, 'Haslo12!', undefined, {}],
    [rules({ min: 8 }), '', '', {}],
    [rules({ min: 8 }), '', 'x', { confirm: 'Hasła nie są zgodne' }],
    [rules({ required: true, messages: { required: 'Podaj.' } }), '', '', { password: 'Podaj.' }],
  ])('for %j, %j and %j has its messages', (one, password, confirm, faults) => {
    expect(faultsOf(one, password, confirm)).toEqual(faults);
  });
});
