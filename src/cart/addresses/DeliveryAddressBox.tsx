/** Chooses the delivery address: 'Adres z rachunku', or 'inny' from the saved addresses. */
import { useEffect, useState } from 'react';
import { useHost } from '../../element/useHost';
import { idText } from '../../http/tolerant';
import { Card } from '../../ui/Card';
import { plusGlyph } from '../../ui/glyph';
import { RadioCards } from '../../ui/RadioCards';
import { useCart, useCartSettings, useCartState, useExpected, useSaving } from '../parts/CartContext';
import { overlayOf } from '../session/pending';
import { deliversToInvoiceAddress, isAddressMissing, isLocked } from '../session/rules';
import { lacksAddress } from '../session/state';
import { useMissingError } from '../parts/useMissingError';
import { addressText } from '../later/text';
import { DialogButton } from '../parts/DialogButton';
import { useLateDialog } from '../parts/useLateDialog';
import { addressLine } from '../session/address-line';
import { invoiceAddress } from './invoice';
import { AddressLines } from '../parts/AddressLines';
import { unbroken } from '../parts/unbroken';
import { savedAddresses, SavedAddresses } from './SavedAddresses';

export function DeliveryAddressBox() {
  const { session, client } = useCartSettings();
  const { root } = useHost();
  const [delivered, setDelivered] = useState(0);
  // Runs after the dialog has returned the focus to its button.
  useEffect(() => {
    if (delivered > 0) root.querySelector<HTMLElement>('[name="saved-address"]:checked')?.focus();
  }, [root, delivered]);
  const cart = useCart();
  const saving = useSaving('delivery_address');
  const { Dialog, ...dialog } = useLateDialog(() => import('./AddAddress'), '0');
  const locked = isLocked(cart);
  const missing = useMissingError('missing_address', isAddressMissing(useExpected(), client));
  const unpicked = useMissingError('no_address', useCartState(lacksAddress));
  const invoice = invoiceAddress(cart, client);
  const invoiceId = cart.invoice_address?.id ?? null;
  /** True while 'inny' is selected, even before an address is picked. A pending click has priority over the cart. */
  const other = useCartState((state) => {
    const picked = overlayOf(state).choices.delivery_address;
    return (
      state.otherAddress ||
      !(picked === undefined ? deliversToInvoiceAddress(cart) : idText(picked) === idText(invoiceId))
    );
  });

  const choose = (value: string) => {
    session.wantOtherAddress(value === 'other');
    if (value === 'invoice') void session.chooseDeliveryAddress(invoiceId);
  };

  return (
    <Card title={addressText.delivery} part="delivery-address">
      <div className="stack">
        <RadioCards
          legend={addressText.where}
          name="delivery-address"
          value={other ? 'other' : invoice && 'invoice'}
          busy={saving}
          disabled={locked}
          error={missing ?? unpicked}
          onChange={choose}
          options={[
            {
              value: 'invoice',
              title: addressText.sameAsInvoice,
              detail: invoice && <span>{unbroken(addressLine(invoice))}</span>,
            },
            {
              value: 'other',
              title: addressText.other,
              isOpen: savedAddresses(cart).length > 0,
              children: <SavedAddresses isWanted={other} />,
            },
          ]}
        />
        {!locked && (
          <DialogButton dialog={dialog} opens="delivery-address" icon={plusGlyph}>
            {addressText.add}
          </DialogButton>
        )}
      </div>
      {Dialog && (
        <Dialog
          open={dialog.isOpen}
          purpose="delivery"
          onClose={dialog.close}
          onAdded={() => session.wantOtherAddress(true)}
          onDelivered={() => setDelivered((times) => times + 1)}
        />
      )}
    </Card>
  );
}

/** The delivery address on the summary. */
export function DeliveryPlace() {
  const { client } = useCartSettings();
  const cart = useCart();
  const invoice = invoiceAddress(cart, client);
  // Only a site has a phone of its own.
  const own = invoice && { ...invoice, phone: undefined };
  const address = deliversToInvoiceAddress(cart) ? own : cart.delivery_address;
  return address && <AddressLines address={address} />;
}
