/** Declares the attributes and events of `<shop-withdrawal>`: the withdrawal from a contract, with its receipt. */
import { text } from '../src/element/attributes';
import { declare, event } from '../src/element/declare';
import { json } from '../src/element/further-attributes';
import { checkboxParts, textFieldParts } from '../src/fields/parts';
import { withdrawalLines } from '../src/orders/withdrawal/schema';
import { buttonParts, noticeParts, themeProperties } from '../src/ui/theme';

export const shopWithdrawal = declare({
  tag: 'shop-withdrawal',
  group: 'Cart and checkout',
  summary:
    'Withdrawal from a contract in two steps, without a login: a form, the statement to confirm, and the shop’s receipt.',
  height: 'var(--_control)',
  attributes: {
    url: text({ summary: 'URL that receives the withdrawal. Default: the page URL.' }),
    order: text({ summary: 'Number of the order or contract. The buyer can change it.' }),
    name: text({ summary: 'Name of the buyer. The buyer can change it.' }),
    email: text({ summary: 'E-mail address for the receipt. The buyer can change it.' }),
    lines: json(withdrawalLines, {
      summary: 'Lines of the order, to withdraw from some of them. Default: the whole contract only.',
      type: 'readonly WithdrawalLine[]',
    }),
  },
  events: {
    'shop-withdrawal-received': event<{ number: string; received_at: string }>({
      summary: 'The shop has returned the receipt.',
      detail: '{ number: string; received_at: string }',
    }),
  },
  slots: {
    '': 'The server’s own form or link, for a page without scripts. With a form the element starts open, with the form’s values.',
    contact: 'The shop’s contact. Displayed if the withdrawal could not be sent.',
  },
  parts: {
    ...buttonParts,
    ...checkboxParts,
    ...noticeParts,
    ...textFieldParts,
    form: 'The form of the first step.',
    lines: 'The choice of lines.',
    statement: 'The statement to confirm.',
    receipt: 'The receipt.',
  },
  cssProperties: themeProperties,
});
