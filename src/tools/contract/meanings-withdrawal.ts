/** The meanings of the withdrawal from a contract in the contract. */

import { DAY } from './meanings-orders';

export const ofWithdrawal: Readonly<Record<string, string>> = {
  'EarlierOrder.withdrawal':
    'The buyer may withdraw from the contract: the order links to `url`. Send it only while the right lasts and only to buyers who have it.',
  OrderWithdrawal: 'The right to withdraw from the contract of one order.',
  'OrderWithdrawal.until': `Last day of the right. ${DAY}`,
  'OrderWithdrawal.url': 'URL of the page with `<shop-withdrawal>`, with the number of the order.',
  WithdrawalBody: 'A withdrawal, from a buyer with or without a login.',
  Withdrawal: 'The buyer’s statement. No reason is required.',
  'Withdrawal.name': 'First and last name.',
  'Withdrawal.contract': 'Number of the order or contract, as typed. An unknown number is accepted.',
  'Withdrawal.email': 'E-mail address for the receipt.',
  'Withdrawal.lines': 'Lines with the quantities that the buyer withdraws from. Absent or empty: the whole contract.',
  WithdrawalAnswer:
    'The receipt. It confirms that the statement was received, and not that the withdrawal is effective.',
  WithdrawalReceipt: 'A receipt, which the server also sends to `email`.',
  'WithdrawalReceipt.number': 'Number of the receipt.',
  'WithdrawalReceipt.received_at': 'Day and time with the zone: `2026-11-12T14:05:00+01:00`.',
  'WithdrawalReceipt.statement': 'The received statement, with the name and the contract. Line breaks are displayed.',
  'WithdrawalReceipt.email': 'E-mail address that the receipt was sent to.',
};
