/** Locks a data folder to one process: two PGlite instances would overwrite each other. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const mine = new Set<string>();

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that holds the folder; undefined if it has died, or if this process now has its id. */
function ownerOf(lock: string): number | undefined {
  if (mine.has(lock)) return process.pid;
  const pid = Number(readFileSync(lock, 'utf8'));
  return pid > 0 && pid !== process.pid && isRunning(pid) ? pid : undefined;
}

/** Throws while another shop holds the folder. Returns the function that releases it. */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`;
  const take = (): void => writeFileSync(lock, String(process.pid), { flag: 'wx' });
  try {
    take();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = ownerOf(lock);
    if (owner !== undefined)
      throw new Error(
        `${folder} is in use by another shop (process ${owner}). Stop that one, or set SHOP_DATA or DATABASE_URL.`,
        { cause: error },
      );
    rmSync(lock, { force: true });
    take();
  }
  mine.add(lock);
  return () => {
    mine.delete(lock);
    rmSync(lock, { force: true });
  };
}
