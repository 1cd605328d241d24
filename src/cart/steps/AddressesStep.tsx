/** Decides the content of step 2, 'Dane adresowe' (spec section 2). */
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { DeliveryAddressBox } from '../addresses/DeliveryAddressBox';
import { InvoiceBox } from '../addresses/InvoiceBox';
import { Button } from '../../ui/Button';
import { useCart, useCartSettings } from '../CartContext';
import { LockerBox } from '../delivery/LockerBox';
import { PickupBox } from '../delivery/PickupBox';
import { addressBlockers, deliversToInvoiceAddress, isLockerCarrier, isPickup } from '../rules';
import { text } from '../text';
import { StepLayout } from './StepLayout';

export function AddressesStep() {
  const { goTo } = useCartSettings();
  const cart = useCart();
  const toInvoice = deliversToInvoiceAddress(cart);
  const [wantsOther, setWantsOther] = useState(!toInvoice);
  const kind = isLockerCarrier(cart.carrier) ? 'locker' : isPickup(cart.carrier) ? 'pickup' : 'address';
  // Who chose 'inny' means another address: without one the order would silently go to the invoice address.
  const undecided = kind === 'address' && wantsOther && toInvoice;
  return (
    <StepLayout
      title={text.steps['/addresses']}
      back={
        <Button
          variant="quiet"
          size="small"
          icon={<ArrowLeft size={16} aria-hidden="true" />}
          onClick={() => goTo('/')}
        >
          {text.backToCart}
        </Button>
      }
      action={
        <Button
          variant="primary"
          size="large"
          wide
          iconAfter={<ArrowRight size={18} aria-hidden="true" />}
          blocked={[
            ...addressBlockers(cart).map((blocker) => text.blockers[blocker]),
            ...(undecided ? [text.addresses.undecided] : []),
          ]}
          onClick={() => goTo('/summary')}
        >
          {text.toSummary}
        </Button>
      }
    >
      <InvoiceBox />
      {kind === 'locker' && <LockerBox />}
      {kind === 'pickup' && <PickupBox />}
      {kind === 'address' && <DeliveryAddressBox other={wantsOther} onOther={setWantsOther} />}
    </StepLayout>
  );
}
