/** Declares the attributes of `<shop-address>`: an address for reading. */
import { address } from '../src/cart/wire/address';
import { declare } from '../src/element/declare';
import { json } from '../src/element/further-attributes';
import { themeProperties } from '../src/ui/theme';

export const shopAddress = declare({
  tag: 'shop-address',
  group: 'Cart and checkout',
  summary:
    'An address: name and person, street, post code and town, tax number, phone. Another post office and a country other than Poland are included.',
  alone: true,
  attributes: {
    address: json(address, { summary: 'The address; its fields may have the prefix `address_`.', type: 'Address' }),
  },
  slots: { '': 'Content displayed if there is no address.' },
  parts: { address: 'The address.' },
  cssProperties: themeProperties,
});
