/** The content of step 3, 'Podsumowanie i płatność': lines, choices, totals, and the one order button. */
import { useLayoutEffect, useRef } from 'react';
import { adopt } from '../../element/styles';
import { useHost } from '../../element/useHost';
import { ArrowLeft } from '../../ui/icons';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { RepeatedError } from '../messages/RepeatedError';
import { useCart, useCartSettings } from '../parts/CartContext';
import { useProcessParts } from '../parts/useProcessParts';
import { GuaranteeNotice } from '../duties/notice/GuaranteeNotice';
import { OrderTable } from '../items/OrderTable';
import { SummaryBar } from '../summary/SummaryBar';
import { NotesReview, Reviews } from '../summary/Reviews';
import { SubmitBox } from '../summary/SubmitBox';
import { Totals } from '../summary/Totals';
import { SummaryFields } from '../extra/SummaryFields';
import { FieldsReview } from '../extra/FieldsReview';
import { persistChanges } from '../session/changes-storage';
import { orderReview } from '../session/review';
import { isHeldByProcess } from '../session/process';
import { linesOf } from '../session/rules';
import { text } from '../text';
import { Bar } from './Bar';
import { StepFrame } from './StepFrame';
import { summaryStyles } from './summary-styles';

/** Up to this many lines fit on one desktop screen together with choices and order. With more, the order is displayed beside the last lines. */
const BESIDE = 10;

export function SummaryStep() {
  const { goTo, session } = useCartSettings();
  const { root } = useHost();
  const isLong = useCart((cart) => linesOf(cart).length > BESIDE);
  const isHeld = useCart(isHeldByProcess);
  const process = useProcessParts();
  const decides = useCart((cart) => process?.decides(cart) === true);
  const order = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adopt(root, summaryStyles), [root]);
  useLayoutEffect(() => {
    persistChanges(session);
    return session.review(orderReview);
  }, [session]);
  const cards = process && <process.Cards />;
  const end = (
    <div className="order__end" ref={order} role="region" aria-label={text.totals.title}>
      <GuaranteeNotice />
      <Card part="summary">
        <SummaryFields />
        <Totals />
        {!decides && (
          <div className="order__action" part="action">
            <RepeatedError />
            <SubmitBox />
          </div>
        )}
        <div className="order__legal only-screen">
          <slot name="legal" />
        </div>
      </Card>
    </div>
  );
  return (
    <StepFrame
      title={isHeld ? text.totals.title : text.steps['/summary']}
      lead={!decides && cards}
      variant={` order${decides ? ' order--decision' : isLong ? ' order--long' : ''}`}
      back={
        !isHeld && (
          <Button
            variant="quiet"
            size="small"
            icon={<ArrowLeft size={16} aria-hidden="true" />}
            onClick={() => void goTo('/addresses')}
          >
            {text.backToAddresses}
          </Button>
        )
      }
      side={
        <>
          <div className="order__facts">
            <Reviews />
          </div>
          {decides ? (
            <div className="cart__side">
              {end}
              <Bar className=" order__action">
                <SubmitBox />
              </Bar>
            </div>
          ) : (
            <>
              <SummaryBar order={order} />
              {end}
            </>
          )}
        </>
      }
    >
      {/* Whoever decides has the buttons beside the request and the lines. */}
      {decides && cards}
      <OrderTable />
      <NotesReview />
      <FieldsReview />
    </StepFrame>
  );
}
