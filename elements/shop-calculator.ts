/** Declares the attributes and events of `<shop-calculator>`: how many packages a product's area or amount needs. */
import { flag, integer, number, oneOf, text } from '../src/element/attributes';
import { declare, event } from '../src/element/declare';
import { currency, prices } from '../src/element/currency';
import { json } from '../src/element/further-attributes';
import type { Outcome } from '../src/product/calculator/outcome';
import { materials, priceSteps, unit } from '../src/product/schema';
import { quantityParts, textFieldParts } from '../src/fields/parts';
import { buttonParts, noticeParts, themeProperties } from '../src/ui/theme';

export const shopCalculator = declare({
  tag: 'shop-calculator',
  group: 'Product',
  summary: 'Turns an area, or an amount in another unit, into a quantity to order; submits that quantity.',
  formAssociated: true,
  attributes: {
    'product-id': text({
      summary: 'Product id. The browser stores the entered values under it until an order is placed.',
    }),
    name: text({ summary: 'Form field name of the quantity.' }),
    value: integer({ summary: 'The quantity, in units of sale.', default: 1, min: 1 }),
    'main-unit': json(unit, { summary: 'The unit of sale, usually a package.', type: 'Unit' }),
    unit: json(unit, {
      summary: 'Unit of the required amount. An area calculator requires `m2`.',
      type: 'Unit',
    }),
    'unit-value': number({ summary: 'Number of `unit` in one unit of sale.', min: 0 }),
    'units-in-outer': integer({ summary: 'Number of units of sale in an outer package.', min: 1 }),
    'units-on-pallet': integer({ summary: 'Number of units of sale on a pallet.', min: 1 }),
    stock: integer({ summary: 'Units of sale in stock. A larger amount shows a note and is accepted.', min: 0 }),
    min: integer({ summary: 'Minimum quantity.', default: 1, min: 1 }),
    max: integer({ summary: 'Maximum quantity. 0, or less than `min`: the product cannot be ordered.', min: 0 }),
    step: integer({ summary: 'Plus and minus move to the next multiple of this number.', default: 1, min: 1 }),
    'price-pack': number({ summary: 'Price of one unit of sale.', min: 0 }),
    'vat-rate': number({
      summary:
        'VAT rate in per cent. With it `price-pack` is net, and the displayed value is gross, rounded once for all packages like a cart line.',
      min: 0,
    }),
    'price-note': text({ summary: 'Kind of price, for example `netto`.' }),
    'price-steps': json(priceSteps, {
      summary:
        'From how many units of sale on one costs how much. The element displays them as a table, and how many are missing to the next one; from a step on its price replaces `price-pack`: `net` with a `vat-rate`, else the kind of `prices`.',
      type: 'PriceStep[]',
    }),
    currency,
    prices,
    'show-calculator': flag({ summary: 'Offers to calculate the area from rooms.' }),
    surface: oneOf(['floor', 'wall'], {
      summary:
        'Purpose of the room dimensions. Rooms get names. For walls, length and height are entered, and doors and windows are subtracted.',
    }),
    'show-patterns': flag({
      summary: 'Offers a reserve by the pattern of tiles or panels: straight, diagonal, herringbone.',
    }),
    materials: json(materials, {
      summary:
        'Materials consumed per square metre. The element displays the number of packages of each, rounded up. `per_m2` and `pack_size` are in `measure`; `unit` is the unit of sale.',
      type: 'Material[]',
    }),
    error: text({
      summary: 'Error of the server about the quantity. Several sentences: one per line.',
    }),
    disabled: flag({ summary: 'Disables the fields and excludes the quantity from the form.' }),
  },
  events: {
    input: { summary: 'The quantity has changed while it is being entered.' },
    change: { summary: 'The quantity has changed: a field was left, or Enter, plus or minus was pressed.' },
    'shop-amount-changed': event<Outcome>({
      summary: 'The quantity or the amount behind it has changed.',
      detail:
        '{ amount: number; ordered?: Decimal; needed?: Decimal; surplus?: Decimal; missing?: Decimal; price?: Decimal }',
    }),
  },
  slots: { '': 'A native field of the same name. It works until the element is ready.' },
  parts: {
    ...buttonParts,
    ...noticeParts,
    ...textFieldParts,
    ...quantityParts,
    calculator: 'The root container.',
    rooms: 'The rooms of the area calculator.',
    materials: 'The list of consumed materials.',
    'price-steps': 'The table of price steps.',
    'next-step': 'How many units are missing to the next price step.',
    sums: 'The required, ordered and remaining amounts.',
  },
  cssProperties: themeProperties,
});
