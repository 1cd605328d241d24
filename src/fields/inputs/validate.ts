/** Validates an input by the validators that a template names (rule I2). */
import {
  email,
  formatEmail,
  formatNip,
  formatPhone,
  formatPostCode,
  maxLength,
  minLength,
  nip,
  phone,
  postCode,
} from '../validators';
import { fieldText } from '../text';
import type { ValidatorName } from './names';

const predicates: Readonly<Record<ValidatorName, (value: string) => boolean>> = {
  'post-code': postCode,
  phone,
  email,
  nip,
};

export interface InputRules {
  readonly required: boolean;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly validate: ValidatorName | undefined;
  /** Message that replaces 'Nieprawidłowe dane'. */
  readonly message: string | undefined;
}

/** The error of a non-empty value; undefined if it is valid. */
export function wrongIn(rules: InputRules, value: string): string | undefined {
  const { validate, message = fieldText.invalid } = rules;
  const passes =
    (rules.minLength === undefined || minLength(rules.minLength)(value)) &&
    (rules.maxLength === undefined || maxLength(rules.maxLength)(value)) &&
    (validate === undefined || predicates[validate](value));
  return passes ? undefined : message;
}

/** The problem that blocks the form's submission. */
export function problemOf(rules: InputRules, value: string): string | undefined {
  if (value.trim() === '') return rules.required ? fieldText.empty : undefined;
  return wrongIn(rules, value);
}

const formats: Readonly<Record<ValidatorName, (value: string) => string>> = {
  'post-code': formatPostCode,
  phone: formatPhone,
  email: formatEmail,
  nip: formatNip,
};

/** Formats on blur: adds the dash to five digits of a post code, and removes text pasted around a value. */
export const formatOf = (validate: ValidatorName | undefined): ((value: string) => string) | undefined =>
  validate && formats[validate];
