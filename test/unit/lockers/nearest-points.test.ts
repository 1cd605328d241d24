/** Tests requests for few lockers: the nearest, the offered one, and one chosen before. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFailure } from '../../../src/http/failure';
import { measuredFrom, nearestTo, isOperating } from '../../../src/lockers/nearest-points';
import { rememberLocker } from '../../../src/lockers/last';
import { metresBetween } from '../../../src/lockers/distance';
import { readPoint } from '../../../src/lockers/point';
import { nearLocker } from '../../../src/lockers/near';
import { stubPage } from '../../fixtures/page';
import { aPoint } from '../../fixtures/points';

let url = '';
let pages = 0;
let items: unknown[] | undefined;
const requests: URLSearchParams[] = [];
const stored = new Map<string, string>();

beforeEach(() => {
  stubPage();
  // Another URL for each test, because a page requests each only once.
  url = `https://sklep.example/punkty-${(pages += 1)}`;
  requests.length = 0;
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(new URL(address).searchParams);
    return Promise.resolve(items ? Response.json({ items }) : new Response('', { status: 502 }));
  });
  items = [aPoint({ name: 'POZ02A', distance: 900 }), aPoint({ name: 'POZ01M', distance: 350 })];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('nearestTo', () => {
  it('requests ten lockers by post code, and returns the nearest first', async () => {
    const near = await nearestTo(url, '60-166');
    expect(near.map(({ point, metres }) => [point.name, metres])).toEqual([
      ['POZ01M', 350],
      ['POZ02A', 900],
    ]);
    expect(requests).toHaveLength(1);
    expect(Object.fromEntries(requests[0]!)).toMatchObject({
      relative_post_code: '60-166',
      sort_by: 'distance_to_relative_point',
      limit: '10',
      status: 'Operating',
      type: 'parcel_locker',
    });
  });
  it('sends one request per page', async () => {
    await Promise.all([nearestTo(url, '60-166'), nearestTo(url, '60-166')]);
    expect(requests).toHaveLength(1);
  });
  it('returns no lockers if the server sends no distances', async () => {
    items = [aPoint({ name: 'WAR01A' })];
    expect(await nearestTo(url, '60-166')).toEqual([]);
  });
  it('skips shop points and lockers out of order', async () => {
    items = [
      aPoint({ name: 'POP-1', distance: 1 }),
      aPoint({ status: 'Disabled', distance: 2 }),
      aPoint({ distance: 3 }),
    ];
    expect((await nearestTo(url, '60-166')).map(({ point }) => point.name)).toEqual(['KRA01M']);
  });
  it('requests again after a failure', async () => {
    items = undefined;
    await expect(nearestTo(url, '60-166')).rejects.toSatisfy(isFailure);
    items = [aPoint({ distance: 3 })];
    expect(await nearestTo(url, '60-166')).toHaveLength(1);
  });
});

describe('measuredFrom', () => {
  const from = { latitude: 52.1846, longitude: 21.0206 };
  const near = [
    [0.004, 0.001],
    [-0.006, 0.002],
    [0.001, -0.009],
    [0.008, 0.012],
  ].map(([north, east], index) => {
    const [latitude, longitude] = [from.latitude + north!, from.longitude + east!];
    const point = readPoint(aPoint({ name: `WAW${index}`, location: { latitude, longitude } }))!;
    return { point, metres: Math.round(metresBetween(from, latitude, longitude)) };
  });
  it('returns the origin of the distances, so that directions are right [D13]', () => {
    const place = measuredFrom(near)!;
    expect(metresBetween(place, from.latitude, from.longitude)).toBeLessThan(3);
  });
  it('is undefined for one locker, or if the distances are no straight lines', () => {
    expect(measuredFrom(near.slice(0, 1))).toBeUndefined();
    expect(measuredFrom([])).toBeUndefined();
    expect(measuredFrom(near.map((one, index) => ({ ...one, metres: one.metres * (index + 1) })))).toBeUndefined();
  });
});

describe('nearLocker', () => {
  it('returns the nearest, with its distance and address', async () => {
    expect(await nearLocker(url, '60-166', undefined)).toMatchObject({
      point: { name: 'POZ01M' },
      isLast: false,
      distance: '350\u00A0m',
      address: 'Długa 5, 31-147 Kraków',
    });
  });
  it('returns the one picked last if it is among the nearest', async () => {
    rememberLocker('POZ02A');
    expect(await nearLocker(url, '60-166', undefined)).toMatchObject({ point: { name: 'POZ02A' }, isLast: true });
  });
  it('ignores one picked last in another town', async () => {
    rememberLocker('GDA01A');
    expect(await nearLocker(url, '60-166', undefined)).toMatchObject({ point: { name: 'POZ01M' }, isLast: false });
  });
  it('returns one of the carrier’s network', async () => {
    items = [
      aPoint({ name: 'POZ01M', distance: 1, network: 'InPost' }),
      aPoint({ name: '123456', distance: 2, network: 'Orlen Paczka' }),
    ];
    expect((await nearLocker(url, '60-166', 'Orlen Paczka'))?.point.name).toBe('123456');
    expect(await nearLocker(url, '60-166', 'DPD Pickup')).toBeUndefined();
  });
});

describe('isOperating', () => {
  it.each([
    ['is there where it operates', [aPoint()], true],
    ['is gone where the server does not know it', [], false],
    ['is gone where it is out of order', [aPoint({ status: 'Disabled' })], false],
    ['stays where the server answers with another one: it does not look for names', [aPoint({ name: 'X' })], true],
    ['stays where the answer fails', undefined, true],
  ])('%s', async (_, answer, expected) => {
    items = answer;
    expect(await isOperating(url, 'KRA01M')).toBe(expected);
    expect(requests[0]!.get('name')).toBe('KRA01M');
  });
  it('sends no request for one of the nearest', async () => {
    items = [aPoint({ name: 'SEEN01', distance: 3 })];
    await nearestTo(url, '60-166');
    expect(await isOperating(url, 'SEEN01')).toBe(true);
    expect(requests).toHaveLength(1);
  });
});
