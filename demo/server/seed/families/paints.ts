/** Decides the paints and renders of the catalogue. */
import type { Family, Variant } from '../family';

const PAINT: readonly Variant[] = [
  { name: 'Śnieżna Biel', colour: '#f7f7f4' }, { name: 'Szary Poranek', colour: '#b9bcbd' }, { name: 'Len', colour: '#e3d8c3' },
  { name: 'Zielona Łąka', colour: '#8fa978' }, { name: 'Błękit Bałtyku', colour: '#7ea6bd' }, { name: 'Glina', colour: '#b67a5c' },
  { name: 'Grafitowa Noc', colour: '#43474d' }, { name: 'Wrzos', colour: '#a990b5' }, { name: 'Słonecznik', colour: '#e3b23f' }, { name: 'Malinowy Mus', colour: '#a94258' },
];
const LITRES = [{ label: '2,5 l', price: 1 }, { label: '5 l', price: 1.85 }, { label: '10 l', price: 3.4 }];

export const paints: readonly Family[] = [
  {
    category: 'farby-wewnetrzne', noun: 'Farba lateksowa', kind: 'bucket', brands: ['Kolorex', 'Barwa Dom', 'Malarnia'], series: ['Ceramik', 'Satyna', 'Pro Mat'],
    variants: PAINT, sizes: LITRES, finishes: ['mat', 'satyna'], count: 90, unit: 'szt.', price: [58, 112],
    text: 'Farba {seria} do ścian i sufitów. Plamoodporna, I klasa odporności na szorowanie, wydajność do 14 m² z litra.',
    details: { Wydajność: 'do 14 m²/l', 'Klasa szorowania': 'I' }, axes: { variant: 'Kolor', size: 'Pojemność' },
  },
  {
    category: 'farby-elewacyjne', noun: 'Farba elewacyjna', kind: 'bucket', brands: ['Kolorex', 'Fasadex'], series: ['silikonowa', 'Nano', 'akrylowa'],
    variants: PAINT.slice(0, 8), sizes: [{ label: '5 l', price: 1 }, { label: '10 l', price: 1.9 }], count: 36, unit: 'szt.', price: [124, 219],
    text: 'Farba {seria} chroni elewację przed deszczem, glonami i słońcem.', axes: { variant: 'Kolor', size: 'Pojemność' },
  },
  {
    category: 'drewno-i-metal', noun: 'Lakierobejca', kind: 'can', brands: ['Drewnochron', 'Barwa Dom'], series: ['Extra', 'Taras', 'Ogród'],
    variants: [
      { name: 'Palisander', colour: '#5b2f23' }, { name: 'Tik', colour: '#a5642c' }, { name: 'Orzech', colour: '#6b452b' }, { name: 'Dąb Jasny', colour: '#c1914f' },
      { name: 'Biała', colour: '#efece4' }, { name: 'Antracyt', colour: '#3d4145' },
    ],
    sizes: [{ label: '0,75 l', price: 1 }, { label: '2,5 l', price: 2.7 }, { label: '5 l', price: 4.9 }], count: 40, unit: 'szt.', price: [36, 62],
    text: 'Lakierobejca {seria} z filtrem UV podkreśla rysunek drewna.', axes: { variant: 'Kolor', size: 'Pojemność' },
  },
  {
    category: 'tynki-i-gladzie', noun: 'Tynk', kind: 'bucket', brands: ['Fasadex', 'Gipsoland'], series: ['silikonowy', 'akrylowy', 'silikatowy'],
    variants: [{ name: 'baranek', colour: '#e9e4d8', pattern: 'grain' }, { name: 'kornik', colour: '#d8cdb8', pattern: 'grain' }],
    sizes: [{ label: '1,5 mm 25 kg', price: 1 }, { label: '2 mm 25 kg', price: 0.98 }, { label: '3 mm 25 kg', price: 0.95 }], count: 18, unit: 'szt.', price: [168, 259],
    text: 'Tynk {seria} gotowy do użycia, barwiony w masie.', details: { Zużycie: '2,5 kg/m²' }, axes: { variant: 'Faktura', size: 'Ziarno i waga' },
  },
  {
    category: 'tynki-i-gladzie', noun: 'Gładź szpachlowa', kind: 'bag', brands: ['Gipsoland', 'Gładzex'], series: ['Start', 'Finisz', 'Premium', 'Polimer'],
    variants: [{ name: '', colour: '#e8eef2', accent: '#2d6aa3' }], sizes: [{ label: '5 kg', price: 0.4 }, { label: '20 kg', price: 1 }, { label: '25 kg', price: 1.15 }],
    count: 12, unit: 'worek', price: [39, 72], text: 'Gładź {seria} na ściany i sufity, łatwa w szlifowaniu.', axes: { variant: 'Rodzaj', size: 'Waga' },
  },
];
