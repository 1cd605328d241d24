/** Decides when two units mean the same, because documents spell them freely. */
import { fold } from './fold';

/** Spellings used by people, invoices and the UN/CEFACT list; the first of each row is the canonical name. */
const SAME: readonly (readonly string[])[] = [
  'szt sztuka sztuki sztuk sz sztk pcs pc pce piece pieces c62 h87 ea each st stk stck stuck stueck',
  'opak op opk opakow opakowanie opakowania opakowan paczka paczki paczek pacz pak pk pck pack packs pkg package packages packung xpk ve',
  'karton kartony kartonow kart kar krt ct ctn xct carton cartons cs xcs case cases',
  'pudelko pudelka pudelek pud box boxes bx xbx',
  'm2 mkw mtk sqm qm metrkw metrkwadratowy metrykwadratowe metrowkwadratowych',
  'mb mbiez m mtr lm lfm metr metry metrow meter meters metrbiezacy metrybiezace metrowbiezacych',
  'm3 mszesc mtq cbm metrszescienny metryszescienne metrowszesciennych',
  'cm cmt centymetr centymetry centymetrow',
  'mm mmt milimetr milimetry milimetrow',
  'wor worek worki workow xbg bg bag bags xsa sack',
  'kpl kompl komplet komplety kompletow zest zestaw zestawy zestawow set sets',
  'para pary par pr npr pair pairs paar',
  'rol rolka rolki rolek rlk xro ro roll rolls rolle',
  'ark arkusz arkusze arkuszy xst sheet sheets',
  'but butelka butelki butelek btl xbo bottle bottles',
  'wiad wiadro wiadra wiader xbj bj bucket',
  'pusz puszka puszki puszek xca can cans',
  'pal paleta palety palet xpx px pallet pallets',
  'tysszt tys tysiac mil',
  'l litr litry litrow ltr liter',
  'ml mililitr mililitry mililitrow mlt',
  'kg kilogram kilogramy kilogramow kilo kgm',
  'g gr gram gramy gramow grm',
  't tona tony ton tne',
  'godz h godzina godziny godzin hur',
  // Not a packet: "punkt".
  'pkt punkt punkty punktow',
].map((row) => row.split(' '));
const names = new Map(SAME.flatMap((group) => group.map((one) => [one, group[0]] as const)));

/** "m²", "m^2" and "m 2" are one, and so are "m.kw." and "M KW". */
const bareOf = (unit: string): string =>
  fold(unit)
    .normalize('NFKD')
    .replace(/[\s.^_-]/g, '');
const nameOf = (unit: string): string => names.get(bareOf(unit)) ?? bareOf(unit);

/** If either is missing, there is nothing to compare. */
export const isSameUnit = (one: string | undefined, other: string | undefined): boolean =>
  !one?.trim() || !other?.trim() || nameOf(one) === nameOf(other);

export const isUnit = (text: string): boolean => names.has(bareOf(text));
