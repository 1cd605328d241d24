/** Decides bathrooms, tools, doors and fixings of the catalogue. */
import type { Family, Variant } from '../family';
import { WOOD } from './floors';

const METAL: readonly Variant[] = [
  { name: 'Chrom', colour: '#c3cad0' }, { name: 'Czarny Mat', colour: '#2f3134' }, { name: 'Złoty Szczotkowany', colour: '#c4a25c' }, { name: 'Stal', colour: '#a8adb0' },
];

export const fittings: readonly Family[] = [
  {
    category: 'umywalki', noun: 'Umywalka', kind: 'basin', brands: ['Sanitto', 'Aquarelle'], series: ['Mira', 'Sola', 'Oval', 'Kwadra', 'Nova'],
    variants: [{ name: 'biała', colour: '#f5f5f3' }, { name: 'czarna mat', colour: '#38393b' }, { name: 'piaskowa', colour: '#d8c9b0' }], sizes: [{ label: '45 cm', price: 0.8 }, { label: '60 cm', price: 1 }, { label: '80 cm', price: 1.5 }],
    count: 44, unit: 'szt.', price: [219, 590], text: 'Umywalka {seria} z konglomeratu o gładkiej powierzchni.', axes: { variant: 'Kolor', size: 'Szerokość' },
  },
  {
    category: 'baterie', noun: 'Bateria', kind: 'tap', brands: ['Sanitto', 'Kranex'], series: ['Lume', 'Aria', 'Tubo', 'Kanto'], variants: METAL, sizes: [{ label: 'umywalkowa', price: 1 }, { label: 'wannowa', price: 1.5 }, { label: 'prysznicowa termostatyczna', price: 2.4 }],
    count: 46, unit: 'szt.', price: [179, 420], text: 'Bateria {seria} z głowicą ceramiczną i perlatorem oszczędzającym wodę.', details: { Gwarancja: '7 lat' }, axes: { variant: 'Kolor', size: 'Rodzaj' },
  },
  {
    category: 'miski-wc', noun: 'Miska WC', kind: 'toilet', brands: ['Sanitto', 'Aquarelle'], series: ['Mira', 'Sola', 'Kompakt', 'Rimless'], variants: [{ name: 'biała', colour: '#f5f5f3' }, { name: 'czarna mat', colour: '#38393b' }],
    sizes: [{ label: 'podwieszana', price: 1 }, { label: 'kompakt', price: 1.2 }, { label: 'ze stelażem', price: 2.3 }], count: 24, unit: 'kpl.', price: [389, 790], text: 'Bezkołnierzowa miska {seria} z deską wolnoopadającą.', axes: { variant: 'Kolor', size: 'Rodzaj' },
  },
  {
    category: 'kabiny', noun: 'Kabina prysznicowa', kind: 'cabin', brands: ['Aquarelle', 'Szklano'], series: ['Walk-in', 'Presto', 'Vista', 'Omega'], variants: METAL.slice(0, 3), sizes: [{ label: '80 × 80 cm', price: 0.9 }, { label: '90 × 90 cm', price: 1 }, { label: '120 × 90 cm', price: 1.4 }],
    count: 32, unit: 'szt.', price: [790, 1690], text: 'Kabina {seria} ze szkła hartowanego 6 mm z powłoką ułatwiającą czyszczenie.', details: { Szkło: 'hartowane 6 mm' }, axes: { variant: 'Profile', size: 'Wymiar' },
  },
  {
    category: 'elektronarzedzia', noun: 'Wiertarko-wkrętarka', kind: 'drill', brands: ['Wiertek', 'Mocarz', 'Boxer Tools'], series: ['V18', 'PRO 20', 'Impact', 'Compact', 'SDS+'],
    variants: [{ name: 'akumulatorowa', colour: '#2f6f6a' }, { name: 'udarowa', colour: '#d0762a' }, { name: 'bezszczotkowa', colour: '#2d4f86' }], sizes: [{ label: '2 × 2,0 Ah', price: 1 }, { label: '2 × 4,0 Ah', price: 1.4 }, { label: 'bez akumulatorów', price: 0.6 }],
    count: 40, unit: 'szt.', price: [289, 890], text: 'Wiertarko-wkrętarka {seria} w walizce, uchwyt 13 mm.', details: { Gwarancja: '3 lata' }, axes: { variant: 'Rodzaj', size: 'Zestaw' },
  },
  {
    category: 'narzedzia-glazurnicze', noun: 'Paca', kind: 'trowel', brands: ['Glazurnik', 'Mocarz'], series: ['zębata', 'gładka', 'wenecka', 'szwajcarska'],
    variants: [{ name: 'nierdzewna', colour: '#c2c9ce', accent: '#c0392b' }, { name: 'hartowana', colour: '#aab2b8', accent: '#2d6aa3' }, { name: 'z drewnianą rękojeścią', colour: '#c2c9ce', accent: '#9c7443' }],
    sizes: [{ label: '8 mm', price: 1 }, { label: '10 mm', price: 1.05 }, { label: '12 mm', price: 1.1 }, { label: '270 mm', price: 1.2 }], count: 40, unit: 'szt.', price: [24, 69], text: 'Paca {seria} z wygodną rękojeścią.', axes: { variant: 'Rodzaj', size: 'Rozmiar' },
  },
  {
    category: 'miernicze', noun: 'Poziomnica', kind: 'level', brands: ['Poziom', 'Mocarz'], series: ['Basic', 'Pro', 'Magnet', 'Box'], variants: [{ name: 'żółta', colour: '#e2b93b' }, { name: 'czerwona', colour: '#b83a32' }, { name: 'srebrna', colour: '#b9c0c5' }],
    sizes: [{ label: '40 cm', price: 0.6 }, { label: '80 cm', price: 1 }, { label: '120 cm', price: 1.4 }, { label: '200 cm', price: 2.2 }], count: 40, unit: 'szt.', price: [49, 129], text: 'Poziomnica {seria} o dokładności 0,5 mm/m.', axes: { variant: 'Kolor', size: 'Długość' },
  },
  {
    category: 'drzwi-wewnetrzne', noun: 'Drzwi wewnętrzne', kind: 'door', brands: ['Drzwiland', 'Drewex'], series: ['Verona', 'Milano', 'Loft', 'Cordoba'], variants: [{ name: 'Białe', colour: '#f1f0ec', accent: '#d5d2ca' }, ...WOOD.slice(0, 5)].map((one, nth) => ({ ...one, pattern: nth % 2 ? 'glass' : 'full' })),
    sizes: [{ label: '70 lewe', price: 1 }, { label: '80 lewe', price: 1 }, { label: '80 prawe', price: 1 }, { label: '90 prawe', price: 1.08 }], count: 90, unit: 'szt.', price: [389, 890], text: 'Skrzydło drzwiowe {seria} z zamkiem i zawiasami.', axes: { variant: 'Dekor', size: 'Rozmiar' },
  },
  {
    category: 'klamki', noun: 'Klamka', kind: 'handle', brands: ['Klamkor', 'Drzwiland'], series: ['Topaz', 'Linea', 'Arco', 'Kubik'], variants: METAL, sizes: [{ label: 'rozeta kwadratowa', price: 1 }, { label: 'rozeta okrągła', price: 1 }, { label: 'szyld WC', price: 1.2 }], count: 42, unit: 'kpl.', price: [59, 189],
    text: 'Klamka {seria} ze stali z mechanizmem sprężynowym.', axes: { variant: 'Kolor', size: 'Rodzaj' },
  },
  {
    category: 'wkrety', noun: 'Wkręty', kind: 'box', brands: ['Śrubex', 'Zakotwix'], series: ['do płyt g-k', 'do drewna', 'farmerskie', 'do betonu', 'tarasowe'], variants: [{ name: 'ocynk', colour: '#4d7ea8' }, { name: 'fosfat', colour: '#44484c' }, { name: 'nierdzewne A2', colour: '#5f8f6d' }],
    sizes: [{ label: '3,5 × 25 mm 1000 szt.', price: 1 }, { label: '4 × 40 mm 500 szt.', price: 0.9 }, { label: '5 × 60 mm 200 szt.', price: 1.1 }, { label: '6 × 120 mm 100 szt.', price: 1.6 }], count: 56, unit: 'opak.', price: [22, 79],
    text: 'Wkręty {seria} w opakowaniu warsztatowym.', axes: { variant: 'Powłoka', size: 'Rozmiar' },
  },
  {
    category: 'kolki-i-kotwy', noun: 'Kołki', kind: 'box', brands: ['Zakotwix', 'Śrubex'], series: ['rozporowe', 'szybkiego montażu', 'ramowe', 'do styropianu', 'uniwersalne'], variants: [{ name: 'nylon', colour: '#b94a3c' }, { name: 'z wkrętem', colour: '#3f6f9f' }, { name: 'stalowe', colour: '#6a7075' }],
    sizes: [{ label: '6 × 40 mm 200 szt.', price: 0.8 }, { label: '8 × 60 mm 100 szt.', price: 1 }, { label: '10 × 100 mm 50 szt.', price: 1.3 }, { label: '10 × 180 mm 200 szt.', price: 2.4 }], count: 54, unit: 'opak.', price: [19, 89],
    text: 'Kołki {seria} do betonu, cegły i pustaków.', axes: { variant: 'Rodzaj', size: 'Rozmiar' },
  },
];
