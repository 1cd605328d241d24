/** Server-side validation of the shop's forms, by the same rules as in the page. */
import * as v from 'valibot';
import { faultsOf, passwordRules } from '../../../src/account/password/rules';
import { email, minLength, nip, phone, postCode } from '../../../src/fields/validators';
import { voivodeships } from '../../../src/fields/voivodeships';

/** The password rules of the registration, for `<shop-password-rules>` and for the server. */
export const PASSWORD_RULES = {
  required: true,
  min: 8,
  max: 64,
  numeric: true,
  lowercase: true,
  uppercase: true,
  special: '!@#$%^&*',
};

type Fields = Readonly<Record<string, string>>;

const rules = v.parse(passwordRules, PASSWORD_RULES);

/** The message of `<shop-password-rules>`, keyed by the field that displays it. */
function passwordFault(password: string, again: string): Record<string, string> {
  const { confirm, ...faults } = faultsOf(rules, password, again);
  return { ...faults, ...(confirm !== undefined && { password_again: confirm }) };
}

/** Error messages by field; empty if the account can be created. */
export function registrationFaults(fields: Fields): Record<string, string> {
  const value = (name: string) => fields[name] ?? '';
  const checks: readonly (readonly [name: string, passes: boolean, sentence: string])[] = [
    ['company', minLength(3)(value('company')), 'Podaj nazwę firmy.'],
    ['nip', nip(value('nip')), 'Podaj prawidłowy NIP.'],
    ['email', email(value('email')), 'Podaj prawidłowy adres e-mail.'],
    ['phone', value('phone') === '' || phone(value('phone')), 'Podaj prawidłowy numer telefonu.'],
    ['zip_code', postCode(value('zip_code')), 'Wymagany kod w formacie 00-000'],
    ['region', voivodeships.some((one) => one === value('region')), 'Wybierz województwo.'],
    ['regulations', value('regulations') === '1', 'Zaakceptuj regulamin.'],
  ];
  return {
    ...Object.fromEntries(checks.filter(([, passes]) => !passes).map(([name, , sentence]) => [name, sentence])),
    ...passwordFault(value('password'), value('password_again')),
  };
}

/** The error messages of a question to an adviser. */
export function questionFaults(fields: Fields): Record<string, string> {
  const value = (name: string) => fields[name] ?? '';
  return {
    ...(email(value('email')) ? {} : { email: 'Podaj prawidłowy adres e-mail.' }),
    ...(minLength(10)(value('question')) ? {} : { question: 'Napisz w kilku słowach, o co chodzi.' }),
  };
}
