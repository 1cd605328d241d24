/** The roofs of the catalogue. */
import type { Family, Variant } from '../family';

const ROOF: readonly Variant[] = [
  { name: 'Ceglasty', colour: '#a8503a' },
  { name: 'Antracyt', colour: '#3e4246' },
  { name: 'Brąz', colour: '#5e4034' },
  { name: 'Czerwony', colour: '#963a32' },
  { name: 'Grafit Mat', colour: '#54585c' },
];

export const roofs: readonly Family[] = [
  {
    category: 'dachowki',
    noun: 'Dachówka',
    kind: 'rooftile',
    brands: ['Dachpol', 'Ceramur'],
    series: ['karpiówka', 'holenderka', 'płaska', 'romańska'],
    variants: ROOF,
    sizes: [
      { label: 'podstawowa', price: 1 },
      { label: 'gąsior', price: 4.2 },
      { label: 'boczna', price: 3.1 },
    ],
    count: 44,
    unit: 'szt.',
    price: [5, 11],
    step: 5,
    min: 20,
    text: 'Dachówka {seria} z 30-letnią gwarancją.',
    axes: { variant: 'Kolor', size: 'Rodzaj' },
  },
  {
    category: 'blachodachowki',
    noun: 'Blachodachówka',
    kind: 'sheet',
    brands: ['Dachpol', 'Blachex'],
    series: ['Iryd', 'Rubin', 'Topaz'],
    variants: ROOF,
    sizes: [
      { label: 'moduł 0,7 m²', price: 1 },
      { label: 'moduł 0,5 mm', price: 1.15 },
    ],
    count: 26,
    unit: 'szt.',
    price: [39, 58],
    text: 'Modułowa blachodachówka {seria}, powłoka mat 35 µm.',
    axes: { variant: 'Kolor', size: 'Moduł' },
  },
  {
    category: 'rynny',
    noun: 'Rynna',
    kind: 'gutter',
    brands: ['Rynnex', 'Blachex'],
    series: ['stalowa', 'PVC', 'tytan-cynk'],
    variants: ROOF.slice(0, 4),
    sizes: [
      { label: '125 mm 3 m', price: 1 },
      { label: '150 mm 3 m', price: 1.3 },
      { label: '125 mm 4 m', price: 1.33 },
    ],
    count: 30,
    unit: 'szt.',
    price: [44, 89],
    text: 'Rynna {seria} z kompletem uszczelek.',
    axes: { variant: 'Kolor', size: 'Średnica i długość' },
  },
];
