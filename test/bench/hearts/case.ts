/** Measures many small elements: 200 hearts compared with lit's, moved in the page compared with plain ones, and their scaling. */
import type { Case } from '../runner/case';
import { eagerFiles } from '../runner/dist';
import { call, ROUNDS } from '../runner/rounds';
import type { Marks } from '../runner/rounds';
import { countRow, curveRow, ratioRow } from '../runner/rows';

const COUNT = 200;
/** The goal: our time by the plain element's. */
const MAX_RATIO = 2;
/** With the usual seven the ratio moved between 1.5 and 3. */
const MANY = 3 * ROUNDS;

export const hearts: Case = {
  name: 'hearts',
  title: 'Many small elements',
  how: `${COUNT} hearts of a listing. "In the page": from the evaluation of their (loaded) module until all are drawn. Moving: \`append\` of all to
another place and the following microtasks; "with React" after a touch of each. The plain element clones a template by hand. Both kinds of drawing have ${MANY} rounds.`,
  pages: {
    ours: { script: 'ours' },
    'ours, with React': { script: 'ours-live' },
    lit: { script: 'lit' },
    'plain element': { script: 'plain' },
  },
  async measure(bench) {
    const modules = (candidate: string): readonly string[] => {
      if (candidate.startsWith('ours')) return eagerFiles('shop-favourite.js').map((file) => `/dist/${file}`);
      const { script, preloads } = bench.built.entry(`hearts/pages/${candidate.split(' ')[0]}-definition`);
      return [script!, ...preloads];
    };
    const rows = [];
    for (const cpu of [1, 4] as const) {
      const samples = await bench.compare({
        candidates: ['ours', 'lit', 'plain element'],
        cpu,
        rounds: MANY,
        async act(page, candidate): Promise<Marks> {
          const upgrade = await call<Marks>(page, 'upgrade', COUNT, modules(candidate));
          return { ...upgrade, ...(await call<Marks>(page, 'add', COUNT)) };
        },
      });
      rows.push(
        ratioRow(`${COUNT} hearts in the page`, samples, { peer: 'lit', mark: 'upgrade' }),
        ratioRow(`${COUNT} hearts in the page`, samples, { peer: 'plain element', mark: 'upgrade', most: MAX_RATIO }),
        ratioRow(`${COUNT} hearts more`, samples, { peer: 'lit', mark: 'add' }),
        ratioRow(`${COUNT} hearts more`, samples, { peer: 'plain element', mark: 'add' }),
      );
    }
    const moved = await bench.compare({
      candidates: ['ours', 'ours, with React', 'plain element'],
      async act(page, candidate): Promise<Marks> {
        await call(page, 'upgrade', COUNT, modules(candidate));
        return call<Marks>(page, 'move', 7);
      },
    });
    for (const ours of ['ours', 'ours, with React'])
      rows.push(
        ratioRow(`moving ${COUNT} elements${ours === 'ours' ? ' at rest' : ' with React'}`, moved, {
          ours,
          peer: 'plain element',
          mark: 'move',
          most: 2,
        }),
      );
    rows.push(
      countRow('moved elements that lost their state', Math.max(...moved.of('ours, with React', 'lost')), { most: 0 }),
    );
    const curve = [];
    for (const count of [1, 100, 1000]) {
      const samples = await bench.compare({
        candidates: ['ours'],
        rounds: 3,
        act: (page, candidate) => call<Marks>(page, 'upgrade', count, modules(candidate)),
      });
      curve.push([count, samples.of('ours', 'upgrade')] as const);
    }
    return [...rows, curveRow('1, 100, 1,000 elements in the page', curve)];
  },
  notes: [
    'By the profile, half of our time is work that the plain element has too: the root, the copied drawing, class and title. The other half reads attributes with their types and defaults and the page’s texts, follows the other hearts, and records interactions until React is loaded. The first heart costs 3 ms more than the others (10 before Chrome compiled the files while loading them). The first two hundred run before the engine has optimised that code.',
  ],
};
