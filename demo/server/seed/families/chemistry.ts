/** Decides the building chemistry of the catalogue: adhesives, grouts, sealants and waterproofing. */
import type { Family, Variant } from '../family';

const GROUT: readonly Variant[] = [
  { name: '100 Biały', colour: '#f3f2ee' }, { name: '103 Biały Księżycowy', colour: '#e5e1d8' }, { name: '110 Manhattan', colour: '#c5c0b8' }, { name: '112 Szary', colour: '#9b9c9b' },
  { name: '114 Antracyt', colour: '#4b4d50' }, { name: '120 Czarny', colour: '#2a2b2d' }, { name: '130 Jaśmin', colour: '#e6d9b9' }, { name: '132 Beż', colour: '#d0bb97' },
  { name: '142 Brąz', colour: '#7a5740' }, { name: '145 Terra', colour: '#a35d3f' }, { name: '162 Fiolet', colour: '#8f7a97' }, { name: '172 Niebieski', colour: '#6c8cac' },
];

export const chemistry: readonly Family[] = [
  {
    category: 'kleje-do-plytek', noun: 'Klej do płytek', kind: 'bag', brands: ['Klejbud', 'Fixar', 'Mocny Spoiwo'], series: ['Uni', 'Flex', 'Gel', 'Express', 'Wielki Format'],
    variants: [{ name: 'C1T', colour: '#d9dcdf', accent: '#8a3b2e' }, { name: 'C2TE', colour: '#d7dde2', accent: '#2f5f8f' }, { name: 'C2TE S1', colour: '#dfe0dc', accent: '#3c7a4c' }],
    sizes: [{ label: '5 kg', price: 0.35 }, { label: '22,5 kg', price: 0.95 }, { label: '25 kg', price: 1 }], count: 40, unit: 'worek', price: [27, 69],
    text: 'Klej {seria} do płytek ceramicznych i gresu, wewnątrz i na zewnątrz. Wydłużony czas otwarty, zmniejszony spływ.',
    details: { Zużycie: 'ok. 4 kg/m²' }, axes: { variant: 'Klasa', size: 'Waga' },
  },
  {
    category: 'fugi', noun: 'Fuga', kind: 'bucket', brands: ['Fixar', 'Klejbud'], series: ['elastyczna', 'epoksydowa', 'szybka'], variants: GROUT,
    sizes: [{ label: '2 kg', price: 1 }, { label: '5 kg', price: 2.1 }], count: 66, unit: 'szt.', price: [24, 46],
    text: 'Fuga {seria} z ochroną przed pleśnią, do spoin od 1 do 15 mm.', axes: { variant: 'Kolor', size: 'Waga' },
  },
  {
    category: 'silikony-i-piany', noun: 'Silikon', kind: 'cartridge', brands: ['Uszczelka', 'Fixar'], series: ['sanitarny', 'uniwersalny', 'szklarski'], variants: GROUT,
    sizes: [{ label: '280 ml', price: 1 }], count: 36, unit: 'szt.', price: [14, 29], text: 'Silikon {seria} trwale elastyczny, odporny na pleśń.',
    axes: { variant: 'Kolor', size: 'Pojemność' },
  },
  {
    category: 'silikony-i-piany', noun: 'Piana montażowa', kind: 'can', brands: ['Uszczelka', 'Pianex'], series: ['pistoletowa', 'wężykowa', 'niskoprężna', 'zimowa'],
    variants: [{ name: '', colour: '#e4b93a', accent: '#3b3f46' }], sizes: [{ label: '750 ml', price: 1 }, { label: '500 ml', price: 0.75 }], count: 8, unit: 'szt.', price: [21, 34],
    step: 12, min: 12, text: 'Piana {seria} do okien i drzwi. Sprzedawana kartonami po 12 sztuk.', axes: { variant: 'Rodzaj', size: 'Pojemność' },
  },
  {
    category: 'hydroizolacje', noun: 'Folia w płynie', kind: 'bucket', brands: ['Hydrostop', 'Klejbud'], series: ['Aqua', 'Stop', 'Taras'],
    variants: [{ name: 'niebieska', colour: '#3f7fb5' }, { name: 'szara', colour: '#9aa1a6' }], sizes: [{ label: '4 kg', price: 1 }, { label: '7 kg', price: 1.6 }, { label: '15 kg', price: 3.1 }],
    count: 18, unit: 'szt.', price: [58, 96], text: 'Jednoskładnikowa folia {seria} pod płytki w łazienkach i na balkonach.', axes: { variant: 'Kolor', size: 'Waga' },
  },
  {
    category: 'hydroizolacje', noun: 'Grunt', kind: 'can', brands: ['Gruntex', 'Klejbud'], series: ['głęboko penetrujący', 'sczepny', 'uniwersalny', 'szybki'],
    variants: [{ name: '', colour: '#e7ebee', accent: '#c0392b' }], sizes: [{ label: '1 l', price: 0.3 }, { label: '5 l', price: 1 }, { label: '10 l', price: 1.8 }], count: 12, unit: 'szt.', price: [34, 58],
    text: 'Grunt {seria} wzmacnia podłoże i wyrównuje jego chłonność.', axes: { variant: 'Rodzaj', size: 'Pojemność' },
  },
];
