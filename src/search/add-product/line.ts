/** A queue for adding products, by hand and from a pasted table: one request at a time, in order. */

export interface AddingLine {
  /** Sends after all earlier posts have settled, even if they failed. */
  post<T>(send: () => Promise<T>): Promise<T>;
  /** Marks work as running, including the pauses between its posts. */
  during(work: () => Promise<void>): Promise<void>;
  /** True if no work is running. */
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
