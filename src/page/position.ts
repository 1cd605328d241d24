/** Requests the buyer's position: once, on their own click, with a plain message for each refusal. */

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** `denied`: by the buyer, the browser or the page's policy · `unavailable`: no position · `timeout` · `unsupported`: no such API. */
export type PositionRefusal = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

const REFUSALS: Readonly<Record<number, PositionRefusal>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** A position from the last five minutes is good enough; a new one may take ten seconds. */
const OPTIONS: PositionOptions = { maximumAge: 300_000, timeout: 10_000 };

/** Requests the position. Never rejects. */
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
