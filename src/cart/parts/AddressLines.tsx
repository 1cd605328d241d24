/** Displays an address: one line per part, then tax number, phone and note for the driver. */
import { addressText } from '../later/text';
import { addressParts } from '../session/address-line';
import type { Address } from '../wire/address';
import { unbroken } from './unbroken';

export function AddressLines({ address }: { address: Address }) {
  const { lead, person, street, place, post, country } = addressParts(address);
  return (
    <address className="address" part="address">
      {lead && <strong>{lead}</strong>}
      {person && <span>{person}</span>}
      {street && <span>{street}</span>}
      {place && <span>{unbroken(place)}</span>}
      {post && <span>{`${addressText.form.post}: ${post}`}</span>}
      {country && <span>{country}</span>}
      {address.nip && <span className="address__nip muted number">{`${addressText.nip} ${address.nip}`}</span>}
      {address.phone && <span className="muted number">{`${addressText.phone} ${address.phone}`}</span>}
      {address.driver_note && <span className="address__driver muted">{addressText.driver(address.driver_note)}</span>}
    </address>
  );
}
