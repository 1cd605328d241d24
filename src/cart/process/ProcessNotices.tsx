/** Displays the state of approval and quotes above the steps; reloads a held cart when its tab becomes visible again. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { adopt } from '../../element/styles';
import { useHost } from '../../element/useHost';
import { listen } from '../../page/lifecycle';
import { onPageVisible } from '../../page/visibility';
import { useAnnounce } from '../../ui/LiveRegion';
import { Notice } from '../../ui/Notice';
import modal from '../../ui/modal.css?inline';
import { useCart, useCartSettings } from '../parts/CartContext';
import { isHeldByProcess } from '../session/process';
import type { Step } from '../session/steps';
import { factsOf } from '../wire/actions';
import { OrderLink } from './OrderLink';
import css from './process.css?inline';
import { adviceOf, kindsOf, newsOf } from './table';

export function ProcessNotices({ step }: { step: Step }) {
  const { root } = useHost();
  const { session } = useCartSettings();
  const announce = useAnnounce();
  const cart = useCart();
  const all = kindsOf(cart).map((one) => ({ ...one, sentence: newsOf(one, cart) }));
  const spoken = all.map(({ sentence }) => sentence).join(' ');
  const isHeld = isHeldByProcess(cart);
  /** After a response to a process action, or a load that finds the focus here, the focused button or dialog may no longer exist. */
  const isFocusAtRisk = useRef(false);

  useLayoutEffect(() => adopt(root, [modal, css]), [root]);
  useEffect(
    () =>
      session.onAnswer(({ cause }) => {
        const isOurs = factsOf(cause).isSealed === true && cause !== 'confirm';
        isFocusAtRisk.current ||= isOurs || (cause === 'load' && root.activeElement !== null);
      }),
    [session, root],
  );
  useEffect(() => {
    // After the next press the focus is where the person has moved it.
    const forget = () => (isFocusAtRisk.current = false);
    const stops = ['keydown', 'pointerdown'].map((event) => listen(event, forget));
    return () => stops.forEach((stop) => stop());
  }, []);
  useEffect(() => {
    if (spoken.trim()) announce(spoken);
  }, [spoken, announce]);
  useEffect(() => {
    if (!isFocusAtRisk.current || document.querySelector(':focus-within') !== null) return;
    isFocusAtRisk.current = false;
    const title =
      root.querySelector<HTMLElement>('.process__title') ?? root.querySelector<HTMLElement>('[data-step-title]');
    title?.focus();
    // The focus moves to the heading, which screen readers read, so it is not announced again.
    queueMicrotask(() => root.activeElement === title && title?.textContent === spoken && announce('', spoken));
  });
  useEffect(() => (isHeld ? onPageVisible(() => void session.load()) : undefined), [isHeld, session]);

  // On the summary the cards display the state.
  if (step === '/summary') return null;
  return all.map(
    ({ kind, process, sentence }) =>
      sentence && (
        <Notice
          key={kind}
          status={adviceOf({ kind, process }) ? 'warning' : 'info'}
          messages={[sentence]}
          part="process-state"
        >
          {adviceOf({ kind, process }) && <p>{adviceOf({ kind, process })}</p>}
          <OrderLink process={process} />
        </Notice>
      ),
  );
}
