/** Splits an address into parts: name, street, post code and town; post office and country only if they differ. */
import { countryName, defaultCountry } from '../../fields/country';
import { fold } from '../../fields/fold';
import type { Address } from '../wire/address';

/** The whole address in one line. */
export const addressLine = (address: Address): string => {
  const { lead, person, street, place } = addressParts(address);
  return [lead, person, street, place].filter(Boolean).join(', ');
};

/** The addresses that contain every word, ignoring diacritics and case. Returns the list itself for an empty text. */
export function searchAddresses(addresses: readonly Address[], query: string): readonly Address[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? addresses
    : addresses.filter((one) => {
        const line = fold([addressLine(one), one.nip, one.phone].filter(Boolean).join(' '));
        return words.every((word) => line.includes(word));
      });
}

const isSame = (a: string, b = ''): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Compared by name, too: some shops print "pl", others "Polska". */
const isHome = (country: string): boolean =>
  isSame(country, defaultCountry) || countryName(country) === countryName(defaultCountry);

export function addressParts({ name, post, city, ...address }: Address) {
  const number = [address.house_no, address.flat_no].filter(Boolean).join('/');
  const person = [address.first_name, address.last_name].filter(Boolean).join(' ');
  return {
    lead: name || person,
    person: name && !isSame(person, name) ? person : '',
    street: [address.street, number].filter(Boolean).join(' '),
    place: [address.zip_code, city].filter(Boolean).join(' '),
    post: post && !isSame(post, city) ? post : undefined,
    country: address.country && !isHome(address.country) ? countryName(address.country) : undefined,
  };
}
