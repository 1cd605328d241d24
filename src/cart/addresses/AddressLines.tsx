/** Decides how an address is written: who, street, post code and town, another town's post office, country where it is not Poland, tax number, phone. */
import { countryName, defaultCountry } from '../../fields/countries';
import { text } from '../text';
import type { Address } from './schema';

export function AddressLines({ address }: { address: Address }) {
  const { lead, person, street, place, post, country } = addressParts(address);
  return (
    <address className="address" part="address">
      {lead && <strong>{lead}</strong>}
      {person && <span>{person}</span>}
      {street && <span>{street}</span>}
      {place && <span>{place}</span>}
      {post && <span>{`${text.addresses.form.post}: ${post}`}</span>}
      {country && <span>{country}</span>}
      {address.nip && <span className="muted number">{`${text.addresses.nip} ${address.nip}`}</span>}
      {address.phone && <span className="muted number">{`${text.addresses.phone} ${address.phone}`}</span>}
    </address>
  );
}

/** One line, for a select. */
export const addressLine = (address: Address): string => {
  const { lead, person, street, place } = addressParts(address);
  return [lead, person, street, place].filter(Boolean).join(', ');
};

const isSame = (a: string, b = ''): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function addressParts({ name, post, city, ...address }: Address) {
  const number = [address.house_no, address.flat_no].filter(Boolean).join('/');
  const person = [address.first_name, address.last_name].filter(Boolean).join(' ');
  const country = address.country && countryName(address.country);
  return {
    lead: name || person,
    person: name && !isSame(person, name) ? person : '',
    street: [address.street, number].filter(Boolean).join(' '),
    place: [address.zip_code, city].filter(Boolean).join(' '),
    post: post && !isSame(post, city) ? post : undefined,
    // By name: some shops print "pl", others "Polska".
    country: country === countryName(defaultCountry) ? undefined : country,
  };
}
