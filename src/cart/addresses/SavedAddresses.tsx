/** Picks one of the saved addresses: a few cards first, a search, and a button for the rest. */
import { Search } from '../../ui/icons';
import { useState } from 'react';
import { TextField } from '../../fields/TextField';
import { idText, sameId } from '../../http/tolerant';
import { Button } from '../../ui/Button';
import { RadioCards } from '../../ui/RadioCards';
import { useCart, useCartSettings, usePending, useSaving } from '../parts/CartContext';
import { deliversToInvoiceAddress, isLocked } from '../session/rules';
import { addressText } from '../later/text';
import { AddressLines } from '../parts/AddressLines';
import { addressParts, searchAddresses } from '../session/address-line';
import type { Address } from '../wire/address';
import type { Cart } from '../wire/cart';
import { unbroken } from '../parts/unbroken';

/** Up to this many addresses are faster to scan than to search. A button displays the rest. */
const FEW = 5;

/** The invoice address has its own radio button; picked here, it would not count as 'inny'. */
export const savedAddresses = ({ addresses, invoice_address: invoice }: Cart): Address[] =>
  addresses.filter(({ id }) => id !== undefined && !sameId(id, invoice?.id));

/** `isWanted`: 'inny' is chosen, even before an address is. */
export function SavedAddresses({ isWanted }: { isWanted: boolean }) {
  const { session } = useCartSettings();
  const cart = useCart();
  const saving = useSaving('delivery_address');
  const picked = usePending('delivery_address');
  const [query, setQuery] = useState('');
  const [isWhole, setWhole] = useState(false);
  const own = deliversToInvoiceAddress(cart) ? undefined : cart.delivery_address;
  const saved = savedAddresses(cart);
  // The saved addresses may no longer contain the one that the order goes to.
  if (own?.id !== undefined && !saved.some(({ id }) => sameId(id, own.id))) saved.unshift(own);
  const address = saved.find(({ id }) => sameId(id, picked ?? own?.id)) ?? (picked == null ? own : undefined);
  if (saved.length === 0) return address ? <AddressLines address={address} /> : <Nothing />;

  const matches = searchAddresses(saved, query);
  const first = isWhole || query.trim() ? matches : matches.slice(0, FEW);
  // The chosen address always stays visible.
  const visible = saved.filter((one) => first.includes(one) || one === address);
  return (
    <div className="stack saved-addresses">
      {saved.length > FEW && (
        <div className="only-screen">
          <TextField
            label={addressText.search}
            name="address-search"
            type="search"
            enterKeyHint="search"
            value={query}
            onChange={setQuery}
            before={<Search size={18} aria-hidden="true" />}
          />
          <p className="muted hint" role="status">
            {query.trim() && (matches.length === 0 ? addressText.notFound : addressText.count(matches.length))}
          </p>
        </div>
      )}
      {isWanted && address === undefined && <p className="muted only-screen">{addressText.choose}</p>}
      <RadioCards
        legend={addressText.saved}
        name="saved-address"
        value={idText(address?.id)}
        busy={saving}
        disabled={isLocked(cart)}
        options={visible.map((one) => ({ value: idText(one.id) ?? '', ...cardOf(one) }))}
        onChange={(value) => {
          const chosen = saved.find(({ id }) => idText(id) === value);
          if (chosen?.id !== undefined) void session.chooseDeliveryAddress(chosen.id);
        }}
      />
      {first.length < matches.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {addressText.showAll(matches.length)}
        </Button>
      )}
      {/* An address without an id cannot be chosen, only displayed. */}
      {address && address.id === undefined && <AddressLines address={address} />}
    </div>
  );
}

const Nothing = () => <p className="muted">{addressText.noneSaved}</p>;

function cardOf(address: Address) {
  const { lead, person, street, place } = addressParts(address);
  const before = [person, lead ? street : ''].filter(Boolean).join(', ');
  const further = [
    address.nip && `${addressText.nip} ${address.nip}`,
    address.phone && `${addressText.phone} ${address.phone}`,
  ];
  return {
    title: lead || street || unbroken(place),
    detail: (
      <>
        <span>
          {before && <span>{place ? `${before}, ` : before}</span>}
          {(lead || street) && <span className="saved-addresses__place">{unbroken(place)}</span>}
        </span>
        {further.some(Boolean) && <span className="number">{further.filter(Boolean).join(' · ')}</span>}
        {address.driver_note && <span>{addressText.driver(address.driver_note)}</span>}
      </>
    ),
  };
}
