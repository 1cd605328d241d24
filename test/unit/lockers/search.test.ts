/** Tests the matches of a typed text, their order, and the origin of distances. */
import { describe, expect, it } from 'vitest';
import { columnsBuilder, isColumns, packed, pointAt } from '../../../src/lockers/columns';
import { findLockers, networksOf, placeNamed, rowsWith, type Origin } from '../../../src/lockers/search';
import { readPoint } from '../../../src/lockers/point';
import { aPoint } from '../../fixtures/points';

type At = [
  name: string,
  city: string,
  street: string,
  post_code: string,
  latitude: number,
  longitude: number,
  more?: object,
];

const columnsOf = (...points: At[]) => {
  const builder = columnsBuilder();
  for (const [name, city, street, post_code, latitude, longitude, more] of points) {
    const address_details = { city, street, building_number: '1', post_code, province: 'łódzkie' };
    builder.add(readPoint(aPoint({ name, address_details, location: { latitude, longitude }, ...more }))!);
  }
  return builder.columns;
};

const columns = columnsOf(
  ['LDZ07A', 'Łódź', 'Piotrkowska', '90-001', 51.76, 19.45],
  ['KRA02N', 'Kraków', 'Łódzka', '31-147', 50.09, 19.94],
  ['KRA01M', 'Kraków', 'Długa', '30-002', 50.06, 19.94, { payment_available: true }],
  ['KRA03M', 'Kraków', 'Prosta', '30-009', 50.01, 19.99],
  ['BBA01M', 'Bielsko-Biała', 'Cieszyńska', '43-300', 49.82, 19.04],
);

const find = (query: string, from?: Origin) => {
  const { rows, origin } = findLockers(columns, rowsWith(columns, new Set()), { query, from });
  return { names: rows.map((row) => columns.names[row]), origin };
};
const home: Origin = { kind: 'person', label: 'dom', latitude: 50.0, longitude: 20.0 };

describe('findLockers finds lockers by text', () => {
  it.each([
    ['by town without Polish marks', 'lodz', ['LDZ07A', 'KRA02N']],
    ['by street and town together', 'dluga krak', ['KRA01M']],
    ['by town with a dash typed as a space', 'bielsko biala', ['BBA01M']],
    ['by code, the exact one first', 'kra01m', ['KRA01M']],
    ['by the beginning of a code', 'KRA0', ['KRA01M', 'KRA02N', 'KRA03M']],
    ['by a town, the nearest to its middle first', 'Kraków', ['KRA01M', 'KRA02N', 'KRA03M']],
    ['and nothing by nonsense', 'qwerty', []],
    [
      'and nothing by a post code that is nowhere near',
      '99-999',
      ['LDZ07A', 'KRA01M', 'KRA02N', 'KRA03M', 'BBA01M'].slice(0, 0),
    ],
  ])('%s', (_, query, names) => expect(find(query).names).toEqual(names));

  it.each(['31-147', '31147', '31'])('by post code %s: equal ones first, then the nearest', (query) =>
    expect(find(query).names).toEqual(['KRA02N', 'KRA01M', 'KRA03M', 'BBA01M', 'LDZ07A']),
  );
  /** Searches these lockers by code and town; each is farther from `home` than the next one. */
  const ranked = (query: string, ...points: [name: string, city: string][]) => {
    const some = columnsOf(...points.map(([name, city], at): At => [name, city, 'Prosta', '00-001', 55 - at, 20]));
    const { rows, origin } = findLockers(some, rowsWith(some, new Set()), { query, from: home });
    return { names: rows.map((row) => some.names[row]), town: origin?.label };
  };

  it('and returns an exact code before codes that begin with it', () =>
    expect(ranked('kra01', ['KRA01', 'Kraków'], ['KRA01M', 'Kraków']).names).toEqual(['KRA01', 'KRA01M']));
  it('and returns codes by their start before towns, and towns before codes by their middle', () =>
    expect(ranked('lan', ['LAN01M', 'Łódź'], ['KRA09M', 'Lanckorona'], ['MLAN02', 'Łódź']).names).toEqual([
      'LAN01M',
      'KRA09M',
      'MLAN02',
    ]));
  it('and returns a town by its whole name before names that begin with it', () =>
    expect(ranked('nowa', ['A1', 'Nowa Wieś'], ['B1', 'Nowa'])).toEqual({ names: ['B1', 'A1'], town: 'Nowa' }));
  it('and returns a town by the start of its name before one by another word of its name', () =>
    expect(ranked('bial', ['A1', 'Bielsko-Biała'], ['B1', 'Białystok'])).toEqual({
      names: ['B1', 'A1'],
      town: 'Białystok',
    }));
  it('and returns all lockers for empty text', () => expect(find(' ').names).toHaveLength(5));
});

describe('findLockers without a match for the whole text', () => {
  it.each([
    ['the town that is named with a street that is not there', 'Kraków Zmyślona 7', 'Kraków'],
    ['in either order', 'zmyslona krakow', 'Kraków'],
    ['with a letter wrong', 'Krakuw', 'Kraków'],
    ['with two letters in each other’s place', 'Karków', 'Kraków'],
    ['of two words', 'beilsko biała', 'Bielsko-Biała'],
  ])('returns lockers near %s', (_, query, town) => {
    const { names, origin } = find(query);
    expect(origin).toMatchObject({ kind: 'town', label: town });
    expect(names).toHaveLength(5);
    expect(findLockers(columns, [0, 1], { query, from: undefined })).toMatchObject({ isFallback: true, query });
  });
  it('returns none if no town is similar', () => {
    for (const query of ['qwertyuiop', 'xyz', 'kr9']) expect(find(query).names).toEqual([]);
  });
  it('does not apply if a locker matches', () =>
    expect(findLockers(columns, [0, 1, 2], { query: 'krakow', from: undefined }).isFallback).toBeUndefined());
});

it('placeNamed returns the place of the post code, else of the town', () => {
  expect(placeNamed(columns, '31-147 Warszawa')).toMatchObject({ kind: 'postCode', label: '31-147' });
  expect(placeNamed(columns, '99-999 Kraków')).toMatchObject({ kind: 'town', label: 'Kraków' });
  for (const nothing of ['', ' ', '99-999 Xyz']) expect(placeNamed(columns, nothing)).toBeUndefined();
});

describe('the origin of distances', () => {
  it('is the centre of a typed town', () => {
    const { origin } = find('krakow');
    expect(origin).toMatchObject({ kind: 'town', label: 'Kraków' });
    expect(origin!.latitude).toBeCloseTo((50.09 + 50.06 + 50.01) / 3);
  });
  it.each(['krakow dluga', 'dluga krakow'])('is the town typed with a street: %s', (query) =>
    expect(find(query, home).origin).toMatchObject({ kind: 'town', label: 'Kraków' }),
  );
  it('is the centre of lockers with the most similar post code', () =>
    expect(find('30-00').origin).toMatchObject({ kind: 'postCode', label: '30-00', latitude: (50.06 + 50.01) / 2 }));
  it('is the person’s position if the text names no place', () => expect(find('prosta', home).origin).toBe(home));
  it('is the typed town even if the person’s position is known', () =>
    expect(find('lodz', home).origin?.kind).toBe('town'));
  it('is undefined at the start', () => expect(find('').origin).toBeUndefined());
  it('sorts the nearest to the person first', () =>
    expect(find('', home).names).toEqual(['KRA03M', 'KRA01M', 'KRA02N', 'BBA01M', 'LDZ07A']));
  it('is the larger of two towns with one name', () => {
    const twice = columnsOf(
      ['A1', 'Nowa Wieś', 'A', '01-001', 52, 21],
      ['B1', 'Nowa Wieś', 'A', '02-001', 50, 18],
      ['B2', 'Nowa Wieś', 'A', '02-001', 50, 18],
    );
    const inOther = {
      ...twice,
      words: { ...twice.words, province: { ...twice.words.province, texts: ['łódzkie', 'śląskie'], at: [0, 1, 1] } },
    };
    expect(findLockers(inOther, [0, 1, 2], { query: 'nowa wies', from: undefined }).origin?.latitude).toBe(50);
    for (const query of ['Nowa Wieś woj. łódzkie', 'łódzkie Nowa Wieś'])
      expect(findLockers(inOther, [0, 1, 2], { query, from: undefined }).rows[0], query).toBe(0);
  });
});

describe('columnsBuilder', () => {
  it('rowsWith omits lockers without a chosen trait', () =>
    expect(rowsWith(columns, new Set(['payment'])).map((row) => columns.names[row])).toEqual(['KRA01M']));
  it('adds a name only once', () =>
    expect(columnsOf(['A', 'x', 'y', '00-001', 52, 20], ['A', 'x', 'y', '00-001', 52, 20]).names).toEqual(['A']));
  it('returns each point unchanged', () => {
    const point = readPoint(aPoint({ apm_doubled: 'KRA01M2', payment_available: true }))!;
    const builder = columnsBuilder();
    builder.add(point);
    expect(pointAt(builder.columns, 0)).toEqual(point);
    expect(pointAt(structuredClone(packed(builder.columns)), 0)).toEqual(point);
  });
  it('isColumns accepts packed columns only', () => {
    expect(isColumns(structuredClone(packed(columns)))).toBe(true);
    for (const other of [undefined, null, {}, { ...packed(columns), names: [] }, { names: ['A'] }])
      expect(isColumns(other)).toBe(false);
  });
});

it('findLockers finds every locker of the places with a prefix among 30,000', () => {
  const many = columnsBuilder();
  const point = readPoint(aPoint())!;
  for (let index = 0; index < 30_000; index++) {
    const city = `Miasto${index % 900}`;
    many.add({
      ...point,
      name: `X${index}`,
      latitude: 49 + (index % 600) / 100,
      address: `Ulica ${index % 5000}`,
      details: { ...point.details, city },
    });
  }
  const all = rowsWith(many.columns, new Set());
  const places = ['45', '450', '451', '452', '453', '454', '455', '456', '457', '458', '459'];
  const there = Array.from({ length: 30_000 }, (_, index) => String(index % 900)).filter((one) => places.includes(one));
  const { rows } = findLockers(many.columns, all, { query: 'miasto45', from: undefined });
  expect(rows.length).toBe(there.length);
});

describe('points of several networks', () => {
  const several = columnsOf(
    ['KRA01M', 'Kraków', 'Długa', '31-147', 50.06, 19.94, { network: 'InPost' }],
    ['123456', 'Kraków', 'Długa', '31-147', 50.06, 19.94, { network: 'Orlen Paczka' }],
    ['PL1001', 'Kraków', 'Prosta', '31-147', 50.06, 19.94, { network: 'DPD Pickup', payment_available: true }],
  );
  const namesOf = (rows: readonly number[]) => rows.map((row) => several.names[row]);
  it('have their network’s name', () => expect(networksOf(several)).toEqual(['InPost', 'Orlen Paczka', 'DPD Pickup']));
  it('are all listed, or those of the chosen networks', () => {
    expect(namesOf(rowsWith(several, new Set()))).toEqual(['KRA01M', '123456', 'PL1001']);
    expect(namesOf(rowsWith(several, new Set(), new Set(['Orlen Paczka', 'InPost'])))).toEqual(['KRA01M', '123456']);
    expect(namesOf(rowsWith(several, new Set(['payment']), new Set(['InPost'])))).toEqual([]);
  });
  it('keep their network in packed columns', () => expect(pointAt(packed(several), 1).network).toBe('Orlen Paczka'));
});
