/** Waits for promises, React's own tasks, and the next frame. */
import { waitUntil } from '@open-wc/testing';

/**
 * Waits until the condition holds, with a long timeout: `npm run suite engines late` delays React for five seconds, and the machine may be busy.
 */
export const until = (holds: () => unknown, what = 'what was waited for'): Promise<void> =>
  waitUntil(holds, what, { timeout: 12_000 });

const realTimeout = globalThis.setTimeout.bind(globalThis);

/** Waits several turns, because engines order timers, messages and frames differently. Scripted timers are not awaited. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise<void>((done) => realTimeout(() => requestAnimationFrame(() => done()), 5));
  }
}
