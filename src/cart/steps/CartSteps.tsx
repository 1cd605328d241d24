/** Decides which step is shown, and that entering one moves the focus to its title. */
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useHost } from '../../element/useHost';
import { StepBar } from '../../ui/StepBar';
import { useCartSettings, useCartState } from '../parts/CartContext';
import { LinesProvider } from '../parts/LinesContext';
import { useBeginCheckout } from '../measure/useBeginCheckout';
import { MessagesAbove } from '../messages/MessagesAbove';
import { stepAvailability } from '../session/rules';
import { lacksAddress } from '../session/state';
import { text } from '../text';
import { AddressesStep } from './AddressesStep';
import { CartStep } from './CartStep';
import { STEPS, stepNumber, type Step } from '../session/steps';
import { SummaryStep } from './SummaryStep';
import { AskedContext } from '../parts/useAsked';
import { leadTo, leadToError, type Blocker } from '../session/ways';

const contents: Record<Step, ComponentType> = { '/': CartStep, '/addresses': AddressesStep, '/summary': SummaryStep };

export function CartSteps({ step }: { step: Step }) {
  const { session, client, goTo } = useCartSettings();
  const available = useCartState((state) => stepAvailability(state.cart, client, lacksAddress(state)));
  const host = useHost();
  const root = useRef<HTMLDivElement>(null);
  const [asked, ask] = useState<Blocker>();
  const context = useMemo(() => ({ asked, ask }), [asked]);
  const shown = useRef(step);
  /** The answer to an order that sends back to the start. */
  const sentBack = useCartState(({ messages }) => {
    const said = messages.get('confirm');
    return said?.goToStep ? said : undefined;
  });
  const followed = useRef(sentBack);
  useBeginCheckout(step);
  useEffect(() => {
    const isNew = shown.current !== step;
    shown.current = step;
    const { messages } = session.getState();
    // A success has been read where it was earned; that of an order may hold the address to pay at.
    for (const [slot, { status }] of isNew ? messages : [])
      if (status === 'success' && slot !== 'confirm') session.clear(slot);
    if (step === '/' && followed.current !== sentBack) {
      followed.current = sentBack;
      if (sentBack && leadToError(host.root, messages)) return;
    }
    if (!isNew || leadTo(host.root, asked)) return;
    ask(undefined);
    // A line that was jumped to has taken it already.
    if (host.root.activeElement?.closest('.cart__columns')) return;
    root.current?.querySelector<HTMLElement>('[data-step-title]')?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [step, session, host, asked, sentBack]);

  const Content = contents[step];
  return (
    <div ref={root} className="cart__steps">
      <StepBar
        label={text.stepsLabel}
        onStep={(id) => goTo(id as Step)}
        steps={STEPS.map((id) => ({
          id,
          label: text.steps[id],
          state: id === step ? 'current' : stepNumber(id) < stepNumber(step) ? 'done' : 'ahead',
          available: stepNumber(id) <= Math.max(available, 1),
        }))}
      />
      <AskedContext value={context}>
        <LinesProvider>
          <MessagesAbove step={step} />
          <Content />
        </LinesProvider>
      </AskedContext>
    </div>
  );
}
