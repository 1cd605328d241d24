/** Compares units, because documents spell them freely. */

/** Spellings used by people, invoices and the UN/CEFACT list, in Polish, English and German; the first of each row is the canonical name. */
const SAME: readonly (readonly string[])[] = [
  'szt sztuka sztuki sztuke sztuk sz pcs pc pce piece pieces c62 h87 ea each st stk stck stuck',
  'opak op opk opakow opakowanie opakowania opakowan paczka paczki paczke paczek pacz pk pack packs xpk',
  'karton kartony kartonow kart kar krt ct ctn xct carton cartons cs xcs case cases',
  'pud pudelko pudelka pudelek box boxes bx xbx',
  'm2 mkw mtk sqm qm metrkw metrkwadratowy metrykwadratowe metrowkwadratowych',
  'mb mbiez m mtr lm lfm metr metry metrow meter metrbiezacy metrybiezace metrowbiezacych',
  'm3 mszesc mtq cbm',
  'wor worek worki workow xbg bg bag bags',
  'kpl kompl komplet komplety kompletow zest zestaw zestawy zestawow set sets',
  'para pary par pr npr pair pairs paar',
  'rol rolka rolki rolke rolek xro ro rolle rollen roll rolls',
  'ark arkusz arkusze arkuszy xst',
  'but butelka butelki butelke butelek xbo',
  'wiad wiadro wiadra wiader xbj',
  'pusz puszka puszki puszke puszek xca',
  'pal paleta palety palete palet xpx px',
  'l litr litry litrow ltr',
  'kg kilogram kilogramy kilogramow kgm',
  'g gram gramy gramow grm',
  't tona tony ton tne',
  'tuz tuzin tuziny tuzinow dzn dozen',
  // "Punkt", not a packet.
  'pkt punkt punkty punktow',
].map((row) => row.split(' '));
const names = new Map(SAME.flatMap((group) => group.map((one) => [one, group[0]] as const)));

/** "m²", "m^2" and "m 2" are equal, and so are "m.kw." and "M KW". Unicode does not decompose ł, which many Polish words contain. */
const bareOf = (unit: string): string =>
  unit
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('\u0142', 'l')
    .replace(/[\s.^_\p{Mn}-]/gu, '');
const nameOf = (unit: string): string => names.get(bareOf(unit)) ?? bareOf(unit);

/** Equal if either is missing: there is nothing to compare. */
export const isSameUnit = (one: string | undefined, other: string | undefined): boolean =>
  !one?.trim() || !other?.trim() || nameOf(one) === nameOf(other);

export const isUnit = (text: string): boolean => names.has(bareOf(text));
