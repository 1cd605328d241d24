/** Searches lockers by text: which match, in which order, and the origin of distances. Needs no server and no geocoder. */
import type { PointTrait } from './point';
import { entryAt, hasTrait, latitudeAt, longitudeAt, nameAt, wordAt, type Columns } from './columns';
import { codeText } from '../fields/typed-text';
import { postCodeIn } from './address';
import { metresBetween, type Coordinates } from './distance';
import { voivodeships } from '../fields/voivodeships';
import { fold, foldProvince } from './fold';
import { hasExactAddress, matchingAddress } from './matching';
import { townIn } from './town-fallback';

/** Origin of distances, and its displayed name. */
export interface Origin extends Coordinates {
  readonly kind: 'near' | 'town' | 'postCode' | 'person' | 'map';
  readonly label: string;
}

export interface LockerResults {
  /** Rows of the columns, best first. */
  readonly rows: readonly number[];
  readonly origin: Origin | undefined;
  readonly query: string;
  /** No locker matches the text: the rows are the nearest to the town in it. */
  readonly isFallback?: boolean;
}

interface LockerQuery {
  readonly query: string;
  /** Person's position or centre of the moved map; applies if the text names no place. */
  readonly from: Origin | undefined;
}

/** Rank of a locker with exactly this address: after the start of a code (1), before a town (2). */
const AT = 1.5;

const TYPED_POST_CODE = /^\d{2}(-?\d{0,3})$/;

/** Networks of the points. */
export const networksOf = (columns: Columns): readonly string[] => columns.words.network.texts.filter(Boolean);

/** The rows with all the traits and, if networks are given, in one of them. */
export function rowsWith(
  columns: Columns,
  traits: ReadonlySet<PointTrait>,
  networks: ReadonlySet<string> = new Set(),
): readonly number[] {
  const all = [...columns.names.keys()];
  const withTraits =
    traits.size === 0 ? all : all.filter((row) => [...traits].every((one) => hasTrait(columns, row, one)));
  return networks.size === 0 ? withTraits : withTraits.filter((row) => networks.has(wordAt(columns, row, 'network')));
}

/** The rows among `all` that match the text; all of them for an empty text. */
export function findLockers(columns: Columns, all: readonly number[], { query, from }: LockerQuery): LockerResults {
  const typed = codeText(query);
  if (typed === '') return { rows: from ? byDistance(columns, all, from) : all, origin: from, query };
  if (TYPED_POST_CODE.test(typed)) {
    const origin = postCodePlace(columns, typed);
    return { rows: origin ? byDistance(columns, all, origin) : [], origin, query };
  }
  const folded = fold(typed);
  const { rows, words } = matchingAddress(columns, all, typed);
  const place = rows.length === 0 ? placeNamed(columns, typed) : undefined;
  if (place) return { rows: byDistance(columns, all, place), origin: place, query, isFallback: true };
  const own = inArea(columns, rows, folded);
  const origin = townPlace(columns, own.length > 0 ? own : rows, folded) ?? from;
  const address = words.join(' ');
  const ranks = new Map(
    rows.map((row) => [row, hasExactAddress(columns, row, address) ? AT : rank(columns, row, folded)]),
  );
  const sorted = origin
    ? byDistance(columns, rows, origin)
    : rows.toSorted((a, b) => (nameAt(columns, a) < nameAt(columns, b) ? -1 : 1));
  const rankOf = (row: number) => ranks.get(row) ?? Infinity;
  return { rows: sorted.sort((a, b) => rankOf(a) - rankOf(b)), origin, query };
}

/** The place that an address names: its post code if lockers have a similar one, else its town. */
export function placeNamed(columns: Columns, address: string): Origin | undefined {
  const code = postCodeIn(address);
  const town = townIn(columns.words.city, fold(address));
  return (
    (code && postCodePlace(columns, code)) || (town && townPlace(columns, [...columns.names.keys()], town)) || undefined
  );
}

function byDistance(columns: Columns, rows: readonly number[], from: Coordinates): number[] {
  const metres = new Float64Array(columns.names.length);
  for (const row of rows) metres[row] = metresBetween(from, latitudeAt(columns, row), longitudeAt(columns, row));
  const metresTo = (row: number) => metres[row] ?? Infinity;
  return rows.toSorted((a, b) => metresTo(a) - metresTo(b));
}

/** Better matches rank lower: exact code, start of the code, exact town, start of the town, the rest. */
function rank(columns: Columns, row: number, query: string): number {
  const code = nameAt(columns, row).toLowerCase();
  if (code === query) return 0;
  if (code.startsWith(query)) return 1;
  const { folded, at } = columns.words.city;
  const city = entryAt(folded, at, row) ?? '';
  return city === query || query.startsWith(`${city} `) || query.endsWith(` ${city}`)
    ? 2
    : city.startsWith(query)
      ? 3
      : 4;
}

const AREAS = voivodeships.map((one) => fold(one)).sort((a, b) => b.length - a.length);

/** The rows in the voivodeship that the query names; none if it names none. */
function inArea(columns: Columns, rows: readonly number[], query: string): readonly number[] {
  const area = AREAS.find((one) => ` ${query} `.includes(` ${one} `));
  if (area === undefined) return [];
  return rows.filter((row) => foldProvince(wordAt(columns, row, 'province')) === area);
}

/** The mean position of some rows. */
function middle(columns: Columns, rows: readonly number[]): Coordinates {
  const mean = (of: typeof latitudeAt) => rows.reduce((sum, row) => sum + of(columns, row), 0) / rows.length;
  return { latitude: mean(latitudeAt), longitude: mean(longitudeAt) };
}

/** The town that the text names. Of several with one name (Poland has 40 Nowa Wieś), the one with most lockers. */
function townPlace(columns: Columns, rows: readonly number[], query: string): Origin | undefined {
  const towns = new Map<string, { readonly score: number; readonly label: string; readonly rows: number[] }>();
  for (const row of rows) {
    const score = rank(columns, row, query);
    if (score !== 2 && score !== 3) continue;
    const label = wordAt(columns, row, 'city');
    const town = `${score} ${label} ${wordAt(columns, row, 'province')}`;
    const there = towns.get(town);
    if (there) there.rows.push(row);
    else towns.set(town, { score, label, rows: [row] });
  }
  const [best] = [...towns.values()].sort((a, b) => a.score - b.score || b.rows.length - a.rows.length);
  return best && { ...middle(columns, best.rows), kind: 'town', label: best.label };
}

/** The centre of the lockers whose post codes share the most leading digits with the typed one, at least two. */
function postCodePlace(columns: Columns, typed: string): Origin | undefined {
  const target = typed.replace('-', '');
  const { texts, at } = columns.words.post_code;
  const common = texts.map((text) => {
    const code = text.replace(/\D/g, '');
    let digits = 0;
    while (digits < target.length && code[digits] === target[digits]) digits++;
    return digits;
  });
  const longest = Math.max(0, ...common);
  if (longest < 2) return undefined;
  const rows = [...columns.names.keys()].filter((row) => entryAt(common, at, row) === longest);
  return { ...middle(columns, rows), kind: 'postCode', label: typed };
}
