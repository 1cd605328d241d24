/** Decides the order in which products are added, by hand and from a pasted table: one at a time, whoever asks. */

export interface AddingLine {
  /** Sends when all that was to be sent before has been answered, well or not. */
  post<T>(send: () => Promise<T>): Promise<T>;
  /** Some work with posts in it, and whatever comes between them. */
  during(work: () => Promise<void>): Promise<void>;
  /** No work is under way. */
  isIdle(): boolean;
}

export function createLine(): AddingLine {
  let last: Promise<unknown> = Promise.resolve();
  let works = 0;
  return {
    post(send) {
      const mine = last.then(send);
      last = mine.catch(() => {});
      return mine;
    },
    async during(work) {
      works += 1;
      try {
        await work();
      } finally {
        works -= 1;
      }
    },
    isIdle: () => works === 0,
  };
}
