/** Tests the values of `map-style-url`, and the attribution of sources. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditsOf } from '../../../../src/lockers/map/credits';
import { styleOf } from '../../../../src/lockers/map/style';
import { isMapWanted } from '../../../../src/lockers/useMap';
import { stubPage } from '../../../fixtures/page';

describe('styleOf', () => {
  it('returns the URL of a style', () => expect(styleOf('/styl.json', 'light', 'white')).toBe('/styl.json'));
  it('replaces {scheme} by light or dark', () => expect(styleOf('/{scheme}.json', 'dark', 'black')).toBe('/dark.json'));
  it('wraps a raster template, with its attribution', () => {
    const style = styleOf('https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'light', 'white');
    expect(style).toMatchObject({
      sources: { base: { type: 'raster', attribution: expect.stringContaining('© OpenStreetMap') as string } },
    });
  });
  it('returns a plain background without a URL', () =>
    expect(styleOf(undefined, 'light', 'rgb(1 2 3)')).toMatchObject({
      layers: [{ paint: { 'background-color': 'rgb(1 2 3)' } }],
    }));
  it('isMapWanted is false for "none"', () => {
    expect(isMapWanted('none')).toBe(false);
    expect(isMapWanted(undefined)).toBe(true);
  });
});

describe('creditsOf', () => {
  beforeEach(() => void stubPage());
  afterEach(() => vi.unstubAllGlobals());
  it('returns texts and links', () =>
    expect(creditsOf('<a href="https://openfreemap.org" target="_blank">OpenFreeMap</a> &copy; <b>Dane</b>')).toEqual([
      { text: 'OpenFreeMap', href: 'https://openfreemap.org/' },
      { text: ' © ', href: undefined },
      { text: 'Dane', href: undefined },
    ]));
  it('decodes character references in texts and links', () =>
    expect(creditsOf('<a href="https://mapy.example/?a=1&amp;b=2">&#x17B;abka &ndash; &#9999999;</a>')).toEqual([
      { text: 'Żabka – \uFFFD', href: 'https://mapy.example/?a=1&b=2' },
    ]));
  it('drops an unsafe link', () =>
    expect(creditsOf('<a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)>')).toEqual([
      { text: 'x', href: undefined },
    ]));
  it('drops a link that is unsafe after decoding', () =>
    expect(creditsOf('<a href="java&#115;cript:alert(1)">x</a>')).toEqual([{ text: 'x', href: undefined }]));
});
