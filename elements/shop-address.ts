/** Decides the attributes of `<shop-address>`: an address for reading. */
import { address } from '../src/cart/wire/address';
import { declare } from '../src/element/declare';
import { json } from '../src/element/further-attributes';
import { themeProperties } from '../src/ui/theme';

export const shopAddress = declare({
  tag: 'shop-address',
  group: 'Cart and checkout',
  summary:
    'An address: name and person, street, post code and town, post office where it is elsewhere, country where it is not Poland, tax number, phone.',
  alone: true,
  attributes: {
    address: json(address, { summary: 'The address; its fields may have the prefix `address_`.', type: 'Address' }),
  },
  slots: { '': 'What stands there without an address.' },
  parts: { address: 'The address.' },
  cssProperties: themeProperties,
});
