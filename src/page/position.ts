/** Decides how the person's position is asked for: once, on their own click, with a plain word for every refusal. */

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** `denied`: by the person, the browser or the page's policy · `unavailable`: no fix · `timeout` · `unsupported`: no such API. */
export type PositionRefusal = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

const REFUSALS: Readonly<Record<number, PositionRefusal>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** A fix of the last five minutes will do, and none is worth more than ten seconds of waiting. */
const OPTIONS: PositionOptions = { maximumAge: 300_000, timeout: 10_000 };

/** Asks the browser. Never rejects. */
export const currentPosition = (): Promise<Position | PositionRefusal> =>
  new Promise((resolve) => {
    const { geolocation } = globalThis.navigator ?? {};
    if (geolocation === undefined) return resolve('unsupported');
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve(REFUSALS[code] ?? 'unavailable'),
      OPTIONS,
    );
  });
