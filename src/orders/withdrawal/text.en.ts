/** English texts of the withdrawal from a contract. */
import type { Translation } from '../../page/texts';
import type { text } from './text';

export const english: Translation<typeof text> = {
  withdrawal: {
    open: 'Withdraw from contract here',
    title: 'Statement of withdrawal',
    lead: 'You need neither an account nor a reason.',
    name: 'First and last name',
    contract: 'Number of the order or contract',
    email: 'E-mail for the confirmation',
    lines: 'Lines of the order',
    linesHint: 'Tick the lines that you withdraw from. Without a tick it is the whole contract.',
    quantity: 'Quantity',
    quantityOf: 'Quantity: {name}',
    ordered: 'Ordered: {quantity}',
    notQuantity: 'Enter a quantity above 0, at most {most}.',
    notPositive: 'Enter a quantity above 0.',
    notEmail: 'Enter an e-mail address, for example jan@firma.pl.',
    longest: 'At most {max} characters.',
    wrong: 'Fields to correct: {left}',
    next: 'Continue',
    cancel: 'Cancel',
    check: 'Check your statement',
    statement: 'I hereby give notice that I withdraw from contract {contract}.',
    partly: 'I hereby give notice that I withdraw from contract {contract} for these lines:',
    confirm: 'Confirm withdrawal',
    back: 'Go back and correct',
    unknown:
      'We do not know whether the statement has arrived: the shop has not confirmed it. Your data are still in the form: send it again, the same statement counts once, or contact the shop.',
    failed: 'Your statement could not be sent. Your data are still in the form: try again, or contact the shop.',
    received: 'We received your statement on {moment}.',
    moment: '{day} at {time}',
    sentTo: 'We sent a confirmation to {email}.',
    number: 'Number of the confirmation',
    content: 'Your statement',
    noDecision: 'This confirms that we received your statement, not that we have examined it.',
    print: 'Print',
  },
};
