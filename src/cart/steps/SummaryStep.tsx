/** Decides the content of step 3, 'Podsumowanie i płatność'. */
import { useLayoutEffect } from 'react';
import { ArrowLeft } from '../../ui/icons';
import { Button } from '../../ui/Button';
import { useCartSettings } from '../parts/CartContext';
import { OrderTable } from '../items/OrderTable';
import { Reviews } from '../summary/Reviews';
import { SubmitBox } from '../summary/SubmitBox';
import { orderReview } from '../session/review';
import { text } from '../text';
import { StepLayout } from './StepLayout';

export function SummaryStep() {
  const { goTo, session } = useCartSettings();
  useLayoutEffect(() => session.review(orderReview), [session]);
  return (
    <StepLayout
      title={text.steps['/summary']}
      back={
        <Button
          variant="quiet"
          size="small"
          icon={<ArrowLeft size={16} aria-hidden="true" />}
          onClick={() => void goTo('/addresses')}
        >
          {text.backToAddresses}
        </Button>
      }
      action={<SubmitBox />}
    >
      <Reviews />
      <OrderTable />
    </StepLayout>
  );
}
