/** Decides the order in which products are added, by hand and from a pasted table: one at a time, in order of request. */

export interface AddingLine {
  /** Sends once all earlier posts have settled, even if they failed. */
  post<T>(send: () => Promise<T>): Promise<T>;
  /** Marks some work as under way, including the pauses between its posts. */
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
