/** Decides when queued announcements are put into the live region, so that none swallows another. */

export interface Announcer {
  /** Queues a sentence; one that already waits is not queued twice. */
  say(text: string): void;
  stop(): void;
}

/** Quiet time before each sentence (screen readers miss a change made together with a focus move), then time to be read, in ms. */
export const PAUSE = 150;
export const READING = 1000;

/**
 * say(a) say(b)
 *   |--PAUSE--| show a |--READING--| show '' |--PAUSE--| show b |--READING--| show ''
 *
 * The emptying between lets the same sentence be announced twice in a row.
 */
export function createAnnouncer(show: (text: string) => void): Announcer {
  const waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = () => {
    const text = waiting.shift();
    timer = undefined;
    if (text === undefined) return;
    show(text);
    timer = setTimeout(() => {
      show('');
      timer = waiting.length > 0 ? setTimeout(next, PAUSE) : undefined;
    }, READING);
  };

  return {
    say(text) {
      if (text === '' || waiting.includes(text)) return;
      waiting.push(text);
      timer ??= setTimeout(next, PAUSE);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting.length = 0;
    },
  };
}
