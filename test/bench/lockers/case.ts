/** Measures the locker picker: 30,000 lockers to the first clusters and to a usable list, and its scaling. */
import type { Page } from 'playwright-core';
import type { Case } from '../runner/case';
import type { Marks } from '../runner/rounds';
import { curveRow, ratioRow } from '../runner/rows';
import { pagesOf } from './points';

const COUNT = 30_000;
const BOX =
  '<style>body { margin: 0 } #map { inline-size: 720px; block-size: 600px } shop-locker-map { inline-size: 1200px; --shop-picker-height: 660px }</style>';
const map = (script: string) => ({ head: BOX, body: '<div id="map"></div>', script });

async function act(page: Page): Promise<Marks> {
  await page.waitForFunction(() => (globalThis as { all?: number }).all !== undefined);
  return page.evaluate(() => {
    const { list, some, all } = globalThis as { list?: number; some?: number; all?: number };
    return { all: all!, ...(list !== undefined && { list }), ...(some !== undefined && { some }) };
  });
}

export const lockers: Case = {
  name: 'lockers',
  title: '30,000 parcel lockers',
  how: `A fresh profile each time, the same 60 pages of the points API, software graphics, no base map; from the navigation. Bare maplibre-gl has one
clustered source and three layers, and reads only the displayed fields of a record.`,
  pages: {
    ours: { head: BOX, script: 'ours' },
    'maplibre-gl': map('maplibre'),
    Leaflet: map('leaflet'),
    'ours 1000': { head: BOX, body: '<script>history.replaceState(null, "", "?count=1000")</script>', script: 'ours' },
    'ours 10000': {
      head: BOX,
      body: '<script>history.replaceState(null, "", "?count=10000")</script>',
      script: 'ours',
    },
  },
  answers: {
    points: ({ searchParams }) =>
      pagesOf(Number(searchParams.get('count') ?? COUNT))[Number(searchParams.get('page') ?? 1) - 1]!,
  },
  async measure(bench) {
    const samples = await bench.compare({ candidates: ['ours', 'maplibre-gl', 'Leaflet'], act });
    const few = await bench.compare({ candidates: ['ours 1000', 'ours 10000'], rounds: 3, act });
    const bare = { peer: 'maplibre-gl', peerMark: 'all' } as const;
    return [
      ratioRow('to first clusters', samples, { ...bare, mark: 'some', most: 1.1 }),
      ratioRow('to clusters of all lockers', samples, { ...bare, mark: 'all' }),
      ratioRow('the same', samples, { peer: 'Leaflet', mark: 'all' }),
      ratioRow('to a usable list; the peer is our own first clusters', samples, {
        peer: 'ours',
        mark: 'list',
        peerMark: 'some',
        most: 1,
      }),
      ratioRow('the same', samples, { ...bare, mark: 'list' }),
      curveRow('1,000, 10,000, 30,000 lockers to clusters of all', [
        [1000, few.of('ours 1000', 'all')],
        [10_000, few.of('ours 10000', 'all')],
        [30_000, samples.of('ours', 'all')],
      ]),
    ];
  },
  notes: [
    'All lockers appear later than in the bare map: ours checks each of the 30,000 records and stores it in columns for the list, and draws clusters several times meanwhile. The bare map checks nothing. The list, which most people use, appears long before either map.',
  ],
};
