/** Reads files in a worker, so that none stops the page. */
import { FileError } from '../entry';
import { readFile } from './file';

export interface Job {
  readonly file: File;
  readonly ownNip: string | undefined;
}
/** `ready` tells that the worker has begun. */
export type Answer = Readonly<
  | { ready: true }
  | { read: Awaited<ReturnType<typeof readFile>> }
  | { error: unknown; fault?: FileError['fault']; format?: FileError['format'] }
>;

const answer = (one: Answer): void => postMessage(one);

async function read({ file, ownNip }: Job): Promise<void> {
  try {
    answer({ read: await readFile(file, ownNip) });
  } catch (error) {
    answer({ error: String(error), ...(error instanceof FileError && { fault: error.fault, format: error.format }) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Job>) => void read(data));
answer({ ready: true });
