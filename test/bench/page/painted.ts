/** Waits for the painted content of a candidate's page. */

/** Resolves in the task after the next frame, with the time. */
export const painted = (): Promise<number> =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(null);
    });
  });

/** Resolves with the time when `holds` returns true, checked after each change below `root`. */
export const changed = (root: Node, holds: () => boolean): Promise<number> =>
  new Promise((done) => {
    const look = (): boolean => {
      if (!holds()) return false;
      observer.disconnect();
      done(performance.now());
      return true;
    };
    const observer = new MutationObserver(look);
    if (!look()) observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
  });

/** Resolves when the page is idle: after two frames and a pause. */
export async function pageIdle(): Promise<void> {
  await painted();
  await new Promise((done) => setTimeout(done, 60));
  await painted();
}

/** The functions of a page that the runner may call. */
export const offer = (bench: Record<string, (...input: never[]) => Promise<unknown>>): void =>
  void Object.assign(globalThis, { bench });
