/** Shows that the server requires the same registration data as the page. */
import { expect, it } from 'vitest';
import { registrationFaults } from '../../demo/server/account/register';

const good = {
  company: 'Remonty Kowalski',
  nip: '526-025-09-95',
  email: 'jan@remonty.example',
  zip_code: '00-950',
  region: 'mazowieckie',
  regulations: '1',
};
const faultsOf = (password: string, again = password) =>
  registrationFaults({ ...good, password, password_again: again });

it.each([
  ['Zażółć1!', {}],
  ['hasło123', { password: 'Hasło nie spełnia wymagań' }],
  ['', { password: 'Pole Hasło jest wymagane.' }],
  ['64 characters, of which 60 are pairs of units', {}, `Aa1!${'😀'.repeat(60)}`],
  ['6 characters, of which two are pairs of units', { password: 'Hasło nie spełnia wymagań' }, 'Aa1!😀😀'],
])('judges the password “%s” as <shop-password-rules> does', (name, faults, password = name) => {
  expect(faultsOf(password)).toEqual(faults);
});

it('registration requires equal passwords and reports both errors at once', () => {
  expect(faultsOf('Zażółć1!', 'Zażółć1')).toEqual({ password_again: 'Hasła nie są zgodne' });
  expect(faultsOf('hasło', 'Zażółć1')).toEqual({
    password: 'Hasło nie spełnia wymagań',
    password_again: 'Hasła nie są zgodne',
  });
});
