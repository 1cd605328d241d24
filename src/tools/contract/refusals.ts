/** The refusals of a cart by message slot, for the contract and its page. */
import { slots, type SlotName } from '../../cart/wire/slots';

const reasons: Readonly<Record<SlotName, string>> = {
  quantity:
    'unknown line or cart; quantity outside `min`, `max` and `step`, 0 included; stock too small; cart below the minimum order',
  add_discount: 'not a trader; unknown line; price below `minimal_price_net`',
  delivery_price: 'order with a transport whose price is not set',
  add_carrier_discount: 'not a trader; carrier that is not chosen or costs nothing; price below 1.00',
  inpost: 'no locker, unknown or closed locker; chosen carrier is no locker carrier',
  inpost_contact: 'no e-mail address or phone; one that is too short, too long or invalid',
  new_address: 'missing, too long or invalid field; address book is full',
  extra_field:
    'unknown field; value that type, options or length exclude; required field is empty; other consent version',
  payment_id: 'unknown payment or method; no payment chosen; limit exceeded',
  confirm:
    'order of a blocked or test client; no address; `seen` differs (409); approval is required, or the request is decided or locked (409); no reason for a rejection',
  note: 'message too long; person who may not write (409)',
  payment_init: 'any action after the payment has begun (409)',
  amount_after_deadline: 'order of a client with overdue payments',
  abrys: 'configurator token not available; only the elements write here',
  0: 'body is no action (400); CSRF token (419); unknown product, carrier, project or address; notes too long; order of an empty cart, without a carrier, or of goods that cost 0',
};

export interface SlotRefusals {
  readonly slot: string;
  readonly place: string;
  readonly reasons: string;
}

export const refusals: readonly SlotRefusals[] = Object.entries(reasons).map(([slot, text]) => ({
  slot,
  place: slots[slot as SlotName],
  reasons: text,
}));
