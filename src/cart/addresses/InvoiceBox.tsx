/** Displays the invoice address, which the buyer can add if the cart allows it (rule A10). */
import { Card } from '../../ui/Card';
import { plusGlyph } from '../../ui/glyph';
import { useCart, useCartSettings } from '../parts/CartContext';
import { DialogButton } from '../parts/DialogButton';
import { useLateDialog } from '../parts/useLateDialog';
import { isLocked } from '../session/rules';
import { addressText } from '../later/text';
import { AddressLines } from '../parts/AddressLines';
import { invoiceAddress } from './invoice';

export function InvoiceBox() {
  const { client } = useCartSettings();
  const cart = useCart();
  const { Dialog, ...dialog } = useLateDialog(() => import('./AddAddress'), '0');
  const address = invoiceAddress(cart, client);
  return (
    <Card title={addressText.invoice} part="invoice-address">
      <div className="stack">
        {address ? <AddressLines address={address} /> : <p className="muted">{addressText.noInvoice}</p>}
        {cart.can_add_invoice_address && !isLocked(cart) && (
          <DialogButton dialog={dialog} opens="invoice-address" icon={plusGlyph}>
            {address?.city ? addressText.otherInvoice : addressText.addInvoice}
          </DialogButton>
        )}
      </div>
      {Dialog && <Dialog open={dialog.isOpen} purpose="invoice" onClose={dialog.close} />}
    </Card>
  );
}
