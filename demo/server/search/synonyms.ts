/** Synonyms of the trade, in both directions. One form of a word represents all its forms. */
import { plain } from '../catalogue/haystack';
import { stem } from './stem';

/** The terms in each row are synonyms. A term that the shop does not use is replaced by the others of its row. */
const SAME = `
  płyta gipsowo-kartonowa, płyta kartonowo-gipsowa, gips-karton, karton-gips, gipskarton, kartongips, gk, g-k, płyta gk, płyta g-k, regips, rigips, suchy tynk
  płyta wodoodporna, płyta zielona, gkbi
  płyta ogniowa, płyta ognioochronna, płyta różowa, gkf
  płytka, kafelek, kafel, flizy
  płytka ścienna, glazura, kafelki łazienkowe
  gres, terakota, płytka podłogowa, płytka gresowa
  klinkier, płytka klinkierowa, płytka elewacyjna
  mozaika, mozaika szklana, dekor na siatce
  bateria, kran, armatura, kranik
  bateria umywalkowa, kran do umywalki, kran umywalkowy, bateria do umywalki
  miska wc, sedes, kibel, kibelek, toaleta, ubikacja, muszla klozetowa, muszla, klozet, ustęp, kompakt wc
  umywalka, zlew, zlewozmywak, lawabo
  kabina, prysznic, brodzik, natrysk
  wkręty, śruby, wkręt samowiercący, blachowkręty
  kołki, dyble, łączniki, kotwy
  kołki do styropianu, kołki do ocieplenia, łączniki fasadowe, talerzyki
  styropian, steropian, polistyren, eps
  styrodur, xps, polistyren ekstrudowany
  wełna mineralna, wata, wata szklana, wełna szklana, wata mineralna, wełna skalna
  membrana dachowa, folia dachowa, folia paroprzepuszczalna, wiatroizolacja, membrana wstępnego krycia
  folia w płynie, płynna folia, hydroizolacja, izolacja w płynie
  piana, pianka, piana montażowa, pianka montażowa
  silikon, uszczelniacz, fugosil
  fuga, spoina, zaprawa do fugowania
  klej do płytek, klej do glazury, klej do gresu, zaprawa klejowa, klej do kafelek, klej do terakoty
  grunt, podkład gruntujący, preparat gruntujący, unigrunt
  gładź, szpachla, gips szpachlowy, szpachlówka, masa szpachlowa
  tynk, wyprawa tynkarska, tynk elewacyjny
  farba, emulsja
  farba elewacyjna, farba do elewacji, farba fasadowa, farba zewnętrzna
  farba lateksowa, farba do ścian, farba wewnętrzna, farba do wnętrz, lateks
  lakierobejca, bejca, lazura, impregnat, lakier
  panel, deska podłogowa, parkiet
  panel winylowy, winyl, spc, lvt
  panel laminowany, laminat
  listwa przypodłogowa, cokół, listwa podłogowa
  podkład podłogowy, podkład pod panele, mata pod panele
  bloczek komórkowy, suporex, gazobeton, beton komórkowy, ytong
  bloczek silikatowy, silikat, silka
  bloczek, pustak
  zaprawa murarska, zaprawa do murowania
  wylewka, posadzka, jastrych, szlichta
  kostka, kostka brukowa, bruk, polbruk
  dachówka, dachówka ceramiczna
  blachodachówka, blacha na dach, blacha dachowa
  rynna, orynnowanie, system rynnowy
  wiertarka, wiertarko-wkrętarka, wkrętarka, wkrętak akumulatorowy
  poziomnica, poziomica, libella, waserwaga
  paca, kielnia, packa, szpachelka
  drzwi, skrzydło, skrzydło drzwiowe
  klamka, gałka, rączka
  profil, kształtownik, stelaż do gk
  taśma spoinowa, taśma do spoin, flizelina, siatka do spoin
  taśma malarska, taśma papierowa, taśma maskująca
  dąb, dębowy
  biały, biel, biała
  czarny, czerń
  grafit, grafitowy, grafitowa
`;

export type Phrase = readonly string[];

export const wordsIn = (text: string): Phrase =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const keyOf = (words: Phrase): string => words.map(stem).join(' ');

const groups: readonly (readonly Phrase[])[] = SAME.trim()
  .split('\n')
  .map((row) => row.split(',').map(wordsIn));

/** Number of rows. */
export const SYNONYMS = groups.length;

const byKey = new Map<string, Phrase[]>();
for (const group of groups) {
  for (const phrase of group) {
    const key = keyOf(phrase);
    byKey.set(key, [...(byKey.get(key) ?? []), ...group.filter((one) => keyOf(one) !== key)]);
  }
}
const LONGEST = Math.max(...groups.flat().map((one) => one.length));

/** The longest phrase with synonyms at the beginning of these words: its number of words, and the synonyms. */
export function synonymsAt(words: Phrase): { readonly taken: number; readonly others: readonly Phrase[] } | undefined {
  for (let taken = Math.min(LONGEST, words.length); taken > 0; taken -= 1) {
    const others = byKey.get(keyOf(words.slice(0, taken)));
    if (others !== undefined) return { taken, others };
  }
  return undefined;
}
