/** Decides when queued announcements are put into the live region, so that none swallows another. */

export interface Announcer {
  /** Queues a sentence, in the innermost region that is open; one that already waits is not queued twice. `untrue` is not said if it still waits. */
  say(text: string, untrue?: string): void;
  /** A region within this one has opened, a dialog's: what is outside is inert and would be silent. The function returned ends that. */
  enter(inner: Announcer): () => void;
  /** Falls silent; gives back what was still waiting. */
  stop(): readonly string[];
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
  const inners: Announcer[] = [];
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

  const announcer: Announcer = {
    say(text, untrue) {
      const innermost = inners.at(-1);
      if (innermost) return innermost.say(text, untrue);
      const stale = waiting.findIndex((one) => one === untrue);
      if (stale >= 0) waiting.splice(stale, 1);
      if (text === '' || waiting.includes(text)) return;
      waiting.push(text);
      timer ??= setTimeout(next, PAUSE);
    },
    enter(inner) {
      inners.push(inner);
      return () => {
        inners.splice(inners.indexOf(inner), 1);
        for (const text of inner.stop()) announcer.say(text);
      };
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      return waiting.splice(0);
    },
  };
  return announcer;
}
