/** Shows that the person's position comes, or a plain word why not. */
import { afterEach, expect, it, vi } from 'vitest';
import { currentPosition } from '../../../src/page/position';

type Answer = (succeed: PositionCallback, refused: PositionErrorCallback) => void;
const stub = (getCurrentPosition?: Answer) =>
  vi.stubGlobal('navigator', { geolocation: getCurrentPosition && { getCurrentPosition } });

afterEach(() => vi.unstubAllGlobals());

it('is told as latitude and longitude, in degrees', async () => {
  stub((succeed) => succeed({ coords: { latitude: 52, longitude: 19, accuracy: 3 } } as GeolocationPosition));
  expect(await currentPosition()).toEqual({ latitude: 52, longitude: 19 });
});

it.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [9, 'unavailable'],
])('with code %d is %s', async (code, refusal) => {
  stub((_, refused) => refused({ code } as GeolocationPositionError));
  expect(await currentPosition()).toBe(refusal);
});

it('is unsupported where the browser has no such thing', async () => {
  stub();
  expect(await currentPosition()).toBe('unsupported');
});
