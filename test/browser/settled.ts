/** Waits for promises, React's own tasks, and the next frame. */
import { waitUntil } from '@open-wc/testing';

/** Resolves when it holds. React, which `npm run suite late` holds back for five seconds, and a busy machine take their time. */
export const until = (holds: () => unknown, what = 'what was waited for'): Promise<void> =>
  waitUntil(holds, what, { timeout: 12_000 });

const realTimeout = globalThis.setTimeout.bind(globalThis);

/** Several turns, because engines order timers, messages and frames differently. Scripted timers do not hold it up. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise<void>((done) => realTimeout(() => requestAnimationFrame(() => done()), 5));
  }
}
