/** Decides how long a test waits for what follows by itself: promises, React's own tasks, and the screen. */

/** For what needs React, which `npm run test:late` holds back for five seconds. */
export const patient = { timeout: 12_000 };

const realTimeout = globalThis.setTimeout.bind(globalThis);

/** Several turns, because engines order timers, messages and frames differently. Scripted timers do not hold it up. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise<void>((done) => realTimeout(() => requestAnimationFrame(() => done()), 5));
  }
}
