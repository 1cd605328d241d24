/** Sends the statement: a repetition has the same key, so that the shop returns the same receipt (rule Z3). */
import { useRef, useState } from 'react';
import type { shopWithdrawal } from '../../../elements/shop-withdrawal';
import { useHost } from '../../element/useHost';
import { failureReason } from '../../http/failure-reason';
import { failureOf, isLeavingFailure, type Failure } from '../../http/failure';
import { isOutcomeUnknown } from '../../http/once';
import { jsonText } from '../../http/json';
import { newUuid } from '../../page/uuid';
import { useAnnounce } from '../../ui/LiveRegion';
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
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const sent = useRef({ body: '', key: '' });

  async function send(withdrawal: Withdrawal) {
    const body = jsonText(withdrawal);
    if (sent.current.body !== body) sent.current = { body, key: newUuid() };
    setBusy(true);
    setFailure(undefined);
    try {
      const receipt = await sendWithdrawal(url, withdrawal, sent.current.key);
      onReceipt(receipt);
      emit('shop-withdrawal-received', { number: receipt.number, received_at: receipt.received_at });
    } catch (error) {
      if (isLeavingFailure(error)) return;
      const { code, retryable } = failureOf(error);
      const message = reasonOf(failureOf(error));
      setFailure(message);
      announce(message);
      emit('shop-error', { code, message, retryable });
    } finally {
      setBusy(false);
    }
  }
  return { busy, failure, send, forget: () => setFailure(undefined) };
}
