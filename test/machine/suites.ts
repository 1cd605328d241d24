/** The test suites: the purpose, the commands and the required builds of each. */

export interface Suite {
  readonly shows: string;
  /** Run first; one that fails ends the suite. */
  readonly needs?: readonly string[];
  /** All of them run, even if others fail. */
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
    shows: 'All that CI looks at, as `npm test`: 14 minutes on 2 cores.',
    needs: ['tsx test/machine/install.ts', ...BUILT, `rm -f ${FILLED}`],
    runs: [
      'npm run -s check',
      `FILLED_SHOP=${FILLED} INTERLEAVINGS=15000 ${NODE}`,
      'wtr',
      `FILLED_SHOP=${FILLED} ${E2E} --maxWorkers=3`,
      'tsx test/machine/told.ts',
    ],
  },
  node: { shows: 'All tests that need no browser: the quick ones, the long ones, the demo shop’s.', runs: [NODE] },
  server: { shows: 'The demo shop, with its database.', runs: ['vitest run --project server'] },
  browser: { shows: 'The built files in a browser (after `npm run build`).', runs: ['wtr'] },
  e2e: {
    shows: 'The demo shop in a browser, a quarter of the like cases (after `npm run build` and `npm run docs`).',
    runs: [`${E2E} --maxWorkers=3`],
  },
  'e2e-all': {
    shows: 'As e2e, with every width, theme, visitor and tag, and the compilers over the package.',
    needs: ['npm run -s package', 'npm run -s docs'],
    runs: [`E2E=all ${E2E}`],
  },
  late: { shows: 'The browser tests with React five seconds late on every page.', runs: ['LATE_REACT=1 wtr'] },
  engines: {
    shows: 'The tests of single elements in Firefox and WebKit.',
    runs: ['wtr --config test/engines/web-test-runner.config.mjs --concurrent-browsers 1'],
  },
  partner: {
    shows: 'A partner’s page on two sites over https, with the shop in PHP, in Chromium, Firefox and WebKitGTK.',
    needs: ['npm run -s build'],
    runs: ['tsx test/engines/partner.ts'],
  },
  php: {
    shows:
      'The server’s half in PHP: its own tests, the contract’s schema, money, frameworks, MariaDB, WordPress, many at once.',
    runs: [
      'MARIADB=1 COST=all vitest run --project long test/php.test.ts test/php-shops.test.ts test/php-mariadb.test.ts test/php-screens.test.ts test/php-cache.test.ts test/php-payment.test.ts',
    ],
  },
  kit: {
    shows:
      'Every broken shop that the kit has to fail, where `npm test` tries every tenth, every correct shop, every visitor of the demo, and the linter’s templates.',
    runs: [
      'KIT=all vitest run --project unit --project long --project server test/lint test/conform test/unit/tools/conform test/server/conform.test.ts',
    ],
  },
  corpus: {
    shows: 'The linter is silent on other people’s templates: those of Debian’s packages in PHP.',
    runs: ['RELIABILITY=1 tsx test/lint/corpus.ts'],
  },
  docs: {
    shows: 'Every snippet and guide of the documentation is run, in a browser, by PHP, in a shell.',
    needs: ['npm run -s package', 'npm run -s docs'],
    runs: [
      'DOCS=all vitest run --project unit --project long --project server --project e2e test/docs test/guides.test.ts test/faults-pages.test.ts test/server/site.test.ts',
    ],
  },
  trials: {
    shows: 'Bare HTML, fresh PHP, empty React and Vue projects with the packed package.',
    runs: ['RELIABILITY=1 vitest run --project trials'],
  },
  a11y: {
    shows: 'axe, keys and the accessibility tree in every state, where `npm test` looks at a part.',
    runs: [`RELIABILITY=1 A11Y=all ${E2E} test/a11y`],
  },
  acr: {
    shows:
      'The accessibility report cites what is there; the eleven main tasks as a screen reader is told them (-u writes them).',
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
      '1,000 random orders from 320 to 1280 px, none placed before it was seen, where `npm test` tries 12. SEEN=200 for fewer; KEEP=file to go on later, SHARD=1/2 to share it.',
    runs: ['RELIABILITY=1 SEEN=${SEEN:-1000} vitest run --project chaos test/chaos/seen.test.ts'],
  },
  'chaos-sample': { shows: 'A sample of chaos.', runs: ['vitest run --project chaos'] },
  storms: {
    shows: 'All storms of orders: PHP on each database, the demo shop on PostgreSQL.',
    runs: ['tsx test/chaos/storms.ts'],
  },
  cost: {
    shows: 'What each call of the demo shop costs, with up to 10,000 signs and rows in each place.',
    runs: ['RELIABILITY=1 COST=all vitest run --project chaos test/chaos/cost.test.ts'],
  },
  approvals: {
    shows:
      '1,000 random time lines of a request for approval in the demo shop, on PGlite and on a PostgreSQL server, where `npm test` tries 5. APPROVALS=100 for fewer.',
    runs: [APPROVALS, `tsx test/machine/on-postgres.ts ${APPROVALS}`],
  },
  long: {
    shows: 'Random carts, amounts, time lines and faults, a hundred times as many.',
    runs: [
      'RELIABILITY=1 FUZZ=50000 CARTS=2000 INTERLEAVINGS=1000000 AMOUNTS=100000 vitest run --project unit --project long test/unit/fields/amount-random.test.ts test/unit/cart/session/interleavings.test.ts test/unit/cart/session/two-tabs.test.ts test/faults test/first-screens.test.ts test/php-screens.test.ts',
    ],
  },
  mutants: {
    shows: 'The tests can fail: each broken client is caught by them.',
    runs: ['RELIABILITY=1 tsx test/mutants/run.ts'],
  },
  reproducible: {
    shows: 'The last commit, built in two places as by two people, is the same package.',
    runs: ['tsx test/reproducible.ts'],
  },
  sbom: {
    shows: 'The list of what is bundled is whole.',
    needs: ['npm run -s package'],
    runs: ['vitest run --project unit test/sbom.test.ts'],
  },
  api: {
    shows: 'What has changed for pages since the last release (--all: also what CHANGELOG.md names).',
    runs: ['tsx src/tools/pack/api/diff.ts'],
  },
} satisfies Record<string, Suite>;

export type SuiteName = keyof typeof suites;
