/** Queues announcements for the live region, so that none overwrites another. */

export interface Announcer {
  /** Queues a sentence in the innermost open region, unless it is already waiting. Removes the sentence `untrue` from the queue, if it is still waiting. */
  announce(text: string, untrue?: string): void;
  /** Registers an open dialog's region: the page outside it is inert and would be silent. Returns the function that removes it. */
  enter(inner: Announcer): () => void;
  /** Stops; returns the sentences still waiting. */
  stop(): readonly string[];
}

/** In ms: quiet time before each sentence (screen readers miss a change that coincides with a focus move), then time to read it out. */
export const PAUSE = 150;
export const READING = 1000;

/**
 * say(a) say(b)
 *   |--PAUSE--| show a |--READING--| show '' |--PAUSE--| show b |--READING--| show ''
 *
 * Emptying the region in between lets the same sentence be announced twice in a row.
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
    announce(text, untrue) {
      const innermost = inners.at(-1);
      if (innermost) return innermost.announce(text, untrue);
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
        for (const text of inner.stop()) announcer.announce(text);
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
