/** The insulation of the catalogue. */
import type { Family } from '../family';

export const insulation: readonly Family[] = [
  {
    category: 'styropian',
    noun: 'Styropian',
    kind: 'board',
    brands: ['Termopol', 'Izomat'],
    series: ['Fasada', 'Podłoga', 'Dach', 'Fundament'],
    variants: [
      { name: 'EPS 042', colour: '#f4f4f2', pattern: 'foam' },
      { name: 'EPS Grafit 031', colour: '#8f9397', pattern: 'foam' },
      { name: 'XPS 300', colour: '#e3a9a0', pattern: 'foam' },
    ],
    sizes: [
      { label: '5 cm', price: 0.4, pack: '6' },
      { label: '10 cm', price: 0.8, pack: '3' },
      { label: '15 cm', price: 1.2, pack: '2' },
      { label: '20 cm', price: 1.6, pack: '1.5' },
    ],
    count: 40,
    unit: 'opak.',
    content: 'm²',
    price: [26, 52],
    text: 'Płyty styropianowe {seria} o krawędziach frezowanych.',
    axes: { variant: 'Rodzaj', size: 'Grubość' },
  },
  {
    category: 'welna-mineralna',
    noun: 'Wełna mineralna',
    kind: 'roll',
    brands: ['Wełnex', 'Termopol'],
    series: ['Poddasze', 'Ściana', 'Akustik'],
    variants: [
      { name: 'λ 0,033', colour: '#d9b54a', accent: '#b9922a' },
      { name: 'λ 0,036', colour: '#c7a15a', accent: '#a37f3c' },
      { name: 'λ 0,039', colour: '#bfae7a', accent: '#9b8a57' },
    ],
    sizes: [
      { label: '100 mm', price: 0.6, pack: '9' },
      { label: '150 mm', price: 0.9, pack: '6' },
      { label: '200 mm', price: 1.2, pack: '4.5' },
    ],
    count: 24,
    unit: 'rol.',
    content: 'm²',
    price: [19, 38],
    text: 'Wełna {seria} sprężysta, łatwa w układaniu między krokwiami.',
    axes: { variant: 'Przewodność', size: 'Grubość' },
  },
  {
    category: 'folie-i-membrany',
    noun: 'Membrana dachowa',
    kind: 'roll',
    brands: ['Membrano', 'Izomat'],
    series: ['Light', 'Strong', 'Premium'],
    variants: [
      { name: 'szara', colour: '#8b949b', accent: '#6d757b' },
      { name: 'czarna', colour: '#3b3e42', accent: '#2a2c2f' },
    ],
    sizes: [
      { label: '115 g 75 m²', price: 1 },
      { label: '150 g 75 m²', price: 1.3 },
      { label: '180 g 75 m²', price: 1.6 },
    ],
    count: 16,
    unit: 'rol.',
    price: [229, 379],
    text: 'Wysokoparoprzepuszczalna membrana {seria}.',
    axes: { variant: 'Kolor', size: 'Gramatura' },
  },
];
