/** Processor time and cores of processes, from Linux: it counts in ticks of 10 ms. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** The fields of `/proc/<pid>/stat` after the name: parent 1, time of the process 11 and 12, of ended children 13 and 14. */
function fieldsOf(pid: number | string): readonly number[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);
  } catch {
    return []; // It has ended.
  }
}
const sumOf = (fields: readonly number[]): number => fields.reduce((sum, ticks) => sum + ticks * 10, 0);

/** Processor time that a process has used, in ms. */
export const usedBy = (pid: number): number => sumOf(fieldsOf(pid).slice(11, 13));

/** The same with its children, also those that have ended. */
export function usedByFamily(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && fieldsOf(name)[1] === pid);
  return sumOf(fieldsOf(pid).slice(11, 15)) + children.reduce((sum, child) => sum + usedBy(Number(child)), 0);
}

/** Runs a process and its later children on these cores only. */
const pin = (pid: number, cores: string): void =>
  void execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)], { stdio: 'ignore' });

/** Gives a server half of the cores, and the other half to this process and its later children. Returns what ends that. */
export function separate(pid: number): () => void {
  const cores = availableParallelism();
  if (cores < 2) return () => {};
  const half = Math.ceil(cores / 2);
  pin(pid, `${half}-${cores - 1}`);
  pin(process.pid, `0-${half - 1}`);
  return () => pin(process.pid, `0-${cores - 1}`);
}
