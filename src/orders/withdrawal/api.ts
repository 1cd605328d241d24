/** Sends a withdrawal; the shop's receipt is the response (rule Z3). */
import { request } from '../../http/request';
import { withdrawalAnswer, type Withdrawal, type WithdrawalReceipt } from './schema';

/** Sends a statement; each repetition of it needs the same key. Rejects only with a Failure. */
export const sendWithdrawal = (
  url: string | undefined,
  withdrawal: Withdrawal,
  key: string,
): Promise<WithdrawalReceipt> =>
  request(withdrawalAnswer, { url, body: { withdrawal }, headers: { 'Idempotency-Key': key } }).then(
    ({ receipt }) => receipt,
  );
