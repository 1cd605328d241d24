/** Reads a file in a worker that ends after 10 seconds or with a press; on the page itself where no worker can start. */
import { workerUrl } from '../page/worker-url';
import { FileError } from './entry';
import type { ReadFile } from './read/file';
import type { Answer, Job } from './read/worker';
// oxlint-disable-next-line import/default -- Vite's query makes the URL the default export.
import readerUrl from './read/worker?worker&url';

const LONGEST = 10_000;

function start(): Worker | undefined {
  try {
    return readerUrl === '' ? undefined : new Worker(workerUrl(readerUrl), { type: 'module' });
  } catch {
    // The files are on another origin, or a policy of the page forbids it.
    return undefined;
  }
}

/** Rejects with a FileError, or with the signal's reason. */
export async function readAside(file: File, ownNip: string | undefined, signal: AbortSignal): Promise<ReadFile> {
  const worker = start();
  const here = async () => (await import('./read/file')).readFile(file, ownNip);
  if (worker === undefined) return here();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ReadFile>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      let isReady = false;
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        // Once it reads, it can only have run out of memory.
        if (isReady) reject(new FileError('costly'));
        else resolve(here());
      });
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if ('read' in data) resolve(data.read);
        else if ('error' in data)
          reject(data.fault ? new FileError(data.fault, data.format) : new Error(String(data.error)));
        else {
          isReady = true;
          timer = setTimeout(() => reject(new FileError('costly')), LONGEST);
        }
      });
      worker.postMessage({ file, ownNip } satisfies Job);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
