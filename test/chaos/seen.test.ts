/** Tests by geometry that orders contain only displayed contents: random orders at any width, a dozen of them with `npm test`. */
/*
 * SEEN=1000 for all; SEED and RUN repeat one. With KEEP=file a run that was stopped goes on where it was, and
 * SHARD=1/2 and SHARD=2/2 share it between two processes.
 */
import { expect, it } from 'vitest';
import { publish } from '../reliability/publish';
import { orderStage } from './orders/pages';
import { broken, findingsOf, storedReports, ordersSummary } from './orders/reports';
import { runSeen } from './orders/seen';

const SEEN = Number(process.env['SEEN'] ?? 12);
const SEED = Number(process.env['SEED'] ?? 1);
const ONLY = process.env['RUN'];
const BUYERS = Number(process.env['BUYERS'] ?? 3);
const [shard = 1, shards = 1] = process.env['SHARD']?.split('/').map(Number) ?? [];

const stage = orderStage();

it(
  `none of ${ONLY ?? SEEN} random orders is placed before all of it was displayed [O13, O18, O22]`,
  { timeout: 60_000 + SEEN * 30_000 },
  async () => {
    const stored = storedReports(process.env['KEEP']);
    const done = new Set(stored.read().map(({ run }) => run));
    const all = ONLY === undefined ? Array.from({ length: SEEN }, (_, at) => at) : [Number(ONLY)];
    const runs = all.filter((run) => !done.has(run) && run % shards === shard - 1);
    const reports = stored.read();
    const buyer = async () => {
      for (let run = runs.shift(); run !== undefined; run = runs.shift()) {
        const report = await runSeen(stage.browser, stage.pages, SEED, run).catch((error) => broken(run, error));
        stored.add(report);
        reports.push(report);
      }
    };
    await Promise.all(Array.from({ length: BUYERS }, buyer));
    // Reports of the other processes.
    const own = new Set(reports.map(({ run }) => run));
    reports.push(...stored.read().filter(({ run }) => !own.has(run)));
    console.info(ordersSummary(reports, SEED));
    if (reports.length >= SEEN) publish('seen', ordersSummary(reports, SEED));
    expect(findingsOf(reports)).toEqual({ unseen: [], missed: [], unheard: [], stuck: [] });
  },
);
