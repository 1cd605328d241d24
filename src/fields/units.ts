/** Decides when two units mean the same, because documents spell them freely. */

/** Spellings used by people, invoices and the UN/CEFACT list; the first of each row is the canonical name. */
const SAME: readonly (readonly string[])[] = [
  ['szt', 'sztuka', 'sztuki', 'sztuk', 'sz', 'pcs', 'pc', 'pce', 'c62', 'h87', 'ea', 'st'],
  ['opak', 'op', 'opakowanie', 'opakowania', 'opakowan', 'paczka', 'paczki', 'paczek', 'pacz', 'pkt', 'pk', 'xpk'],
  ['m2', 'm²', 'mkw', 'mtk'],
  ['mb', 'mbiez', 'm', 'mtr', 'lm'],
  ['m3', 'm³', 'mtq'],
  ['wor', 'worek', 'worki', 'workow', 'xbg', 'bg'],
  ['kpl', 'komplet', 'komplety', 'kompletow', 'zest', 'zestaw', 'set'],
  ['rol', 'rolka', 'rolki', 'rolek', 'xro', 'ro'],
  ['pal', 'paleta', 'palety', 'palet', 'xpx', 'px'],
  ['l', 'litr', 'litry', 'litrow', 'ltr'],
  ['kg', 'kilogram', 'kgm'],
  ['t', 'tona', 'tony', 'ton', 'tne'],
];
const names = new Map(SAME.flatMap((group) => group.map((one) => [one, group[0]] as const)));

const bareOf = (unit: string): string =>
  unit
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\s.^\p{Mn}]/gu, '');
const nameOf = (unit: string): string => names.get(bareOf(unit)) ?? bareOf(unit);

/** If either is missing, there is nothing to compare. */
export const isSameUnit = (one: string | undefined, other: string | undefined): boolean =>
  !one?.trim() || !other?.trim() || nameOf(one) === nameOf(other);

export const isUnit = (text: string): boolean => names.has(bareOf(text));
