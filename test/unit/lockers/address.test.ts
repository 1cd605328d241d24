/** Tests that an address in any notation finds its own locker first, over 600 of the demo's 25,000. */
import { expect, it } from 'vitest';
import { allPoints } from '../../../demo/server/points/points';
import { postCodeIn } from '../../../src/lockers/address';
import { columnsBuilder, entryAt } from '../../../src/lockers/columns';
import { readPoint } from '../../../src/lockers/point';
import { findLockers, rowsWith } from '../../../src/lockers/search';
import { aPoint } from '../../fixtures/points';

const builder = columnsBuilder();
for (const raw of allPoints()) {
  const point = readPoint(raw);
  if (point) builder.add(point);
}
const { columns } = builder;
const all = rowsWith(columns, new Set());
const firstOf = (query: string): number | undefined => findLockers(columns, all, { query, from: undefined }).rows[0];
/** Two lockers may have one address. */
const placeOf = (row: number | undefined): string =>
  (['address', 'post_code', 'city'] as const)
    .map((column) => (row === undefined ? '' : entryAt(columns.words[column].texts, columns.words[column].at, row)))
    .join(', ');

interface Parts {
  readonly street: string;
  readonly number: string;
  readonly postCode: string;
  readonly city: string;
  readonly province: string;
}

const NOTATIONS: readonly (readonly [name: string, written: (parts: Parts) => string])[] = [
  ['the two lines of the record', ({ street, number, postCode, city }) => `${street} ${number}, ${postCode} ${city}`],
  ['with "ul."', ({ street, number, postCode, city }) => `ul. ${street} ${number}, ${postCode} ${city}`],
  [
    'with "ul." that touches the street',
    ({ street, number, postCode, city }) => `ul.${street} ${number} ${postCode} ${city}`,
  ],
  ['with "al."', ({ street, number, postCode, city }) => `al. ${street} ${number}, ${postCode} ${city}`],
  ['with "os."', ({ street, number, postCode, city }) => `os. ${street} ${number}, ${postCode}, ${city}`],
  [
    'in small letters without commas',
    ({ street, number, postCode, city }) => `${street} ${number} ${postCode} ${city}`.toLowerCase(),
  ],
  ['in capitals', ({ street, number, postCode, city }) => `UL. ${street} ${number}, ${postCode} ${city}`.toUpperCase()],
  ['the town first', ({ street, number, postCode, city }) => `${postCode} ${city}, ul. ${street} ${number}`],
  [
    'the town first, the post code last',
    ({ street, number, postCode, city }) => `${city}, ${street} ${number}, ${postCode}`,
  ],
  [
    'with the voivodeship',
    ({ street, number, postCode, city, province }) => `${street} ${number}, ${postCode} ${city}, woj. ${province}`,
  ],
  ['with the country', ({ street, number, postCode, city }) => `${street} ${number}, PL-${postCode} ${city}, Polska`],
  [
    'a post code without a dash',
    ({ street, number, postCode, city }) => `${street} ${number}, ${postCode.replace('-', '')} ${city}`,
  ],
  [
    'a post code with a long dash',
    ({ street, number, postCode, city }) => `${street} ${number}, ${postCode.replace('-', '–')} ${city}`,
  ],
  [
    'a post code with spaces',
    ({ street, number, postCode, city }) => `${street} ${number}, ${postCode.replace('-', ' - ')} ${city}`,
  ],
  ['a flat behind a slash', ({ street, number, postCode, city }) => `${street} ${number}/7, ${postCode} ${city}`],
  ['a flat behind "m."', ({ street, number, postCode, city }) => `${street} ${number} m. 7, ${postCode} ${city}`],
  [
    'a flat behind "lok."',
    ({ street, number, postCode, city }) => `ul. ${street} ${number} lok. 7\n${postCode} ${city}`,
  ],
  [
    'the letter of the number apart',
    ({ street, number, postCode, city }) => `${street} ${number.replace(/([A-Z])$/, ' $1')}, ${postCode} ${city}`,
  ],
  [
    'the letter of the number small',
    ({ street, number, postCode, city }) => `${street} ${number.toLowerCase()}, ${postCode} ${city}`,
  ],
  [
    'a post code that is wrong by a digit',
    ({ street, number, postCode, city }) =>
      `${street} ${number}, ${postCode.slice(0, 5)}${(Number(postCode[5]) + 5) % 10} ${city}`,
  ],
];

const rows = new Map(columns.names.map((name, row) => [name, row]));
const lockers = allPoints().filter(({ name, address_details }) => address_details.street !== null && rows.has(name));
/** Different lockers for each notation, from towns of all sizes. */
const APART = 800;
const some = (notation: number) =>
  lockers.filter((_, index) => index % APART === notation * (APART / NOTATIONS.length));

it.each(NOTATIONS)('findLockers finds a locker by its address: %s [D12]', (name, written) => {
  const queries = some(NOTATIONS.findIndex(([one]) => one === name));
  const wrong = queries.flatMap(({ name: code, address_details }) => {
    const { street, building_number, post_code, city, province } = address_details;
    const query = written({ street: street ?? '', number: building_number ?? '', postCode: post_code, city, province });
    const [first, own] = [placeOf(firstOf(query)), placeOf(rows.get(code))];
    // A wrong post code may be another locker's.
    const isSame =
      first === own || (name.includes('wrong') && first.replace(/\d\d-\d{3}/, '') === own.replace(/\d\d-\d{3}/, ''));
    return isSame ? [] : [`${query} → ${first}`];
  });
  expect(queries.length).toBeGreaterThan(25);
  expect(wrong).toEqual([]);
});

it('findLockers searches 25,000 lockers for twelve words in at most twelve times the time for one', () => {
  const timeOf = (query: string): number => {
    const times = [...Array(10)].map(() => {
      const begun = performance.now();
      firstOf(query);
      return performance.now() - begun;
    });
    return Math.min(...times);
  };
  const long = 'ul. Generała Władysława Andersa 17 lok. 4, 20-207 Lublin, województwo lubelskie, Polska';
  expect(timeOf(long)).toBeLessThan(12 * timeOf('Lublin'));
});

/** Records as carriers write them, with a title, a kind of street and two numbers in the first line. */
const written = (street: string, building_number: string) => {
  const one = columnsBuilder();
  const at = {
    city: 'Augustów',
    province: 'podlaskie',
    post_code: '16-300',
    street,
    building_number,
    flat_number: null,
  };
  const other = { ...at, street: 'Turystyczna', building_number: '350' };
  for (const [name, address_details] of [
    ['AUG01M', other],
    ['AUG02M', at],
  ] as const) {
    const point = readPoint(aPoint({ name, address_details }));
    if (point) one.add(point);
  }
  return (query: string) =>
    findLockers(one.columns, [0, 1], { query, from: undefined }).rows.map((row) => one.columns.names[row])[0];
};

it.each([
  ['Turystyczna', '35', 'ul. Turystyczna 35, 16-300 Augustów'],
  ['ul. Turystyczna', '35', 'Turystyczna 35, 16-300 Augustów'],
  ['ul.Turystyczna', '35', 'turystyczna 35 augustow'],
  ['Turystyczna', '35', 'Turystyczna 35'],
  ['Turystyczna', '35 A', 'Turystyczna 35a, Augustów'],
  ['Turystyczna', '35A', 'Turystyczna 35 a, Augustów'],
  ['Turystyczna', '35/37', 'Turystyczna 35/37, 16-300 Augustów'],
  ['św. Jana Pawła II', '5', 'Świętego Jana Pawła II 5, Augustów'],
  ['Księdza Popiełuszki', '5', 'ks. Popiełuszki 5, 16-300 Augustów'],
  ['al. Wojska Polskiego', '1', 'Aleja Wojska Polskiego 1, 16-300 Augustów'],
  ['3 Maja', '3', '3 Maja 3, 16-300 Augustów'],
  ['Plac Wolności', '2', 'pl. Wolności 2, 16-300 Augustów'],
])('findLockers finds %s %s by: %s', (street, number, query) => expect(written(street, number)(query)).toBe('AUG02M'));

it.each([
  ['PL-31-147 Kraków', '31-147'],
  ['Kraków 31 147', '31-147'],
  ['31147', '31-147'],
  ['31\u2011147', '31-147'],
  ['KRA31147', undefined],
  ['123456 Kraków', undefined],
  ['tel. 601-234-567', undefined],
])('postCodeIn("%s") is %s', (text, postCode) => expect(postCodeIn(text)).toBe(postCode));
