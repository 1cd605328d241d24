/** The content of step 1, 'Koszyk'. */
import { ArrowLeft, ArrowRight } from '../../ui/icons';
import { LinkButton } from '../../ui/LinkButton';
import { useCart, useCartSettings, useExpected } from '../parts/CartContext';
import { DeliveryBox } from '../delivery/DeliveryBox';
import { ItemsBox } from '../items/ItemsBox';
import { OrderNotes } from '../notes/OrderNotes';
import { ProjectCartBox, ProjectSelect } from '../project/Project';
import { PaymentBox } from '../payment/PaymentBox';
import { PayInstead } from '../payment/PayInstead';
import { limitGap } from '../session/limit';
import { cartBlockers, lacksPayment } from '../session/rules';
import { useFieldBlockers } from '../extra/useFieldBlockers';
import { branchOf } from '../parts/branch';
import { useDisplayedStep } from '../parts/LinesContext';
import { text } from '../text';
import { MainButton } from '../parts/MainButton';
import { StepLayout } from './StepLayout';

export function CartStep() {
  const { shopUrl } = useCartSettings();
  const { isWhole } = useDisplayedStep();
  const branch = useCart((cart) => branchOf(cart.department_name));
  return (
    <StepLayout
      title={text.steps['/']}
      back={
        <LinkButton href={shopUrl} variant="quiet" size="small" icon={<ArrowLeft size={16} aria-hidden="true" />}>
          {text.backToShop}
        </LinkButton>
      }
      action={<ToAddresses />}
      end={<slot name="legal" />}
    >
      <ProjectCartBox />
      <ItemsBox />
      {isWhole && (
        <>
          <DeliveryBox />
          <PaymentBox />
          <ProjectSelect />
          <OrderNotes />
          {branch && (
            <p className="muted">
              <span>{`${text.items.branch}: `}</span>
              <strong>{branch}</strong>
            </p>
          )}
        </>
      )}
    </StepLayout>
  );
}

function ToAddresses() {
  const { goTo } = useCartSettings();
  const cart = useExpected();
  const lacking = useFieldBlockers(['line']);
  return (
    <PayInstead>
      <MainButton
        iconAfter={<ArrowRight size={18} aria-hidden="true" />}
        blockers={[...cartBlockers(cart), ...(lacksPayment(cart) ? ['no_payment' as const] : []), ...lacking]}
        hint={limitGap(cart) && text.account.limit}
        slow={text.slow}
        onClick={() => goTo('/addresses')}
      >
        {text.toAddresses}
      </MainButton>
    </PayInstead>
  );
}
