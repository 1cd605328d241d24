/** The fixings of the catalogue. */
import type { Family } from '../family';

export const fixings: readonly Family[] = [
  {
    category: 'wkrety',
    noun: 'Wkręty',
    kind: 'box',
    brands: ['Śrubex', 'Zakotwix'],
    series: ['do płyt g-k', 'do drewna', 'farmerskie', 'do betonu', 'tarasowe'],
    variants: [
      { name: 'ocynk', colour: '#4d7ea8' },
      { name: 'fosfat', colour: '#44484c' },
      { name: 'nierdzewne A2', colour: '#5f8f6d' },
    ],
    sizes: [
      { label: '3,5 × 25 mm 1000 szt.', price: 1 },
      { label: '4 × 40 mm 500 szt.', price: 0.9 },
      { label: '5 × 60 mm 200 szt.', price: 1.1 },
      { label: '6 × 120 mm 100 szt.', price: 1.6 },
    ],
    count: 56,
    unit: 'opak.',
    price: [22, 79],
    text: 'Wkręty {seria} w opakowaniu warsztatowym.',
    axes: { variant: 'Powłoka', size: 'Rozmiar' },
  },
  {
    category: 'kolki-i-kotwy',
    noun: 'Kołki',
    kind: 'box',
    brands: ['Zakotwix', 'Śrubex'],
    series: ['rozporowe', 'szybkiego montażu', 'ramowe', 'do styropianu', 'uniwersalne'],
    variants: [
      { name: 'nylon', colour: '#b94a3c' },
      { name: 'z wkrętem', colour: '#3f6f9f' },
      { name: 'stalowe', colour: '#6a7075' },
    ],
    sizes: [
      { label: '6 × 40 mm 200 szt.', price: 0.8 },
      { label: '8 × 60 mm 100 szt.', price: 1 },
      { label: '10 × 100 mm 50 szt.', price: 1.3 },
      { label: '10 × 180 mm 200 szt.', price: 2.4 },
    ],
    count: 54,
    unit: 'opak.',
    price: [19, 89],
    text: 'Kołki {seria} do betonu, cegły i pustaków.',
    axes: { variant: 'Rodzaj', size: 'Rozmiar' },
  },
];
