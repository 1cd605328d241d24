/** Tests the computing and formatting of distances and directions. */
import { describe, expect, it } from 'vitest';
import { directionText, directionTo, distanceText, metresBetween } from '../../../src/lockers/distance';

const here = { latitude: 52, longitude: 19 };

describe('a distance', () => {
  it('is exact within a percent across the country', () => {
    const warsaw = { latitude: 52.2297, longitude: 21.0122 };
    expect(metresBetween(warsaw, 50.0647, 19.945) / 252_000).toBeCloseTo(1, 2);
  });
  it.each([
    [0, '10 m'],
    [84, '80 m'],
    [349, '350 m'],
    [994, '990 m'],
    [996, '1,0 km'],
    [1249, '1,2 km'],
    [9949, '9,9 km'],
    [38_400, '38 km'],
  ])('of %d m reads %s', (metres, text) => expect(distanceText(metres)).toBe(text.replace(' ', '\u00A0')));
});

it.each([
  [53, 19, 'na północ'],
  [52.6, 20, 'na północny wschód'],
  [52, 20, 'na wschód'],
  [51, 19, 'na południe'],
  [52, 18, 'na zachód'],
  [52.6, 18, 'na północny zachód'],
])('directionTo the place at %d, %d is %s', (latitude, longitude, text) =>
  expect(directionText(directionTo(here, { latitude, longitude }))).toBe(text.replace(' ', '\u00A0')),
);
