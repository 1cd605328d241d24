/** Shows what `map-style-url` may say, and how sources are credited. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditsOf } from '../../../../src/lockers/map/credits';
import { isMapWanted, styleOf } from '../../../../src/lockers/map/style';
import { stubPage } from '../../../fixtures/page';

describe('a map’s style', () => {
  it('is its address', () => expect(styleOf('/styl.json', 'light', 'white')).toBe('/styl.json'));
  it('has a pair for light and dark where the address says so', () =>
    expect(styleOf('/{scheme}.json', 'dark', 'black')).toBe('/dark.json'));
  it('is built around a raster template, which is credited', () => {
    const style = styleOf('https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'light', 'white');
    expect(style).toMatchObject({
      sources: { base: { type: 'raster', attribution: expect.stringContaining('© OpenStreetMap') as string } },
    });
  });
  it('is plain ground without an address', () =>
    expect(styleOf(undefined, 'light', 'rgb(1 2 3)')).toMatchObject({
      layers: [{ paint: { 'background-color': 'rgb(1 2 3)' } }],
    }));
  it('is not wanted where the address is none', () => {
    expect(isMapWanted('none')).toBe(false);
    expect(isMapWanted(undefined)).toBe(true);
  });
});

describe('a source is credited', () => {
  beforeEach(() => void stubPage());
  afterEach(() => vi.unstubAllGlobals());
  it('by text and links', () =>
    expect(creditsOf('<a href="https://openfreemap.org" target="_blank">OpenFreeMap</a> &copy; <b>Dane</b>')).toEqual([
      { text: 'OpenFreeMap', href: 'https://openfreemap.org/' },
      { text: ' © ', href: undefined },
      { text: 'Dane', href: undefined },
    ]));
  it('with its character references read, in texts and addresses, whatever number they name', () =>
    expect(creditsOf('<a href="https://mapy.example/?a=1&amp;b=2">&#x17B;abka &ndash; &#9999999;</a>')).toEqual([
      { text: 'Żabka – \uFFFD', href: 'https://mapy.example/?a=1&b=2' },
    ]));
  it('never by a link that is none', () =>
    expect(creditsOf('<a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)>')).toEqual([
      { text: 'x', href: undefined },
    ]));
  it('nor by one that is none once its character references are read', () =>
    expect(creditsOf('<a href="java&#115;cript:alert(1)">x</a>')).toEqual([{ text: 'x', href: undefined }]));
});
