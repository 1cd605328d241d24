/** Carries out an action of an order: once, whatever happens to the response, and a refusal displays its reason beside the order as it is. */
import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { shopOrders } from '../../../elements/shop-orders';
import { useHost } from '../../element/useHost';
import { failureOf, isLeavingFailure } from '../../http/failure';
import { failureReason } from '../../http/failure-reason';
import { useAnnounce } from '../../ui/LiveRegion';
import { actOnOrder } from '../api';
import { wholeOrder, type OrderActionBody, type WholeOrder } from '../schema';
import { useSettings } from '../SettingsContext';

export interface ActionsProps {
  readonly order: WholeOrder;
  readonly onChange: (order: WholeOrder) => void;
}

const refusal = v.object({ order: wholeOrder });

/** `done`: what is announced if the server has no sentence of its own. */
export function useAction({ id }: WholeOrder, done: string, onChange: (order: WholeOrder) => void) {
  const { emit } = useHost<typeof shopOrders>('shop-orders');
  const { ordersUrl } = useSettings();
  const announce = useAnnounce();
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** True once it is carried out. */
  async function act(body: OrderActionBody): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const { order, messages } = await actOnOrder(ordersUrl, id, body);
      const sentences = [...messages.values()].flatMap((slot) => slot.messages);
      announce(sentences.join(' ') || done);
      onChange(order);
      return true;
    } catch (error) {
      if (isLeavingFailure(error)) return false;
      const { code, retryable, body: answer } = failureOf(error);
      const message = failureReason(error) ?? '';
      setFailure(message);
      announce(message);
      emit('shop-error', { code, message, retryable });
      const now = v.safeParse(refusal, answer);
      if (now.success) onChange(now.output.order);
      return false;
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }
  return { busy, failure, act, forget: () => setFailure(undefined) };
}
