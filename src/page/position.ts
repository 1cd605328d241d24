/** Decides how the buyer's position is requested: once, on their own click, with a plain message for each refusal. */

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** `denied`: by the person, the browser or the page's policy · `unavailable`: no fix · `timeout` · `unsupported`: no such API. */
export type PositionRefusal = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

const REFUSALS: Readonly<Record<number, PositionRefusal>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** A fix from the last five minutes is good enough; a new one may take ten seconds. */
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
