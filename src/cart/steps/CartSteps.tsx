/** Displays the current step, and moves the focus to its title on entering. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useHost } from '../../element/useHost';
import { whenIdle } from '../../page/idle';
import { StepBar } from '../../ui/StepBar';
import { useCart, useCartSettings, useCartState } from '../parts/CartContext';
import { useDisplayedStep } from '../parts/LinesContext';
import { MessagesAbove } from '../messages/MessagesAbove';
import { expectedOf } from '../session/expected';
import { overlayOf } from '../session/pending';
import { isHeldByProcess } from '../session/process';
import { stepAvailability } from '../session/rules';
import { lacksAddress } from '../session/state';
import { text } from '../text';
import { StepMissing } from '../states/StepMissing';
import { CartSkeleton } from '../states/CartSkeleton';
import { STEPS, stepNumber, type Step } from '../session/steps';
import { createSlotPlaces, SlotPlaces } from '../parts/useSlotPlace';
import { ProcessPartsProvider } from '../parts/useProcessParts';
import { useContent, useSheet } from './useContent';
import { FollowedReasonContext } from '../parts/useMissingError';
import { focusBlocker, focusFirstError, type Blocker } from '../session/blocker-targets';

export function CartSteps() {
  const { step, isWhole } = useDisplayedStep();
  const { session, client, goTo, pointsUrl } = useCartSettings();
  const available = useCartState((state) =>
    stepAvailability(state.cart && expectedOf(state.cart, overlayOf(state)), client, lacksAddress(state)),
  );
  const host = useHost();
  const root = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState<Blocker>();
  const context = useMemo(() => ({ reason, setReason }), [reason]);
  const [places] = useState(createSlotPlaces);
  const lastStep = useRef(step);
  /** The message of an order's response that sends the buyer back to step 1. */
  const sentBack = useCartState(({ messages }) => {
    const message = messages.get('confirm');
    return message?.goToStep ? message : undefined;
  });
  const handledRefusal = useRef(sentBack);
  useEffect(() => {
    if (!pointsUrl) return;
    let end = () => {};
    // Loads when the page is idle. If the import fails, the server still refuses the order.
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
  const isHeld = useCart(isHeldByProcess);
  const { Content, process, hasFailed, retry } = useContent(step);
  const { Sheet } = useSheet();
  // A reason or a refusal leads to a place that may be below the first lines.
  const isThere = Content !== undefined && (isWhole || (reason === undefined && sentBack === undefined));
  useEffect(() => {
    if (!isThere) return;
    const isNew = lastStep.current !== step;
    lastStep.current = step;
    const { messages } = session.getState();
    // Clears success messages, which were read on their own step. The order's message may contain the payment URL, so it stays.
    for (const [slot, { status }] of isNew ? messages : [])
      if (status === 'success' && slot !== 'confirm') session.clear(slot);
    const enter = () => {
      if (!isNew || focusBlocker(host.root, reason)) return;
      setReason(undefined);
      // `jumpTo` may already have focused a line.
      if (host.root.activeElement?.closest('.cart__columns')) return;
      root.current?.querySelector<HTMLElement>('[data-step-title]')?.focus({ preventScroll: true });
      root.current?.scrollIntoView({ block: 'start' });
    };
    const isSentBack = step === '/' && handledRefusal.current !== sentBack && sentBack !== undefined;
    if (step === '/') handledRefusal.current = sentBack;
    if (!isSentBack) return enter();
    // Waits for the second rendering, which gives each message its place on this step.
    queueMicrotask(() => focusFirstError(host.root, messages) || enter());
  }, [step, isThere, session, host, reason, sentBack]);

  return (
    <div ref={root} className="cart__steps">
      {!isHeld && (
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
      )}
      <FollowedReasonContext value={context}>
        <SlotPlaces value={places}>
          <ProcessPartsProvider value={process}>
            <MessagesAbove step={step} />
            {/* Before the step: of two slots with one name, the first displays the page's content. */}
            {Sheet && <Sheet />}
            {Content ? <Content step={step} /> : hasFailed ? <StepMissing onRetry={retry} /> : <CartSkeleton />}
          </ProcessPartsProvider>
        </SlotPlaces>
      </FollowedReasonContext>
    </div>
  );
}
