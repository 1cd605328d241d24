/** Decides which step is shown, and that entering one moves the focus to its title. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useHost } from '../../element/useHost';
import { whenIdle } from '../../page/idle';
import { StepBar } from '../../ui/StepBar';
import { useCartSettings, useCartState } from '../parts/CartContext';
import { LinesProvider } from '../parts/LinesContext';
import { useBeginCheckout } from '../measure/useBeginCheckout';
import { MessagesAbove } from '../messages/MessagesAbove';
import { expectedOf } from '../session/expected';
import { overlayOf } from '../session/pending';
import { stepAvailability } from '../session/rules';
import { lacksAddress } from '../session/state';
import { text } from '../text';
import { StepMissing } from '../states/StepMissing';
import { CartSkeleton } from '../states/CartSkeleton';
import { STEPS, stepNumber, type Step } from '../session/steps';
import { createSlotPlaces, SlotPlaces } from '../parts/useSlotPlace';
import { useContent } from './useContent';
import { AskedContext } from '../parts/useAsked';
import { leadTo, leadToError, type Blocker } from '../session/ways';

export function CartSteps({ step }: { step: Step }) {
  const { session, client, goTo, pointsUrl } = useCartSettings();
  const available = useCartState((state) =>
    stepAvailability(state.cart && expectedOf(state.cart, overlayOf(state)), client, lacksAddress(state)),
  );
  const host = useHost();
  const root = useRef<HTMLDivElement>(null);
  const [asked, ask] = useState<Blocker>();
  const context = useMemo(() => ({ asked, ask }), [asked]);
  const [places] = useState(createSlotPlaces);
  const shown = useRef(step);
  /** An order's answer that sends the person back to the start. */
  const sentBack = useCartState(({ messages }) => {
    const said = messages.get('confirm');
    return said?.goToStep ? said : undefined;
  });
  const followed = useRef(sentBack);
  useBeginCheckout(step);
  useEffect(() => {
    if (!pointsUrl) return;
    let end = () => {};
    // Loaded when the page is idle, so that nothing waits for it; if it fails, the server still refuses the order.
    const stop = whenIdle(
      () =>
        void import('../delivery/watch-locker').then(
          ({ watchLocker }) => (end = watchLocker(session, pointsUrl)),
          () => {},
        ),
    );
    return () => {
      stop();
      end();
    };
  }, [session, pointsUrl]);
  const { Content, hasFailed, retry } = useContent(step);
  const isThere = Content !== undefined;
  useEffect(() => {
    if (!isThere) return;
    const isNew = shown.current !== step;
    shown.current = step;
    const { messages } = session.getState();
    // A success message was read on its own step; the order's may contain the payment address, so it stays.
    for (const [slot, { status }] of isNew ? messages : [])
      if (status === 'success' && slot !== 'confirm') session.clear(slot);
    const enter = () => {
      if (!isNew || leadTo(host.root, asked)) return;
      ask(undefined);
      // A line that was jumped to already has the focus.
      if (host.root.activeElement?.closest('.cart__columns')) return;
      root.current?.querySelector<HTMLElement>('[data-step-title]')?.focus({ preventScroll: true });
      root.current?.scrollIntoView({ block: 'start' });
    };
    const isSentBack = step === '/' && followed.current !== sentBack && sentBack !== undefined;
    if (step === '/') followed.current = sentBack;
    if (!isSentBack) return enter();
    // Not before each message has found its place on this step, which takes a second rendering.
    queueMicrotask(() => leadToError(host.root, messages) || enter());
  }, [step, isThere, session, host, asked, sentBack]);

  return (
    <div ref={root} className="cart__steps">
      <StepBar
        label={text.stepsLabel}
        onStep={(id) => void goTo(id as Step)}
        steps={STEPS.map((id) => ({
          id,
          label: text.steps[id],
          state: id === step ? 'current' : stepNumber(id) < stepNumber(step) ? 'done' : 'ahead',
          available: stepNumber(id) <= Math.max(available, 1),
        }))}
      />
      <AskedContext value={context}>
        <LinesProvider>
          <SlotPlaces value={places}>
            <MessagesAbove step={step} />
            {Content ? <Content step={step} /> : hasFailed ? <StepMissing onRetry={retry} /> : <CartSkeleton />}
          </SlotPlaces>
        </LinesProvider>
      </AskedContext>
    </div>
  );
}
