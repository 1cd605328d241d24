/** Decides where the order is delivered: 'Adres z rachunku' or 'inny' from the saved addresses; pickup needs none. */
import { SelectField } from '../../fields/SelectField';
import { idText, sameId } from '../../http/tolerant';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { plusGlyph } from '../../ui/glyph';
import { RadioCards } from '../../ui/RadioCards';
import { useCart, useCartSettings, useCartState, useSaving } from '../CartContext';
import { deliversToInvoiceAddress, isAddressMissing, isLocked } from '../rules';
import { lacksAddress } from '../slice';
import { useLack } from '../steps/useAsked';
import { text } from '../text';
import { useLateDialog } from '../useLateDialog';
import { AddressLines, addressLine } from './AddressLines';
import { invoiceAddress } from './invoice';

export function DeliveryAddressBox() {
  const { session, client } = useCartSettings();
  const cart = useCart();
  const saving = useSaving('delivery_address');
  const { Dialog, ...dialog } = useLateDialog(() => import('./AddAddress'), '0');
  const locked = isLocked(cart);
  const missing = useLack('missing_address', isAddressMissing(cart, client));
  const unpicked = useLack('no_address', useCartState(lacksAddress));
  const invoice = invoiceAddress(cart, client);
  const invoiceId = cart.invoice_address?.id ?? null;
  /** 'inny' holds, whether or not an address has been picked yet: as it was clicked, else as the cart says. */
  const other = useCartState(({ edits: { otherAddress, choices } }) => {
    const picked = choices.delivery_address;
    return (
      otherAddress || !(picked === undefined ? deliversToInvoiceAddress(cart) : idText(picked) === idText(invoiceId))
    );
  });

  const choose = (value: string) => {
    session.wantOtherAddress(value === 'other');
    if (value === 'invoice') void session.chooseDeliveryAddress(invoiceId);
  };

  return (
    <Card title={text.addresses.delivery} part="delivery-address">
      <div className="stack">
        <RadioCards
          legend={text.addresses.delivery}
          name="delivery-address"
          value={other ? 'other' : 'invoice'}
          busy={saving}
          disabled={locked}
          error={missing ?? unpicked}
          onChange={choose}
          options={[
            { value: 'invoice', title: text.addresses.sameAsInvoice, detail: invoice && addressLine(invoice) },
            { value: 'other', title: text.addresses.other, children: <SavedAddresses /> },
          ]}
        />
        {!locked && (
          <Button size="small" icon={plusGlyph} aria-haspopup="dialog" busy={dialog.loading} onClick={dialog.open}>
            {text.addresses.add}
          </Button>
        )}
      </div>
      {Dialog && <Dialog open={dialog.isOpen} onClose={dialog.close} onAdded={() => session.wantOtherAddress(true)} />}
    </Card>
  );
}

function SavedAddresses() {
  const { session } = useCartSettings();
  const cart = useCart();
  const picked = useCartState((state) => state.edits.choices.delivery_address);
  const own = deliversToInvoiceAddress(cart) ? undefined : cart.delivery_address;
  // The invoice's has a choice of its own: picked here, it would be taken for none.
  const saved = cart.addresses.filter(({ id }) => !sameId(id, cart.invoice_address?.id));
  // The list may have lost the one that the order goes to.
  if (own?.id !== undefined && !saved.some(({ id }) => sameId(id, own.id))) saved.unshift(own);
  const address = picked == null ? own : saved.find(({ id }) => sameId(id, picked));
  if (saved.length === 0 && !address) return <p className="muted">{text.addresses.noneSaved}</p>;
  return (
    <div className="stack">
      {saved.length > 0 && (
        <SelectField
          label={text.addresses.saved}
          name="saved-address"
          placeholder={text.addresses.choose}
          value={idText(address?.id) ?? ''}
          disabled={isLocked(cart)}
          options={saved.map((one) => ({ value: idText(one.id) ?? '', label: addressLine(one) }))}
          onChange={(value) => {
            const found = saved.find(({ id }) => idText(id) === value);
            if (found?.id !== undefined) void session.chooseDeliveryAddress(found.id);
          }}
        />
      )}
      {address && <AddressLines address={address} />}
    </div>
  );
}
