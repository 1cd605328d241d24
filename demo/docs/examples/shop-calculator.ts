/** Decides the example of `<shop-calculator>`: the quantity of a product that is sold by the package and needed by the square metre. */
import type { Example } from '../example';
import { el, from, json } from '../tree';

export const example: Example = {
  words: ['kalkulator', 'powierzchnia', 'area', 'm2', 'opakowania', 'płytki'],
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
};
