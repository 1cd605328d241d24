/** Runs the commands of a suite: continues after a failed one, except for commands that depend on it. */
import { spawn } from 'node:child_process';
import type { Suite } from './suites';

/** A suite may also be run by `npx tsx`. */
const env = { ...process.env, PATH: `node_modules/.bin:${process.env['PATH']}` };

const isGreen = (command: string, more: readonly string[] = []): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', `${command} "$@"`, 'sh', ...more], { stdio: 'inherit', env });
    child.on('error', reject).on('close', (code) => resolve(code === 0));
  });

export function fail(why: string): void {
  console.error(`\n${why}`);
  process.exitCode = 1;
}

/** Further arguments go to the last command. */
export async function run({ needs = [], runs }: Suite, args: readonly string[] = []): Promise<void> {
  for (const command of needs) if (!(await isGreen(command))) return fail(`Red: ${command}`);
  const red: string[] = [];
  for (const command of runs) if (!(await isGreen(command, command === runs.at(-1) ? args : []))) red.push(command);
  if (red.length > 0) fail(`Red: ${red.join('; ')}`);
}
