/** Decides how the invoice address is shown: read-only, because only the shop changes it. */
import { Card } from '../../ui/Card';
import { useCart, useCartSettings } from '../parts/CartContext';
import { text } from '../text';
import { AddressLines } from './AddressLines';
import { invoiceAddress } from './invoice';

export function InvoiceBox() {
  const { client } = useCartSettings();
  const address = invoiceAddress(useCart(), client);
  return (
    <Card title={text.addresses.invoice} part="invoice-address">
      {address ? <AddressLines address={address} /> : <p className="muted">{text.addresses.noInvoice}</p>}
    </Card>
  );
}
