/** Doors and handles of the catalogue. */
import type { Family } from '../family';
import { METAL } from './finishes';
import { WOOD } from './floors';

export const doors: readonly Family[] = [
  {
    category: 'drzwi-wewnetrzne',
    noun: 'Drzwi wewnętrzne',
    kind: 'door',
    brands: ['Drzwiland', 'Drewex'],
    series: ['Verona', 'Milano', 'Loft', 'Cordoba'],
    variants: [{ name: 'Białe', colour: '#f1f0ec', accent: '#d5d2ca' }, ...WOOD.slice(0, 5)].map((one, index) => ({
      ...one,
      pattern: index % 2 ? 'glass' : 'full',
    })),
    sizes: [
      { label: '70 lewe', price: 1 },
      { label: '80 lewe', price: 1 },
      { label: '80 prawe', price: 1 },
      { label: '90 prawe', price: 1.08 },
    ],
    count: 90,
    unit: 'szt.',
    price: [389, 890],
    text: 'Skrzydło drzwiowe {seria} z zamkiem i zawiasami.',
    axes: { variant: 'Dekor', size: 'Rozmiar' },
  },
  {
    category: 'klamki',
    noun: 'Klamka',
    kind: 'handle',
    brands: ['Klamkor', 'Drzwiland'],
    series: ['Topaz', 'Linea', 'Arco', 'Kubik'],
    variants: METAL,
    sizes: [
      { label: 'rozeta kwadratowa', price: 1 },
      { label: 'rozeta okrągła', price: 1 },
      { label: 'szyld WC', price: 1.2 },
    ],
    count: 42,
    unit: 'kpl.',
    price: [59, 189],
    text: 'Klamka {seria} ze stali z mechanizmem sprężynowym.',
    axes: { variant: 'Kolor', size: 'Rodzaj' },
  },
];
