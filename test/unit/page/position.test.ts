/** Tests that the buyer's position is returned, or the reason why not. */
import { afterEach, expect, it, vi } from 'vitest';
import { currentPosition } from '../../../src/page/position';

type Answer = (told: PositionCallback, refused: PositionErrorCallback) => void;
const stub = (getCurrentPosition?: Answer) =>
  vi.stubGlobal('navigator', { geolocation: getCurrentPosition && { getCurrentPosition } });

afterEach(() => vi.unstubAllGlobals());

it('currentPosition returns latitude and longitude in degrees', async () => {
  stub((told) => told({ coords: { latitude: 52, longitude: 19, accuracy: 3 } } as GeolocationPosition));
  expect(await currentPosition()).toEqual({ latitude: 52, longitude: 19 });
});

it.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [9, 'unavailable'],
])('currentPosition maps the error code %d to %s', async (code, refusal) => {
  stub((_, refused) => refused({ code } as GeolocationPositionError));
  expect(await currentPosition()).toBe(refusal);
});

it('currentPosition returns unsupported if the browser lacks the API', async () => {
  stub();
  expect(await currentPosition()).toBe('unsupported');
});
