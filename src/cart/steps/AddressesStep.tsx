/** The content of step 2, 'Dane adresowe'. */
import { ArrowLeft, ArrowRight } from '../../ui/icons';
import { InvoiceBox } from '../addresses/InvoiceBox';
import { ExtraFields } from '../extra/ExtraFields';
import { useFieldBlockers } from '../extra/useFieldBlockers';
import { Button } from '../../ui/Button';
import { useCart, useCartSettings, useCartState, useExpected } from '../parts/CartContext';
import { looks } from '../delivery/later-kinds';
import { PayInstead } from '../payment/PayInstead';
import { kindOf } from '../session/kinds';
import { addressBlockers } from '../session/rules';
import { lacksAddress } from '../session/state';
import { text } from '../text';
import { MainButton } from '../parts/MainButton';
import { StepLayout } from './StepLayout';

export function AddressesStep() {
  const { session, client, goTo } = useCartSettings();
  const cart = useCart();
  const expected = useExpected();
  const undecided = useCartState(lacksAddress);
  const lacking = useFieldBlockers(['order', 'delivery']);
  const { Box, save } = looks[kindOf(cart.carrier).name];
  const goOn = async () => {
    const saved = await save?.(session, cart, client);
    // After a refusal, the box displays the reason.
    if (saved === undefined || saved.ok) await goTo('/summary');
  };
  return (
    <StepLayout
      title={text.steps['/addresses']}
      back={
        <Button
          variant="quiet"
          size="small"
          icon={<ArrowLeft size={16} aria-hidden="true" />}
          onClick={() => void goTo('/')}
        >
          {text.backToCart}
        </Button>
      }
      action={
        <PayInstead>
          <MainButton
            iconAfter={<ArrowRight size={18} aria-hidden="true" />}
            blockers={[...addressBlockers(expected, client, undecided), ...lacking]}
            slow={text.slow}
            onClick={goOn}
          >
            {text.toSummary}
          </MainButton>
        </PayInstead>
      }
    >
      <InvoiceBox />
      <Box />
      <ExtraFields scope="delivery" />
      <ExtraFields scope="order" />
    </StepLayout>
  );
}
