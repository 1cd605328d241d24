/** Sends a form: whether it is on its way, and the reason of a failure, which is displayed, announced and reported. */
import { useRef, useState } from 'react';
import { useHost } from '../element/useHost';
import { failureOf, isLeavingFailure, type Failure } from '../http/failure';
import { useAnnounce } from '../ui/LiveRegion';

export function useSending(reasonOf: (failure: Failure) => string) {
  const { emit } = useHost();
  const announce = useAnnounce();
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** `call` rejects only with a Failure. */
  async function send<A>(call: () => Promise<A>, onAnswer: (answer: A) => void): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      onAnswer(await call());
    } catch (error) {
      if (isLeavingFailure(error)) return;
      const { code, retryable } = failureOf(error);
      const message = reasonOf(failureOf(error));
      setFailure(message);
      announce(message);
      emit('shop-error', { code, message, retryable });
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }
  return { busy, failure, send, forget: () => setFailure(undefined) };
}
