/** Runs a command under other clocks and time zones, which move forwards: `tsx test/machine/clocks.ts spring,Tokyo vitest run --project unit`; `all` for each. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WARSAW = 'Europe/Warsaw';

/** The zone and, unless it is now, the time at which the command starts. */
const clocks: Readonly<Record<string, readonly [zone: string, begin?: string]>> = {
  // Still 28 February in UTC.
  'leap-day': [WARSAW, '2028-02-29T00:10+01:00'],
  'new-year': [WARSAW, '2026-12-31T23:59+01:00'],
  // Two minutes later it is 03:00.
  spring: [WARSAW, '2027-03-28T01:58+01:00'],
  // Two minutes later it is 02:00 again.
  autumn: [WARSAW, '2026-10-25T02:58+02:00'],
  // Still June in UTC.
  2030: [WARSAW, '2030-07-01T00:10+02:00'],
  'Los-Angeles': ['America/Los_Angeles'],
  Tokyo: ['Asia/Tokyo'],
};

/** Moves the time of day of a process, but no timers. libfaketime does so too, but Chromium ends under it. */
const SHIFTED = `
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
int clock_gettime(clockid_t id, struct timespec *at) {
  int failed = syscall(SYS_clock_gettime, id, at);
  if (!failed && (id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE)) at->tv_sec += SHIFT;
  return failed;
}
int gettimeofday(struct timeval *at, void *zone) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  at->tv_sec = now.tv_sec;
  at->tv_usec = now.tv_nsec / 1000;
  return 0;
}
time_t time(time_t *to) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (to) *to = now.tv_sec;
  return now.tv_sec;
}`;

const [names = '', command, ...args] = process.argv.slice(2);
const chosen = names === 'all' ? Object.keys(clocks) : names.split(',');
if (command === undefined || chosen.some((name) => clocks[name] === undefined))
  throw new Error(`clocks.ts <${['all', ...Object.keys(clocks)].join('|')}> <command> …`);
const folder = mkdtempSync(join(tmpdir(), 'clocks-'));

const isGreen = (name: string): boolean => {
  const [zone, begin] = clocks[name]!;
  console.log(`\n# ${name}: ${begin ?? 'now'}, ${zone}`);
  const env = { ...process.env, TZ: zone };
  if (begin !== undefined) {
    const library = join(folder, `${name}.so`);
    const shift = Math.round((Date.parse(begin) - Date.now()) / 1000);
    const terms = ['-shared', '-fPIC', '-x', 'c', `-DSHIFT=${shift}`, '-o', library, '-'];
    execFileSync('cc', terms, { input: SHIFTED });
    Object.assign(env, { LD_PRELOAD: library });
  }
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
};

const red = chosen.filter((name) => !isGreen(name));
rmSync(folder, { recursive: true });
console.log(`\n${chosen.length - red.length} of ${chosen.length} clocks green`);
if (red.length > 0) {
  console.error(`Red: ${red.join(', ')}`);
  process.exitCode = 1;
}
