/** Decides the floors of the catalogue: laminate, vinyl, underlays and skirtings. */
import type { Family, Variant } from '../family';

export const WOOD: readonly Variant[] = [
  { name: 'Dąb Naturalny', colour: '#c59a63', accent: '#9c7443' }, { name: 'Dąb Bielony', colour: '#dccbb2', accent: '#bda98a' },
  { name: 'Dąb Miodowy', colour: '#b98044', accent: '#8f5c29' }, { name: 'Orzech Amerykański', colour: '#7b543a', accent: '#573723' },
  { name: 'Jesion Szary', colour: '#a9a093', accent: '#8a8174' }, { name: 'Wenge', colour: '#463630', accent: '#2f2420' },
  { name: 'Sosna Nordycka', colour: '#e0c596', accent: '#c2a26c' }, { name: 'Dąb Wędzony', colour: '#8d6f53', accent: '#6a4f38' },
];

export const floors: readonly Family[] = [
  {
    category: 'panele-laminowane', noun: 'Panel laminowany', kind: 'plank', brands: ['Florana', 'Drewex', 'Parkett Polska'],
    series: ['Bieszczady', 'Classic', 'Tundra', 'Manor', 'Solid'], variants: WOOD,
    sizes: [{ label: 'AC4 8 mm', price: 1, pack: '2.22' }, { label: 'AC5 10 mm', price: 1.35, pack: '1.75' }, { label: 'AC6 12 mm', price: 1.7, pack: '1.48' }],
    count: 118, unit: 'opak.', content: 'm²', price: [32, 58],
    text: 'Panel laminowany {seria} z czterostronną mikrofugą. Montaż pływający na klik, odpowiedni na wodne ogrzewanie podłogowe.',
    details: { Format: '1285 × 192 mm', Montaż: 'klik', Gwarancja: '20 lat' }, axes: { variant: 'Dekor', size: 'Klasa i grubość' },
  },
  {
    category: 'panele-winylowe', noun: 'Panel winylowy SPC', kind: 'herringbone', brands: ['Vinylon', 'Florana'],
    series: ['Aqua', 'Herringbone', 'Rigid Pro', 'Studio'], variants: WOOD,
    sizes: [{ label: '4,5 mm', price: 1, pack: '2.20' }, { label: '5,5 mm z podkładem', price: 1.3, pack: '1.86' }],
    count: 60, unit: 'opak.', content: 'm²', price: [72, 119],
    text: 'Wodoodporny panel SPC {seria} z rdzeniem mineralnym. Nadaje się do łazienek i kuchni, tłumi kroki.',
    details: { 'Klasa użyteczności': '23/33', Wodoodporność: 'tak' }, axes: { variant: 'Dekor', size: 'Grubość' },
  },
  {
    category: 'podklady', noun: 'Podkład podłogowy', kind: 'roll', brands: ['Podkładex', 'Izomat'],
    series: ['XPS', 'PUM', 'Korek', 'Pianka'],
    variants: [{ name: 'Thermo', colour: '#4f8a5b', accent: '#3a6c46' }, { name: 'Akustik', colour: '#c96f3a', accent: '#a65426' }, { name: 'Basic', colour: '#5d87b0', accent: '#436a91' }],
    sizes: [{ label: '1,6 mm', price: 1, pack: '8' }, { label: '3 mm', price: 1.3, pack: '6' }, { label: '5 mm', price: 1.8, pack: '5.25' }],
    count: 30, unit: 'rolka', content: 'm²', price: [5, 14], text: 'Podkład {seria} wyrównuje podłoże i wycisza podłogę.',
    axes: { variant: 'Typ', size: 'Grubość' },
  },
  {
    category: 'listwy', noun: 'Listwa przypodłogowa', kind: 'skirting', brands: ['Listwex', 'Drewex'],
    series: ['Elegance', 'Cube', 'Retro', 'Slim'], variants: [{ name: 'Biała', colour: '#f2f1ee', accent: '#d8d5ce' }, ...WOOD.slice(0, 5)],
    sizes: [{ label: '60 mm 2,5 m', price: 1 }, { label: '80 mm 2,5 m', price: 1.25 }, { label: '120 mm 2,4 m', price: 1.7 }],
    count: 70, unit: 'szt.', price: [17, 34], step: 2, min: 2, text: 'Listwa {seria} z kanałem na przewody. Sprzedawana parami.',
    details: { Materiał: 'MDF' }, axes: { variant: 'Kolor', size: 'Wysokość i długość' },
  },
];
