/** Decides the content of step 2, 'Dane adresowe'. */
import { ArrowLeft, ArrowRight } from '../../ui/icons';
import { DeliveryAddressBox } from '../addresses/DeliveryAddressBox';
import { InvoiceBox } from '../addresses/InvoiceBox';
import { ExtraFields } from '../extra/ExtraFields';
import { useFieldBlockers } from '../extra/useFieldBlockers';
import { Button } from '../../ui/Button';
import { useCart, useCartSettings, useCartState } from '../parts/CartContext';
import { accountContact } from '../delivery/contact';
import { LockerBox } from '../delivery/LockerBox';
import { PickupBox } from '../delivery/PickupBox';
import { PayInstead } from '../payment/PayInstead';
import { addressBlockers, isLockerCarrier, isPickup } from '../session/rules';
import { lacksAddress } from '../session/state';
import { text } from '../text';
import { MainButton } from '../parts/MainButton';
import { StepLayout } from './StepLayout';

export function AddressesStep() {
  const { session, client, goTo } = useCartSettings();
  const cart = useCart();
  const undecided = useCartState(lacksAddress);
  const lacking = useFieldBlockers(['order', 'delivery']);
  const kind = isLockerCarrier(cart.carrier) ? 'locker' : isPickup(cart.carrier) ? 'pickup' : 'address';
  const goOn = async () => {
    const contact = kind === 'locker' ? accountContact(cart, client) : undefined;
    // If the server refuses, the reason stands beside the contact.
    if (contact === undefined || (await session.saveContact(contact)).ok) await goTo('/summary');
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
            blockers={[...addressBlockers(cart, client, undecided), ...lacking]}
            slow={text.slow}
            onClick={goOn}
          >
            {text.toSummary}
          </MainButton>
        </PayInstead>
      }
    >
      <InvoiceBox />
      {kind === 'locker' && <LockerBox />}
      {kind === 'pickup' && <PickupBox />}
      {kind === 'address' && <DeliveryAddressBox />}
      <ExtraFields scope="delivery" />
      <ExtraFields scope="order" />
    </StepLayout>
  );
}
