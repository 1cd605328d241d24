/** Stores tens of thousands of lockers in columns with dictionaries: small in memory, quick to store and to search. */
import type { Coordinates } from './distance';
import { fold } from './fold';
import type { Point, PointTrait } from './point';

/** A text column: every distinct text once, with a folded copy for searching, and each row's index into the dictionary. */
export interface Words {
  readonly texts: readonly string[];
  readonly folded: readonly string[];
  readonly at: ArrayLike<number>;
}

const TEXTS = [
  'address',
  'description',
  'openingHours',
  'city',
  'province',
  'post_code',
  'street',
  'building_number',
  'flat_number',
  'twin',
  'network',
] as const;
export type TextColumn = (typeof TEXTS)[number];

/** The searchable columns; only these are folded. */
export const SEARCHED: readonly TextColumn[] = ['city', 'address', 'street', 'post_code', 'description'];

/** A row's traits as bits of one number. */
const BITS: Readonly<Record<PointTrait, number>> = { always: 1, payment: 2, easyAccess: 4 };

/** The lockers' columns. Rows are only ever appended, so a row number stays valid. */
export interface Columns {
  readonly names: readonly string[];
  readonly latitudes: ArrayLike<number>;
  readonly longitudes: ArrayLike<number>;
  readonly traits: ArrayLike<number>;
  readonly words: Readonly<Record<TextColumn, Words>>;
}

const byColumn = <T>(made: (column: TextColumn) => T) =>
  Object.fromEntries(TEXTS.map((column) => [column, made(column)])) as Record<TextColumn, T>;

const textOf = (point: Point, column: TextColumn): string =>
  column === 'address' ||
  column === 'description' ||
  column === 'openingHours' ||
  column === 'twin' ||
  column === 'network'
    ? point[column]
    : point.details[column];

/** Appends points to columns; skips a name that is already there. */
export function columnsBuilder() {
  const rowByName = new Map<string, number>();
  const names: string[] = [];
  const latitudes: number[] = [];
  const longitudes: number[] = [];
  const traits: number[] = [];
  const growing = byColumn(() => ({
    texts: [] as string[],
    folded: [] as string[],
    at: [] as number[],
    numbers: new Map<string, number>(),
  }));

  return {
    add(point: Point): void {
      if (rowByName.has(point.name)) return;
      rowByName.set(point.name, names.length);
      names.push(point.name);
      latitudes.push(point.latitude);
      longitudes.push(point.longitude);
      traits.push(
        (Object.keys(BITS) as PointTrait[]).reduce((bits, trait) => bits | (point.traits[trait] ? BITS[trait] : 0), 0),
      );
      for (const column of TEXTS) {
        const words = growing[column];
        const text = textOf(point, column);
        let number = words.numbers.get(text);
        if (number === undefined) {
          number = words.texts.push(text) - 1;
          words.folded.push(SEARCHED.includes(column) ? fold(text) : '');
          words.numbers.set(text, number);
        }
        words.at.push(number);
      }
    },
    columns: { names, latitudes, longitudes, traits, words: growing } satisfies Columns as Columns,
  };
}

/** A copy of the columns for IndexedDB: numbers in typed arrays, without the builder's own data. */
export const packed = (columns: Columns): Columns => ({
  names: columns.names,
  latitudes: Float64Array.from(columns.latitudes),
  longitudes: Float64Array.from(columns.longitudes),
  traits: Uint8Array.from(columns.traits),
  words: byColumn((column) => {
    const { texts, folded, at } = columns.words[column];
    return { texts, folded, at: Uint32Array.from(at) };
  }),
});

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Whether a stored value has this version's format: all columns present and equally long. */
export function isColumns(value: unknown): value is Columns {
  const { names, latitudes, longitudes, traits, words } = Object(value) as Record<string, unknown>;
  const isColumn = (column: unknown) =>
    ArrayBuffer.isView(column) && isTexts(names) && (column as Uint8Array).length === names.length;
  return (
    [latitudes, longitudes, traits].every(isColumn) &&
    TEXTS.every((column) => {
      const { texts, folded, at } = Object((Object(words) as Record<string, unknown>)[column]) as Record<
        string,
        unknown
      >;
      return isTexts(texts) && isTexts(folded) && texts.length === folded.length && isColumn(at);
    })
  );
}

export const hasTrait = (columns: Columns, row: number, trait: PointTrait): boolean =>
  ((columns.traits[row] ?? 0) & BITS[trait]) !== 0;

/** The locker's code; empty if there is no such row. */
export const nameAt = (columns: Columns, row: number): string => columns.names[row] ?? '';

/** A row's coordinates; NaN if there is no such row, so that no distance is computed. */
export const latitudeAt = (columns: Columns, row: number): number => columns.latitudes[row] ?? NaN;
export const longitudeAt = (columns: Columns, row: number): number => columns.longitudes[row] ?? NaN;
export const placeAt = (columns: Columns, row: number): Coordinates => ({
  latitude: latitudeAt(columns, row),
  longitude: longitudeAt(columns, row),
});

/** A row's entry in a dictionary, or in a list parallel to one; undefined if there is no such row. */
export const entryAt = <T>(list: ArrayLike<T>, at: Words['at'], row: number): T | undefined => list[at[row] ?? -1];

export const wordAt = (columns: Columns, row: number, column: TextColumn): string => {
  const { texts, at } = columns.words[column];
  return entryAt(texts, at, row) ?? '';
};

export function pointAt(columns: Columns, row: number): Point {
  const word = (column: TextColumn) => wordAt(columns, row, column);
  return {
    name: nameAt(columns, row),
    ...placeAt(columns, row),
    description: word('description'),
    openingHours: word('openingHours'),
    address: word('address'),
    details: {
      city: word('city'),
      province: word('province'),
      post_code: word('post_code'),
      street: word('street'),
      building_number: word('building_number'),
      flat_number: word('flat_number'),
    },
    traits: {
      always: hasTrait(columns, row, 'always'),
      payment: hasTrait(columns, row, 'payment'),
      easyAccess: hasTrait(columns, row, 'easyAccess'),
    },
    twin: word('twin'),
    network: word('network'),
  };
}
