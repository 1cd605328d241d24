/** The test suites: the purpose, the commands and the required builds of each. */

export interface Suite {
  readonly shows: string;
  /** Commands that run first; a failed one ends the suite. */
  readonly needs?: readonly string[];
  /** Commands that all run, even if others fail. */
  readonly runs: readonly string[];
}

const BUILT = ['npm run -s build', 'npm run -s docs'];
const NODE = 'vitest run --project unit --project long --project server';
const E2E = 'vitest run --project e2e';
const APPROVALS = 'env APPROVALS=${APPROVALS:-1000} vitest run --project server test/server/approval-random.test.ts';
/** The filled database, which the commands of one run share. */
const FILLED = 'test-results/filled-shop.tar';

export const suites = {
  test: {
    shows: 'All checks and tests of CI, like `npm test`: 14 minutes on 2 cores.',
    needs: ['tsx test/machine/install.ts', ...BUILT, `rm -f ${FILLED}`],
    runs: [
      'npm run -s check',
      `FILLED_SHOP=${FILLED} INTERLEAVINGS=15000 ${NODE}`,
      'wtr',
      `FILLED_SHOP=${FILLED} ${E2E} --maxWorkers=3`,
      'tsx test/machine/summary.ts',
    ],
  },
  node: { shows: 'All tests without a browser: quick ones, long ones, and those of the demo shop.', runs: [NODE] },
  server: { shows: 'The tests of the demo shop with its database.', runs: ['vitest run --project server'] },
  browser: { shows: 'The tests of the built files in a browser (after `npm run build`).', runs: ['wtr'] },
  e2e: {
    shows:
      'The tests of the demo shop in a browser, with a quarter of the similar cases (after `npm run build` and `npm run docs`).',
    runs: [`${E2E} --maxWorkers=3`],
  },
  'e2e-all': {
    shows: 'Like e2e, with every width, theme, visitor and tag, and with the types of the package compiled.',
    needs: ['npm run -s package', 'npm run -s docs'],
    runs: [`E2E=all ${E2E}`],
  },
  late: { shows: 'The browser tests, with React loaded five seconds late on every page.', runs: ['LATE_REACT=1 wtr'] },
  engines: {
    shows: 'The tests of single elements in Firefox and WebKit.',
    runs: ['wtr --config test/engines/web-test-runner.config.mjs --concurrent-browsers 1'],
  },
  partner: {
    shows: 'A partner’s page and the PHP shop on two sites over https, in Chromium, Firefox and WebKitGTK.',
    needs: ['npm run -s build'],
    runs: ['tsx test/engines/partner.ts'],
  },
  php: {
    shows:
      'The PHP package: its own tests, the contract’s schema, money, frameworks, MariaDB, WordPress, simultaneous buyers.',
    runs: [
      'MARIADB=1 COST=all vitest run --project long test/php.test.ts test/php-shops.test.ts test/php-mariadb.test.ts test/php-screens.test.ts test/php-cache.test.ts test/php-payment.test.ts',
    ],
  },
  kit: {
    shows:
      'The kit on every broken and every correct shop (`npm test` tries every tenth broken one) and on every visitor of the demo; the linter’s templates.',
    runs: [
      'KIT=all vitest run --project unit --project long --project server test/lint test/conform test/unit/tools/conform test/server/conform.test.ts',
    ],
  },
  corpus: {
    shows: 'The linter reports nothing in foreign templates: those of Debian’s PHP packages.',
    runs: ['RELIABILITY=1 tsx test/lint/corpus.ts'],
  },
  docs: {
    shows: 'Runs every snippet and guide of the documentation: in a browser, by PHP, in a shell.',
    needs: ['npm run -s package', 'npm run -s docs'],
    runs: [
      'DOCS=all vitest run --project unit --project long --project server --project e2e test/docs test/guides.test.ts test/faults-pages.test.ts test/server/site.test.ts',
    ],
  },
  trials: {
    shows: 'The packed package in bare HTML, a new PHP page, and empty React and Vue projects.',
    runs: ['RELIABILITY=1 vitest run --project trials'],
  },
  a11y: {
    shows: 'axe, keys and the accessibility tree in every state; `npm test` checks a part of the states.',
    runs: [`RELIABILITY=1 A11Y=all ${E2E} test/a11y`],
  },
  acr: {
    shows:
      'The tests that the accessibility report cites exist; the screen reader transcripts of the main tasks match (-u rewrites them).',
    runs: ['E2E=all vitest run --project unit --project e2e test/acr.test.ts test/a11y/transcripts'],
  },
  chaos: {
    shows: 'Faults in a real browser, on the network and in the database; figures in test/RELIABILITY.md.',
    runs: [
      'RELIABILITY=1 ORDERS=1000 SEEN=1000 CHAOS=all INJECTION=1 FUZZ_BROWSER=2000 SOAK=10000 HOUR=720 OPENINGS=200 vitest run --project chaos',
    ],
  },
  seen: {
    shows:
      '1,000 random orders from 320 to 1280 px, none placed before it was displayed; `npm test` tries 12. SEEN=200 runs fewer, KEEP=file stores the state to continue later, SHARD=1/2 runs one half.',
    runs: ['RELIABILITY=1 SEEN=${SEEN:-1000} vitest run --project chaos test/chaos/seen.test.ts'],
  },
  'chaos-sample': { shows: 'A sample of the suite chaos.', runs: ['vitest run --project chaos'] },
  storms: {
    shows: 'All storms of orders: PHP on each database, the demo shop on PostgreSQL.',
    runs: ['tsx test/chaos/storms.ts'],
  },
  cost: {
    shows: 'The processor time of each call of the demo shop, with up to 10,000 characters and rows in each place.',
    runs: ['RELIABILITY=1 COST=all vitest run --project chaos test/chaos/cost.test.ts'],
  },
  approvals: {
    shows:
      '1,000 random sequences of a request for approval in the demo shop, on PGlite and on a PostgreSQL server; `npm test` tries 5. APPROVALS=100 runs fewer.',
    runs: [APPROVALS, `tsx test/machine/on-postgres.ts ${APPROVALS}`],
  },
  long: {
    shows: 'A hundred times as many random carts, amounts, sequences and faults as `npm test`.',
    runs: [
      'RELIABILITY=1 FUZZ=50000 CARTS=2000 INTERLEAVINGS=1000000 AMOUNTS=100000 vitest run --project unit --project long test/unit/fields/amount-random.test.ts test/unit/cart/session/interleavings.test.ts test/unit/cart/session/two-tabs.test.ts test/faults test/first-screens.test.ts test/php-screens.test.ts',
    ],
  },
  mutants: {
    shows: 'The tests detect each deliberately broken client.',
    runs: ['RELIABILITY=1 tsx test/mutants/run.ts'],
  },
  reproducible: {
    shows: 'Two builds of the last commit in two places result in the same package.',
    runs: ['tsx test/reproducible.ts'],
  },
  sbom: {
    shows: 'The list of bundled packages is complete.',
    needs: ['npm run -s package'],
    runs: ['vitest run --project unit test/sbom.test.ts'],
  },
  api: {
    shows: 'The changes for pages since the last release that CHANGELOG.md does not name (--all: all changes).',
    runs: ['tsx src/tools/pack/api/diff.ts'],
  },
} satisfies Record<string, Suite>;

export type SuiteName = keyof typeof suites;
