/** Tries the withdrawal as a stranger: no login, an unknown contract, and a repetition with the same key (rule Z6). */
import { withdrawalAnswer } from '../../../orders/withdrawal/schema';
import type { Probe } from '../probe';
import { readBy } from '../reading';
import { marker } from '../sample';

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** Stores a statement in the shop, with a name and a number that a person recognizes as a test. */
export async function checkWithdrawal(
  probe: Probe,
  url: string | undefined,
  nobody: () => Promise<Probe>,
): Promise<void> {
  if (url === undefined) return probe.skip('withdrawal', 'pass --withdrawal <url>');
  const stranger = await nobody();
  const contract = `TEST ${marker()}`;
  const body = { withdrawal: { name: 'Test Shop Elements', contract, email: 'test@example.com', lines: [] } };
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const send = async () => {
    const sent = await stranger.client.call(url, body, 'POST', key);
    const { output, problem } = readBy(sent, withdrawalAnswer);
    return { sent, problem, receipt: output?.receipt };
  };
  const first = await send();
  if (first.receipt === undefined)
    return probe.judgeReply(
      'withdrawal',
      first.sent,
      (first.sent.status < 300 && first.problem) ||
        'a receipt was expected, without a login and for any number of a contract',
    );
  const { received_at, statement, email } = first.receipt;
  const second = (await send()).receipt;
  const problem = !ZONED.test(received_at)
    ? `"received_at": "${received_at}" has no date, time and zone`
    : email !== body.withdrawal.email
      ? `"email": "${email}" is another address than was sent`
      : !statement.includes(contract)
        ? '"statement" does not contain the number of the contract'
        : JSON.stringify(second) === JSON.stringify(first.receipt)
          ? undefined
          : 'repeated with the same Idempotency-Key, it has another receipt';
  probe.judgeReply('withdrawal', first.sent, problem);
}
