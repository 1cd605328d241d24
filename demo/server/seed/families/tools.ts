/** The tools of the catalogue. */
import type { Family } from '../family';

export const tools: readonly Family[] = [
  {
    category: 'elektronarzedzia',
    noun: 'Wiertarko-wkrętarka',
    kind: 'drill',
    brands: ['Wiertek', 'Mocarz', 'Boxer Tools'],
    series: ['V18', 'PRO 20', 'Impact', 'Compact', 'SDS+'],
    variants: [
      { name: 'akumulatorowa', colour: '#2f6f6a' },
      { name: 'udarowa', colour: '#d0762a' },
      { name: 'bezszczotkowa', colour: '#2d4f86' },
    ],
    sizes: [
      { label: '2 × 2,0 Ah', price: 1 },
      { label: '2 × 4,0 Ah', price: 1.4 },
      { label: 'bez akumulatorów', price: 0.6 },
    ],
    count: 40,
    unit: 'szt.',
    price: [289, 890],
    text: 'Wiertarko-wkrętarka {seria} w walizce, uchwyt 13 mm.',
    details: { Gwarancja: '3 lata' },
    axes: { variant: 'Rodzaj', size: 'Zestaw' },
  },
  {
    category: 'narzedzia-glazurnicze',
    noun: 'Paca',
    kind: 'trowel',
    brands: ['Glazurnik', 'Mocarz'],
    series: ['zębata', 'gładka', 'wenecka', 'szwajcarska'],
    variants: [
      { name: 'nierdzewna', colour: '#c2c9ce', accent: '#c0392b' },
      { name: 'hartowana', colour: '#aab2b8', accent: '#2d6aa3' },
      { name: 'z drewnianą rękojeścią', colour: '#c2c9ce', accent: '#9c7443' },
    ],
    sizes: [
      { label: '8 mm', price: 1 },
      { label: '10 mm', price: 1.05 },
      { label: '12 mm', price: 1.1 },
      { label: '270 mm', price: 1.2 },
    ],
    count: 40,
    unit: 'szt.',
    price: [24, 69],
    text: 'Paca {seria} z wygodną rękojeścią.',
    axes: { variant: 'Rodzaj', size: 'Rozmiar' },
  },
  {
    category: 'miernicze',
    noun: 'Poziomnica',
    kind: 'level',
    brands: ['Poziom', 'Mocarz'],
    series: ['Basic', 'Pro', 'Magnet', 'Box'],
    variants: [
      { name: 'żółta', colour: '#e2b93b' },
      { name: 'czerwona', colour: '#b83a32' },
      { name: 'srebrna', colour: '#b9c0c5' },
    ],
    sizes: [
      { label: '40 cm', price: 0.6 },
      { label: '80 cm', price: 1 },
      { label: '120 cm', price: 1.4 },
      { label: '200 cm', price: 2.2 },
    ],
    count: 40,
    unit: 'szt.',
    price: [49, 129],
    text: 'Poziomnica {seria} o dokładności 0,5 mm/m.',
    axes: { variant: 'Kolor', size: 'Długość' },
  },
];
