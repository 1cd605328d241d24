/** Shows that nobody orders what was not on the screen, by geometry: random orders at any width. SEEN=1000 for all; SEED and RUN repeat one. */
import { expect, it } from 'vitest';
import { publish } from '../reliability/publish';
import { orderStage } from './orders/pages';
import { runSeen, type SeenReport } from './orders/seen';

const SEEN = Number(process.env['SEEN'] ?? 6);
const SEED = Number(process.env['SEED'] ?? 1);
const ONLY = process.env['RUN'];
const BUYERS = Number(process.env['BUYERS'] ?? 3);

const stage = orderStage();

it(
  `of ${ONLY ?? SEEN} random orders none is placed before it was seen [O13, O18, O22]`,
  { timeout: 60_000 + SEEN * 30_000 },
  async () => {
    const runs = ONLY === undefined ? Array.from({ length: SEEN }, (_, at) => at) : [Number(ONLY)];
    const reports: SeenReport[] = [];
    const buyer = async () => {
      for (let run = runs.shift(); run !== undefined; run = runs.shift())
        reports.push(await runSeen(stage.browser, stage.pages, SEED, run));
    };
    await Promise.all(Array.from({ length: BUYERS }, buyer));
    const those = (is: (one: SeenReport) => boolean) => reports.filter(is).map(({ what }) => what);
    const unseen = those(({ placed, together }) => placed > 0 && !together);
    const missed = those(({ placed, isFew, allLines }) => placed > 0 && isFew && !allLines);
    const unheard = those(({ placed, isAcknowledged }) => placed > 0 && !isAcknowledged);
    const stuck = those(({ placed }) => placed === 0);
    const changed = those(({ isChanged }) => isChanged).length;
    const line = `${reports.length} random orders (seed ${SEED}), 320 to 1280 px, 1 to 500 lines, 4 ways to deliver and to pay, by bar, wheel, keys or End, ${changed} of them changed from elsewhere: ${unseen.length} placed where last line and total had not been on the screen together with the button, ${missed.length} of up to 8 lines with one unseen, ${unheard.length} with a change that nobody had acknowledged, ${stuck.length} not placed in the end.`;
    console.info(line);
    publish('seen', line);
    expect({ unseen, missed, unheard, stuck }).toEqual({ unseen: [], missed: [], unheard: [], stuck: [] });
  },
);
