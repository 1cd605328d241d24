/** Sends the statement: a repetition has the same key, so that the shop returns the same receipt (rule Z3). */
import { useRef } from 'react';
import type { shopWithdrawal } from '../../../elements/shop-withdrawal';
import { useHost } from '../../element/useHost';
import { failureReason } from '../../http/failure-reason';
import type { Failure } from '../../http/failure';
import { isOutcomeUnknown } from '../../http/once';
import { jsonText } from '../../http/json';
import { newUuid } from '../../page/uuid';
import { useSending } from '../useSending';
import { sendWithdrawal } from './api';
import type { Withdrawal, WithdrawalReceipt } from './schema';
import { text } from './text';

/** Displays only a refusal's reason, because the buyer can act on it; no failure may require a login. */
const reasonOf = (failure: Failure): string =>
  isOutcomeUnknown(failure, failure.body !== undefined)
    ? text.unknown
    : (failure.code === 'http' && failureReason(failure)) || text.failed;

export function useWithdrawal(url: string | undefined, onReceipt: (receipt: WithdrawalReceipt) => void) {
  const { emit } = useHost<typeof shopWithdrawal>('shop-withdrawal');
  const sending = useSending(reasonOf);
  const sent = useRef({ body: '', key: '' });

  function send(withdrawal: Withdrawal): Promise<void> {
    const body = jsonText(withdrawal);
    if (sent.current.body !== body) sent.current = { body, key: newUuid() };
    const { key } = sent.current;
    return sending.send(
      () => sendWithdrawal(url, withdrawal, key),
      (receipt) => {
        onReceipt(receipt);
        emit('shop-withdrawal-received', { number: receipt.number, received_at: receipt.received_at });
      },
    );
  }
  return { ...sending, send };
}
