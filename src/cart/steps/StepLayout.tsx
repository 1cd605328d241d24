/** The second column of steps 1 and 2: totals and the primary button, on a phone a bar at the bottom. */
import type { Elements } from '../../ui/content';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { useCart } from '../parts/CartContext';
import { approvalSentence } from '../parts/reasons';
import { Totals } from '../summary/Totals';
import { text } from '../text';
import { Bar } from './Bar';
import { StepFrame, type StepFrameProps } from './StepFrame';
import { useProcessParts } from '../parts/useProcessParts';

interface StepLayoutProps extends Omit<StepFrameProps, 'side' | 'variant'> {
  /** Why the order needs approval, and the button that requests a quote, beside the totals. */
  action: Elements;
  /** Below the button. */
  end?: Elements;
}

export function StepLayout({ action, end, ...frame }: StepLayoutProps) {
  return (
    <StepFrame
      {...frame}
      side={
        <div className="cart__side">
          <Card title={text.totals.title} part="summary">
            <Totals withLimits />
            <Approval />
          </Card>
          <Bar>{action}</Bar>
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
