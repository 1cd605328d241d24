/** Decides where the order is delivered: 'Adres z rachunku' or 'inny' from the saved addresses; pickup needs none. */
import { SelectField } from '../../fields/SelectField';
import { idText } from '../../http/tolerant';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { plusGlyph } from '../../ui/glyph';
import { RadioCards } from '../../ui/RadioCards';
import { useCart, useCartSettings, useCartState, useSaving } from '../CartContext';
import { deliversToInvoiceAddress, isLocked } from '../rules';
import { text } from '../text';
import { useLateDialog } from '../useLateDialog';
import { AddressLines, addressLine } from './AddressLines';
import { invoiceAddress } from './invoice';

interface DeliveryAddressBoxProps {
  /** 'inny' is chosen, whether or not an address has been picked yet. */
  other: boolean;
  onOther: (other: boolean) => void;
}

export function DeliveryAddressBox({ other, onOther }: DeliveryAddressBoxProps) {
  const { session, client } = useCartSettings();
  const cart = useCart();
  const saving = useSaving('delivery_address');
  const { Dialog, ...dialog } = useLateDialog(() => import('./AddAddress'), '0');
  const locked = isLocked(cart);
  const invoice = invoiceAddress(cart, client);

  const choose = (value: string) => {
    onOther(value === 'other');
    if (value === 'invoice') void session.chooseDeliveryAddress(cart.invoice_address?.id ?? null);
  };

  return (
    <Card title={text.addresses.delivery} level={3} part="delivery-address">
      <div className="stack">
        <RadioCards
          legend={text.addresses.delivery}
          legendHidden
          name="delivery-address"
          value={other ? 'other' : 'invoice'}
          busy={saving}
          disabled={locked}
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
      {Dialog && <Dialog open={dialog.isOpen} onClose={dialog.close} onAdded={() => onOther(true)} />}
    </Card>
  );
}

function SavedAddresses() {
  const { session } = useCartSettings();
  const cart = useCart();
  const picked = useCartState((state) => state.edits.choices.delivery_address) ?? cart.delivery_address?.id;
  const chosen = deliversToInvoiceAddress(cart) && picked === cart.delivery_address?.id ? undefined : picked;
  const address =
    cart.addresses.find(({ id }) => idText(id) === idText(chosen)) ?? (chosen ? cart.delivery_address : undefined);
  if (cart.addresses.length === 0) return <p className="muted">{text.addresses.noneSaved}</p>;
  return (
    <div className="stack">
      <SelectField
        label={text.addresses.saved}
        name="saved-address"
        placeholder={text.addresses.choose}
        value={idText(chosen) ?? ''}
        disabled={isLocked(cart)}
        options={cart.addresses.map((one) => ({ value: idText(one.id) ?? '', label: addressLine(one) }))}
        onChange={(value) => {
          const found = cart.addresses.find(({ id }) => idText(id) === value);
          if (found?.id !== undefined) void session.chooseDeliveryAddress(found.id);
        }}
      />
      {address && <AddressLines address={address} />}
    </div>
  );
}
