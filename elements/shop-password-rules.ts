/** Declares the attributes and events of `<shop-password-rules>`: it judges the template's own password inputs. */
import { passwordRules, type RuleName } from '../src/account/password/rules';
import { text } from '../src/element/attributes';
import { declare, event } from '../src/element/declare';
import { json } from '../src/element/further-attributes';
import { buttonParts, noticeParts, themeProperties } from '../src/ui/theme';

export const shopPasswordRules = declare({
  tag: 'shop-password-rules',
  group: 'Forms and account',
  summary:
    'Displays which rules a password meets, blocks the form until it meets all, and reveals the password on request.',
  attributes: {
    for: text({ summary: 'The id of the template’s password input.' }),
    confirm: text({ summary: 'The id of the input that repeats the password.' }),
    rules: json(passwordRules, {
      summary: 'The rules: required, min, max, numeric, lowercase, uppercase, special (a set), messages.',
      type: 'PasswordRules',
    }),
  },
  events: {
    'shop-password-checked': event<{ valid: boolean; failed: readonly RuleName[] }>({
      summary: 'The typed password was checked.',
      detail: '{ valid: boolean; failed: readonly RuleName[] }',
    }),
  },
  parts: {
    rules: 'The root container.',
    rule: 'A rule.',
    'rule-met': 'A rule that is met.',
    'rule-wrong': 'A rule for which the password was refused.',
    button: buttonParts.button,
    show: 'The button that reveals the passwords. Hide it with `display: none` if the page has its own.',
    error: 'The error message.',
    'notice-inline': noticeParts['notice-inline'],
    'notice-error': noticeParts['notice-error'],
  },
  cssProperties: themeProperties,
});
