/** The example of `<shop-calculator>`: the quantity of a product that is sold by the package and needed by the square metre. */
import type { Example } from '../example';
import { el, from, json } from '../tree';

export const example: Example = {
  words: ['kalkulator', 'powierzchnia', 'area', 'm2', 'opakowania', 'płytki'],
  use: 'A product sold by the package and needed by the square metre, the metre or the kilogram.',
  instead: 'Sold as it is counted, it needs `<shop-quantity>` alone.',
  snippet: [
    el(
      'form',
      { action: ['/produkt/', from('product.slug'), '/do-koszyka'], method: 'post' },
      el(
        'shop-calculator',
        {
          name: 'quantity',
          'product-id': from('product.id'),
          value: from('product.minQuantity'),
          min: from('product.minQuantity'),
          step: from('product.stepQuantity'),
          'unit-value': from('calculator.unitValue'),
          'units-on-pallet': from('calculator.unitsOnPallet'),
          stock: from('product.inStock'),
          'price-pack': from('product.priceNet'),
          'price-note': 'netto',
          'show-calculator': true,
          surface: from('calculator.surface'),
          'show-patterns': true,
        },
        json({
          mainUnit: from('calculator.mainUnit'),
          unit: from('calculator.unit'),
          materials: from('calculator.materials'),
        }),
        el('label', {}, 'Ilość ', el('input', { name: 'quantity', value: from('product.minQuantity') })),
      ),
      el('button', {}, 'Dodaj do koszyka'),
    ),
  ],
  notes: ['Numbers are computed as decimals: 12,96 m² of packages of 1,44 m² are 9 packages, not 10.'],
  states: [
    { name: 'an area', with: { value: '9' }, shows: 'Zamawiasz' },
    { name: 'more than the stock', steps: [{ type: '900', into: '.quantity__input' }], shows: 'niż jest w magazynie' },
    {
      name: 'refused',
      with: { error: 'Tyle opakowań nie ma w magazynie.' },
      shows: 'Tyle opakowań nie ma w magazynie.',
    },
    { name: 'disabled', with: { disabled: true }, has: ':disabled' },
  ],
  keys: [
    { press: 'Enter', at: 'Oblicz powierzchnię', does: 'Opens the calculator of rooms.' },
    {
      press: 'ArrowUp',
      at: 'Ilość w opak',
      does: 'Increases to the next orderable quantity; the result is announced.',
    },
  ],
};
