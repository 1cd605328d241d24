/** Decides the tiles of the catalogue: porcelain, wall tiles, mosaics and clinker. */
import type { Family, Variant } from '../family';

const STONE: readonly Variant[] = [
  { name: 'Grafit', colour: '#4a4d50', accent: '#6a6d70', pattern: 'stone' },
  { name: 'Biały', colour: '#eceae5', accent: '#d3cfc7', pattern: 'marble' },
  { name: 'Beżowy', colour: '#d6c6ad', accent: '#b9a686', pattern: 'stone' },
  { name: 'Szary', colour: '#9b9d9c', accent: '#7f8281', pattern: 'concrete' },
  { name: 'Antracyt', colour: '#33373a', accent: '#4c5154', pattern: 'concrete' },
  { name: 'Piaskowy', colour: '#c9b896', accent: '#a8956f', pattern: 'terrazzo' },
  { name: 'Carrara', colour: '#f1f0ee', accent: '#a9adb2', pattern: 'marble' },
  { name: 'Taupe', colour: '#a3958a', accent: '#857668', pattern: 'terrazzo' },
];

const WALL: readonly Variant[] = [
  { name: 'Biel Połysk', colour: '#f6f5f2', accent: '#dedbd4', pattern: 'gloss' },
  { name: 'Szałwia', colour: '#a9b8a1', accent: '#8c9d84', pattern: 'gloss' },
  { name: 'Granat', colour: '#2c3e5c', accent: '#42587c', pattern: 'gloss' },
  { name: 'Butelkowa Zieleń', colour: '#2d5a4a', accent: '#417563', pattern: 'wave' },
  { name: 'Pudrowy Róż', colour: '#dcb9b0', accent: '#c49a90', pattern: 'gloss' },
  { name: 'Musztarda', colour: '#c99a3a', accent: '#a87d24', pattern: 'wave' },
  { name: 'Błękit', colour: '#a7c4d6', accent: '#86a9bf', pattern: 'wave' },
  { name: 'Terakota', colour: '#b4694a', accent: '#955238', pattern: 'gloss' },
];

export const tiles: readonly Family[] = [
  {
    category: 'gres', noun: 'Gres', kind: 'tile', brands: ['Cerampol', 'Granitera', 'Nordstein'],
    series: ['Terrano', 'Calva', 'Urbanik', 'Sabbia', 'Monte', 'Loftina'], variants: STONE,
    sizes: [
      { label: '30 × 60 cm', price: 0.85, pack: '1.44' }, { label: '60 × 60 cm', price: 1, pack: '1.44' },
      { label: '60 × 120 cm', price: 1.5, pack: '1.44' }, { label: '80 × 80 cm', price: 1.35, pack: '1.28' },
    ],
    finishes: ['mat', 'poler', 'lappato'], count: 190, unit: 'opak.', content: 'm²', price: [44, 96],
    text: 'Gres szkliwiony z kolekcji {seria} marki {marka}. Rektyfikowane krawędzie pozwalają na fugę od 2 mm, a niska nasiąkliwość – na montaż na tarasie i ogrzewaniu podłogowym.',
    details: { Nasiąkliwość: '≤ 0,5 %', Mrozoodporność: 'tak', Grubość: '8,5 mm', Gatunek: 'I' },
    axes: { variant: 'Kolor', size: 'Format', finish: 'Powierzchnia' },
  },
  {
    category: 'plytki-scienne', noun: 'Płytka ścienna', kind: 'tile', brands: ['Cerampol', 'Glazura Bolesław', 'Nordstein'],
    series: ['Livia', 'Arena', 'Melba', 'Ottawa', 'Perla'], variants: WALL,
    sizes: [
      { label: '20 × 60 cm', price: 1, pack: '1.08' }, { label: '25 × 75 cm', price: 1.2, pack: '1.12' },
      { label: '10 × 30 cm', price: 1.1, pack: '0.99' }, { label: '30 × 90 cm', price: 1.5, pack: '1.35' },
    ],
    count: 150, unit: 'opak.', content: 'm²', price: [39, 89],
    text: 'Płytka ścienna {seria} ożywia łazienkę i kuchnię. Glazurowana powierzchnia nie chłonie wody i łatwo się zmywa.',
    details: { Grubość: '7 mm', Zastosowanie: 'ściana', Gatunek: 'I' }, axes: { variant: 'Kolor', size: 'Format' },
  },
  {
    category: 'mozaiki', noun: 'Mozaika', kind: 'mosaic', brands: ['Mozart', 'Nordstein'],
    series: ['Pixel', 'Hexa', 'Lazur', 'Onda'],
    variants: [...WALL.slice(0, 4), ...STONE.slice(0, 4)].map((one, nth) => ({ ...one, pattern: nth % 2 === 0 ? 'square' : 'hex' })),
    sizes: [{ label: '30 × 30 cm', price: 1 }, { label: '29,8 × 29,8 cm', price: 1.15 }],
    count: 60, unit: 'szt.', price: [24, 68],
    text: 'Mozaika {seria} na siatce z włókna szklanego. Jeden arkusz to ok. 0,09 m²; można ją ciąć nożem między kostkami.',
    details: { Materiał: 'szkło i gres', Grubość: '6 mm' }, axes: { variant: 'Kolor', size: 'Arkusz' },
  },
  {
    category: 'klinkier', noun: 'Płytka klinkierowa', kind: 'clinker', brands: ['Klinkier Śląski', 'Rotbau'],
    series: ['Rustik', 'Flandria', 'Cortina', 'Hanza'],
    variants: [
      { name: 'Czerwony', colour: '#9c4a36', accent: '#cfc8bd' }, { name: 'Brąz Cieniowany', colour: '#6d4535', accent: '#c9c1b5' },
      { name: 'Grafit', colour: '#46474a', accent: '#b9b7b2' }, { name: 'Piasek', colour: '#c79a66', accent: '#ddd5c7' },
      { name: 'Biały Retro', colour: '#d8d2c6', accent: '#b3aca0' },
    ],
    sizes: [{ label: '24,5 × 6,5 cm', price: 1, pack: '0.5' }, { label: '25 × 6,5 cm', price: 1.1, pack: '0.51' }, { label: '30 × 7,4 cm', price: 1.3, pack: '0.6' }],
    count: 50, unit: 'opak.', content: 'm²', price: [62, 128],
    text: 'Płytka klinkierowa {seria} na elewacje i ściany wewnętrzne. Mrozoodporna, odporna na zabrudzenia, nie wymaga impregnacji.',
    details: { Mrozoodporność: 'tak', Grubość: '10 mm' }, axes: { variant: 'Kolor', size: 'Format' },
  },
];
