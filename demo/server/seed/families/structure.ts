/** Decides what walls, roofs and insulation are made of: boards, wool, profiles, blocks, cement, bricks, pavers, roof tiles. */
import type { Family, Variant } from '../family';

const ROOF: readonly Variant[] = [
  { name: 'Ceglasty', colour: '#a8503a' }, { name: 'Antracyt', colour: '#3e4246' }, { name: 'Brąz', colour: '#5e4034' }, { name: 'Czerwony', colour: '#963a32' }, { name: 'Grafit Mat', colour: '#54585c' },
];

export const structure: readonly Family[] = [
  {
    category: 'styropian', noun: 'Styropian', kind: 'board', brands: ['Termopol', 'Izomat'], series: ['Fasada', 'Podłoga', 'Dach', 'Fundament'],
    variants: [{ name: 'EPS 042', colour: '#f4f4f2', pattern: 'foam' }, { name: 'EPS Grafit 031', colour: '#8f9397', pattern: 'foam' }, { name: 'XPS 300', colour: '#e3a9a0', pattern: 'foam' }],
    sizes: [{ label: '5 cm', price: 0.4, pack: '6' }, { label: '10 cm', price: 0.8, pack: '3' }, { label: '15 cm', price: 1.2, pack: '2' }, { label: '20 cm', price: 1.6, pack: '1.5' }],
    count: 40, unit: 'opak.', content: 'm²', price: [26, 52], text: 'Płyty styropianowe {seria} o krawędziach frezowanych.', axes: { variant: 'Rodzaj', size: 'Grubość' },
  },
  {
    category: 'welna-mineralna', noun: 'Wełna mineralna', kind: 'roll', brands: ['Wełnex', 'Termopol'], series: ['Poddasze', 'Ściana', 'Akustik'],
    variants: [{ name: 'λ 0,033', colour: '#d9b54a', accent: '#b9922a' }, { name: 'λ 0,036', colour: '#c7a15a', accent: '#a37f3c' }, { name: 'λ 0,039', colour: '#bfae7a', accent: '#9b8a57' }],
    sizes: [{ label: '100 mm', price: 0.6, pack: '9' }, { label: '150 mm', price: 0.9, pack: '6' }, { label: '200 mm', price: 1.2, pack: '4.5' }],
    count: 24, unit: 'rolka', content: 'm²', price: [19, 38], text: 'Wełna {seria} sprężysta, łatwa w układaniu między krokwiami.', axes: { variant: 'Przewodność', size: 'Grubość' },
  },
  {
    category: 'folie-i-membrany', noun: 'Membrana dachowa', kind: 'roll', brands: ['Membrano', 'Izomat'], series: ['Light', 'Strong', 'Premium'],
    variants: [{ name: 'szara', colour: '#8b949b', accent: '#6d757b' }, { name: 'czarna', colour: '#3b3e42', accent: '#2a2c2f' }], sizes: [{ label: '115 g 75 m²', price: 1 }, { label: '150 g 75 m²', price: 1.3 }, { label: '180 g 75 m²', price: 1.6 }],
    count: 16, unit: 'rolka', price: [229, 379], text: 'Wysokoparoprzepuszczalna membrana {seria}.', axes: { variant: 'Kolor', size: 'Gramatura' },
  },
  {
    category: 'plyty-gk', noun: 'Płyta gipsowo-kartonowa', kind: 'slab', brands: ['Gipsoland', 'Norkarton'], series: ['Standard', 'Aqua', 'Ogień', 'Cisza'],
    variants: [{ name: 'GKB', colour: '#d9d6cf' }, { name: 'GKBI', colour: '#9cc0a4' }, { name: 'GKF', colour: '#dca9a0' }],
    sizes: [{ label: '120 × 200 cm', price: 0.8 }, { label: '120 × 260 cm', price: 1 }, { label: '120 × 300 cm', price: 1.16 }], count: 30, unit: 'szt.', price: [28, 52],
    text: 'Płyta {seria} 12,5 mm do ścian działowych, okładzin i sufitów.', details: { Grubość: '12,5 mm' }, axes: { variant: 'Typ', size: 'Format' },
  },
  {
    category: 'profile', noun: 'Profil', kind: 'profile', brands: ['Metalprof', 'Norkarton'], series: ['CD 60', 'UD 27', 'CW 50', 'CW 75', 'UW 75', 'UW 100'],
    variants: [{ name: 'ocynk', colour: '#b4bcc2' }], sizes: [{ label: '3 m', price: 1 }, { label: '4 m', price: 1.33 }, { label: '2,6 m', price: 0.9 }], count: 18, unit: 'szt.', price: [9, 22],
    step: 8, min: 8, text: 'Profil stalowy {seria}, blacha 0,55 mm. Sprzedawany w wiązkach po 8 sztuk.', axes: { variant: 'Powłoka', size: 'Długość' },
  },
  {
    category: 'tasmy', noun: 'Taśma', kind: 'tape', brands: ['Taśmex', 'Gipsoland'], series: ['spoinowa', 'malarska', 'akustyczna', 'zbrojąca', 'aluminiowa'],
    variants: [{ name: 'biała', colour: '#f0efec' }, { name: 'żółta', colour: '#e2c24c' }, { name: 'niebieska', colour: '#4d83b8' }, { name: 'szara', colour: '#9ea3a7' }],
    sizes: [{ label: '25 m', price: 0.7 }, { label: '50 m', price: 1 }, { label: '90 m', price: 1.5 }], count: 34, unit: 'rolka', price: [8, 24], text: 'Taśma {seria} do wykończeń.', axes: { variant: 'Kolor', size: 'Długość' },
  },
  {
    category: 'bloczki', noun: 'Bloczek', kind: 'block', brands: ['Betonex', 'Silka Polska', 'Ceramur'], series: ['komórkowy', 'silikatowy', 'fundamentowy', 'ceramiczny'],
    variants: [{ name: 'klasa 600', colour: '#d7d6d0' }, { name: 'klasa 15', colour: '#c7c4b9' }, { name: 'P+W', colour: '#b9643f' }],
    sizes: [{ label: '24 × 24 × 59 cm', price: 1 }, { label: '12 × 24 × 59 cm', price: 0.6 }, { label: '18 × 24 × 59 cm', price: 0.8 }], count: 28, unit: 'szt.', price: [9, 19], step: 4, min: 24,
    text: 'Bloczek {seria} do ścian nośnych i działowych. Dostawa na paletach.', axes: { variant: 'Klasa', size: 'Wymiar' },
  },
  {
    category: 'cement-i-zaprawy', noun: '', kind: 'bag', brands: ['Cementownia Wisła', 'Betonex'], series: ['Cement portlandzki', 'Zaprawa murarska', 'Wylewka cementowa', 'Zaprawa wyrównująca', 'Cement szybkotwardniejący'],
    variants: [{ name: 'CEM II 42,5', colour: '#cfd2d3', accent: '#37474f' }, { name: 'M10', colour: '#d9d3c5', accent: '#7a4b2a' }, { name: 'CT-C25', colour: '#d6dadd', accent: '#23608a' }],
    sizes: [{ label: '25 kg', price: 1 }, { label: '30 kg', price: 1.15 }], count: 24, unit: 'worek', price: [17, 34], min: 4, text: '{seria} – do betonu, murowania i podkładów. Wydajny i powtarzalny.',
    axes: { variant: 'Klasa', size: 'Waga' },
  },
  {
    category: 'cegly', noun: 'Cegła', kind: 'brick', brands: ['Ceramur', 'Rotbau'], series: ['pełna', 'elewacyjna', 'ręcznie formowana', 'szamotowa'],
    variants: [{ name: 'czerwona', colour: '#a4513a' }, { name: 'brunatna', colour: '#6e4636' }, { name: 'żółta', colour: '#c9a35d' }, { name: 'grafitowa', colour: '#4d4e51' }],
    sizes: [{ label: '25 × 12 × 6,5 cm', price: 1 }, { label: '24 × 11,5 × 7,1 cm', price: 1.2 }], count: 26, unit: 'szt.', price: [3, 8], step: 10, min: 50, text: 'Cegła {seria} o równej barwie i ostrych krawędziach.',
    axes: { variant: 'Kolor', size: 'Wymiar' },
  },
  {
    category: 'kostka-brukowa', noun: 'Kostka brukowa', kind: 'paver', brands: ['Brukland', 'Betonex'], series: ['Starobruk', 'Holland', 'Nova', 'Granit'],
    variants: [{ name: 'Szara', colour: '#a4a5a3' }, { name: 'Grafit', colour: '#57595b' }, { name: 'Jesień', colour: '#b0805a' }, { name: 'Piaskowa', colour: '#cbb48c' }],
    sizes: [{ label: '6 cm', price: 1, pack: '10.8' }, { label: '8 cm', price: 1.3, pack: '8.6' }], count: 30, unit: 'paleta', content: 'm²', price: [36, 64], text: 'Kostka {seria} na podjazdy, tarasy i ścieżki.',
    axes: { variant: 'Kolor', size: 'Grubość' },
  },
  {
    category: 'dachowki', noun: 'Dachówka', kind: 'rooftile', brands: ['Dachpol', 'Ceramur'], series: ['karpiówka', 'holenderka', 'płaska', 'romańska'], variants: ROOF,
    sizes: [{ label: 'podstawowa', price: 1 }, { label: 'gąsior', price: 4.2 }, { label: 'boczna', price: 3.1 }], count: 44, unit: 'szt.', price: [5, 11], step: 5, min: 20, text: 'Dachówka {seria} z 30-letnią gwarancją.',
    axes: { variant: 'Kolor', size: 'Rodzaj' },
  },
  {
    category: 'blachodachowki', noun: 'Blachodachówka', kind: 'sheet', brands: ['Dachpol', 'Blachex'], series: ['Iryd', 'Rubin', 'Topaz'], variants: ROOF, sizes: [{ label: 'moduł 0,7 m²', price: 1 }, { label: 'moduł 0,5 mm', price: 1.15 }],
    count: 26, unit: 'szt.', price: [39, 58], text: 'Modułowa blachodachówka {seria}, powłoka mat 35 µm.', axes: { variant: 'Kolor', size: 'Moduł' },
  },
  {
    category: 'rynny', noun: 'Rynna', kind: 'gutter', brands: ['Rynnex', 'Blachex'], series: ['stalowa', 'PVC', 'tytan-cynk'], variants: ROOF.slice(0, 4), sizes: [{ label: '125 mm 3 m', price: 1 }, { label: '150 mm 3 m', price: 1.3 }, { label: '125 mm 4 m', price: 1.33 }],
    count: 30, unit: 'szt.', price: [44, 89], text: 'Rynna {seria} z kompletem uszczelek.', axes: { variant: 'Kolor', size: 'Średnica i długość' },
  },
];
