/** Decides which step is shown, and that entering one moves the focus to its title. */
import { useEffect, useRef, type ComponentType } from 'react';
import { StepBar } from '../../ui/StepBar';
import { useCartSettings, useCartState } from '../CartContext';
import { LinesProvider } from '../items/LinesContext';
import { useBeginCheckout } from '../measure/useBeginCheckout';
import { MessagesAbove } from '../messages/MessagesAbove';
import { stepAvailability } from '../rules';
import { lacksAddress } from '../slice';
import { text } from '../text';
import { AddressesStep } from './AddressesStep';
import { CartStep } from './CartStep';
import { STEPS, stepNumber, type Step } from './steps';
import { SummaryStep } from './SummaryStep';

const contents: Record<Step, ComponentType> = { '/': CartStep, '/addresses': AddressesStep, '/summary': SummaryStep };

export function CartSteps({ step }: { step: Step }) {
  const { session, goTo } = useCartSettings();
  const available = useCartState((state) => stepAvailability(state.cart, lacksAddress(state)));
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useBeginCheckout(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // A success has been read where it was earned; that of an order may hold the address to pay at.
    for (const [slot, { status }] of session.getState().messages)
      if (status === 'success' && slot !== 'confirm') session.clear(slot);
    root.current?.querySelector<HTMLElement>('[data-step-title]')?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [step, session]);

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
      <LinesProvider>
        <MessagesAbove step={step} />
        <Content />
      </LinesProvider>
    </div>
  );
}
