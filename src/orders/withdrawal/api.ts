/** Sends a withdrawal; the shop's receipt is the response (rule Z3). */
import { request } from '../../http/request';
import { withdrawalAnswer, type Withdrawal, type WithdrawalReceipt } from './schema';

/** The same key for each repetition of one statement. Rejects only with a Failure. */
export const sendWithdrawal = (
  url: string | undefined,
  withdrawal: Withdrawal,
  key: string,
): Promise<WithdrawalReceipt> =>
  request(withdrawalAnswer, { url, body: { withdrawal }, headers: { 'Idempotency-Key': key } }).then(
    ({ receipt }) => receipt,
  );
