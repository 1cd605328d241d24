/** Decides how an address is written: who, street, post code and town, country where it is not Poland, tax number, phone. */
import { countryName, defaultCountry } from '../../fields/countries';
import { text } from '../text';
import type { Address } from './schema';

export function AddressLines({ address }: { address: Address }) {
  const { lead, street, place, country } = addressParts(address);
  return (
    <address className="address" part="address">
      {lead && <strong>{lead}</strong>}
      {street && <span>{street}</span>}
      {place && <span>{place}</span>}
      {country && <span>{country}</span>}
      {address.nip && <span className="muted number">{`${text.addresses.nip} ${address.nip}`}</span>}
      {address.phone && <span className="muted number">{`${text.addresses.phone} ${address.phone}`}</span>}
    </address>
  );
}

/** One line, for a select. */
export const addressLine = (address: Address): string => {
  const { lead, street, place } = addressParts(address);
  return [lead, street, place].filter(Boolean).join(', ');
};

function addressParts(address: Address) {
  const number = [address.house_no, address.flat_no].filter(Boolean).join('/');
  return {
    lead: address.name || [address.first_name, address.last_name].filter(Boolean).join(' '),
    street: [address.street, number].filter(Boolean).join(' '),
    place: [address.zip_code, address.city].filter(Boolean).join(' '),
    country: address.country && address.country !== defaultCountry ? countryName(address.country) : undefined,
  };
}
