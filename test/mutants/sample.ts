/** Which share of small mistakes in the client's rules do the unit tests find? MISTAKES=40 tries fewer, SEED=2 others. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { randomFrom } from '../fixtures/random-cart';
import { publish } from '../reliability/publish';
import { failures, makeCopy, removeCopy } from './copy';
import { mistakesIn, toldOf } from './small';

const [COUNT, SEED] = [Number(process.env.MISTAKES ?? 150), Number(process.env.SEED ?? 1)];
const CART = ['test/unit/cart', 'test/faults/cart-matrix.test.ts'];
/** The rules that need no browser, and the tests that must find what is wrong in them. */
const ROOMS: readonly (readonly [sources: RegExp, ...tests: string[]])[] = [
  [/^cart\/session\//, ...CART],
  [/^http\/[^/]+$/, 'test/unit/http', ...CART],
  [
    /^fields\/(amount|areas|fold|price|quantity|quantity-words|units|validate|validators)\.ts$/,
    'test/unit/fields',
    ...CART,
  ],
  [/^product\/calculator\/(amounts|outcome|state|storage)\.ts$/, 'test/unit/product'],
];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted();
const sources = filesIn('src').filter((file) => !/text(\.en)?\.ts$/.test(file));
const all = ROOMS.flatMap(([mine, ...tests]) =>
  sources
    .filter((file) => mine.test(file))
    .flatMap((file) => {
      const path = `src/${file}`;
      return mistakesIn(path, readFileSync(path, 'utf8')).map((mistake) => ({ mistake, tests }));
    }),
);
const { whole } = randomFrom(SEED);
const chosen = new Set<(typeof all)[number]>();
while (chosen.size < Math.min(COUNT, all.length)) chosen.add(all[whole(0, all.length - 1)]!);

makeCopy();
const near = new Map(filesIn('test/unit').map((file) => [basename(file, '.test.ts'), `test/unit/${file}`]));
const missed: string[] = [];
let tried = 0;
for (const { mistake, tests } of chosen) {
  const text = readFileSync(mistake.file, 'utf8');
  const description = toldOf(mistake, text);
  const broken = new Map([[mistake.file, text.slice(0, mistake.start) + mistake.with + text.slice(mistake.end)]]);
  // The file's own tests find most mistakes, in a tenth of the time.
  const own = near.get(basename(mistake.file, '.ts'));
  const isFound = [...(own ? [[own]] : []), tests].some(
    (some) => failures(description, broken, some, ['--bail', '1']).size > 0,
  );
  tried += 1;
  if (!isFound) missed.push(description);
  console.log(`${isFound ? 'found' : 'MISSED'}: ${description} – ${tried - missed.length} of ${tried}`);
}
removeCopy();

const foundCount = tried - missed.length;
publish(
  'mistakes',
  [
    `${foundCount} of ${tried} (${Math.round((100 * foundCount) / tried)} %) random small mistakes out of ${all.length} found (seed ${SEED}). Not found:`,
    '',
    ...missed.map((one) => `- ${one}`),
  ].join('\n'),
);
if (foundCount < 0.93 * tried) process.exitCode = 1;
