/** The second column of steps 1 and 2: totals and the primary button, on a phone a bar at the bottom. */
import { useRef } from 'react';
import type { Elements } from '../../ui/content';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { useCart } from '../parts/CartContext';
import { approvalSentence } from '../parts/reasons';
import { RepeatedError } from '../messages/RepeatedError';
import { BarTotal } from '../summary/BarTotal';
import { Totals } from '../summary/Totals';
import { text } from '../text';
import { StepFrame, type StepFrameProps } from './StepFrame';
import { useProcessParts } from '../parts/useProcessParts';
import { useIsBarTooTall } from '../parts/useIsBarTooTall';

interface StepLayoutProps extends Omit<StepFrameProps, 'side' | 'variant'> {
  /** Why the order needs approval, and the button that requests a quote, beside the totals. */
  action: Elements;
  /** Below the button. */
  end?: Elements;
}

export function StepLayout({ action, end, ...frame }: StepLayoutProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isTall = useIsBarTooTall(bar);
  return (
    <StepFrame
      {...frame}
      side={
        <div className="cart__side">
          <Card title={text.totals.title} part="summary">
            <Totals withLimits />
            <Approval />
          </Card>
          <div ref={bar} className={`cart__bar${isTall ? ' cart__bar--tall' : ''}`} part="action">
            <BarTotal />
            <RepeatedError />
            {action}
          </div>
          {end}
        </div>
      }
    />
  );
}

/** Why the order needs approval, and the button that requests a quote, beside the totals. */
function Approval() {
  const sentence = useCart(approvalSentence);
  const process = useProcessParts();
  return (
    <>
      {sentence && <Notice status="info" variant="inline" messages={[sentence]} />}
      {process && <process.Ask />}
    </>
  );
}
