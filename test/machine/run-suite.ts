/** Runs commands of suites: continues after a failed one, except for commands that depend on it. */
import { spawn } from 'node:child_process';
import type { Suite } from './suites';

/** Whether the command succeeded. `isShared`: another one runs too, so its output is printed at its end. A `nice` one gives way to it. */
const isGreen = (command: string, isShared = false, isNice = false): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const begun = Date.now();
    const output: Buffer[] = [];
    // A suite may also be run by `npx tsx`.
    const env = { ...process.env, PATH: `node_modules/.bin:${process.env['PATH']}` };
    const child = spawn(isNice ? 'nice' : 'sh', [...(isNice ? ['sh'] : []), '-c', command], {
      env,
      stdio: isShared ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => void output.push(part));
    child.on('error', reject).on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      if (isShared)
        console.log(`${code === 0 ? 'Green' : 'Red'} after ${Math.round((Date.now() - begun) / 1000)} s: ${command}\n`);
      resolve(code === 0);
    });
  });

export function fail(why: string): void {
  console.error(`\n${why}`);
  process.exitCode = 1;
}

/** `only` names the commands to run. Default: all. */
export async function run(
  { needs = [], runs, beside }: Omit<Suite, 'shows'>,
  only: readonly string[] = [],
): Promise<void> {
  for (const command of needs) if (!(await isGreen(command))) return fail(`Red: ${command}`);
  const chosen = Object.entries(runs).filter(([name]) => only.length === 0 || only.includes(name));
  const lanes = [chosen.filter(([name]) => name !== beside), chosen.filter(([name]) => name === beside)];
  const isShared = lanes.every((lane) => lane.length > 0);
  const red: string[] = [];
  await Promise.all(
    lanes.map(async (lane) => {
      for (const [name, command] of lane)
        if (!(await isGreen(command, isShared, isShared && name !== beside))) red.push(command);
    }),
  );
  if (red.length > 0) fail(`Red: ${red.join('; ')}`);
}
