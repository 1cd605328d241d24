/** The test suites: the purpose, the builds and the commands of each. */

export interface Suite {
  readonly shows: string;
  /** Commands that run first, in this order; a failed one ends the run. */
  readonly needs?: readonly string[];
  /** Commands by name. All run, one after the other, even if one fails. */
  readonly runs: Readonly<Record<string, string>>;
  /** Runs at the same time as the others, before which it has priority: it waits for browsers while they compute. */
  readonly beside?: string;
}

const BUILD = 'npm run -s build';
const DOCS = 'npm run -s docs';
const PACKAGE = 'npm run -s package';
/** The filled database, which the commands of one run share. */
const FILLED = 'tsx test/machine/fill.ts';
const A11Y = 'vitest run --project a11y --maxWorkers=3';
const PHP = 'vitest run --project php';
const CHAOS = 'vitest run --project chaos';
const APPROVALS =
  'env APPROVALS=${APPROVALS:-1000} APPROVALS_SEED=$(date +%s) vitest run --project server test/server/approval-random.test.ts';

const WALKS = 'env WALKS=${WALKS:-1000} WALKS_SEED=${WALKS_SEED:-$(date +%s)} vitest run';
const PEOPLE = `${WALKS} --project server test/server/two-people.test.ts`;

export const suites = {
  test: {
    shows: 'The checks and tests of `npm test`: 10 minutes on 2 cores.',
    needs: [BUILD, DOCS, FILLED],
    runs: {
      check: 'npm run -s check',
      node: 'vitest run --project unit --project server',
      browser: 'wtr',
      e2e: 'vitest run --project e2e --maxWorkers=3',
    },
    beside: 'e2e',
  },
  wide: {
    shows:
      'Whole pages in all widths, themes, languages and surroundings, every tag; drawings and views of random carts.',
    needs: [BUILD, DOCS, FILLED],
    runs: {
      pages: 'vitest run --project wide --maxWorkers=3',
      node: 'vitest run --project long',
      seen: `${CHAOS} test/chaos/seen.test.ts`,
    },
    beside: 'pages',
  },
  a11y: {
    shows:
      'Accessibility of every state of every element: axe, tree, keys, announcements, a screen reader’s transcripts.',
    needs: [BUILD, DOCS, FILLED],
    runs: {
      spoken: `${A11Y} test/a11y/keys.test.ts test/a11y/spoken.test.ts test/a11y/tree.test.ts test/a11y/transcripts`,
      walk: `${A11Y} test/a11y/carts.test.ts test/a11y/matrix.test.ts`,
    },
  },
  kit: {
    shows: 'The conformance kit on every broken and every correct shop and every visitor.',
    needs: [BUILD, FILLED],
    runs: { tests: 'vitest run --project kit' },
  },
  php: {
    shows: 'The PHP package on three databases: money, frameworks, WordPress, a cache, simultaneous buyers, the kit.',
    needs: [BUILD],
    runs: {
      shops: `${PHP} test/php/shops test/php/php.test test/php/orders test/php/payment test/php/screens test/php/two-people`,
      servers: `${PHP} test/php/apache test/php/cache test/php/database-restart test/php/kit test/php/limits test/php/mariadb`,
    },
  },
  package: {
    shows: 'The packed package: types, every guide and snippet, empty projects, its list of parts, two equal builds.',
    needs: [PACKAGE, DOCS, FILLED],
    runs: {
      tests: 'vitest run --project package',
      trials: 'vitest run --project trials',
      reproducible: 'tsx test/reproducible.ts',
      api: 'tsx src/tools/pack/api/diff.ts',
    },
  },
  engines: {
    shows: 'The browser tests in Firefox, and in Chromium with React five seconds late; a page of a partner in each.',
    needs: [BUILD, 'vite build --mode probe --logLevel warn'],
    runs: {
      firefox: 'PROBES_BUILT=1 wtr --config test/engines/web-test-runner.config.mjs --concurrent-browsers 1',
      late: 'PROBES_BUILT=1 LATE_REACT=1 wtr',
      partner: 'tsx test/engines/partner.ts',
    },
    // One page at a time: takes one core.
    beside: 'firefox',
  },
  hours: {
    shows: 'Hours of chance, each with its figure in test/RELIABILITY.md; `npm run suite hours seen` runs one.',
    needs: [BUILD, DOCS, FILLED],
    runs: {
      webkit: 'ENGINE=WebKitGTK wtr --config test/engines/web-test-runner.config.mjs --concurrent-browsers 1',
      chaos: `RELIABILITY=1 ORDERS=1000 SEEN=1000 CHAOS=all INJECTION=1 FUZZ_BROWSER=2000 SOAK=10000 HOUR=720 OPENINGS=200 ${CHAOS}`,
      seen: `RELIABILITY=1 SEEN=\${SEEN:-1000} ${CHAOS} test/chaos/seen.test.ts`,
      cost: `RELIABILITY=1 COST=all ${CHAOS} test/chaos/cost.test.ts`,
      storms: 'tsx test/chaos/storms.ts',
      corpus: 'RELIABILITY=1 tsx test/lint/corpus.ts',
      approvals: `${APPROVALS} && tsx test/machine/on-postgres.ts ${APPROVALS}`,
      typing: 'ORDERS=10000 wtr --files test/browser/fields/typing-random.test.ts',
      walks: `${PEOPLE} && tsx test/machine/on-postgres.ts ${PEOPLE} && ${WALKS} --project php test/php/two-people.test.ts`,
      random:
        'RELIABILITY=1 INTERLEAVINGS_SEED=$(date +%s) FAST_CHECK_SEED=$(date +%s) FUZZ=50000 CARTS=2000 INTERLEAVINGS=1000000 AMOUNTS=100000 vitest run --project unit --project long --project php --project kit test/unit/fields/amount-random.test.ts test/unit/cart/session/interleavings.test.ts test/unit/cart/session/two-tabs.test.ts test/faults test/long/first-screens.test.ts test/php/screens.test.ts',
      mutants: 'RELIABILITY=1 tsx test/mutants/run.ts',
      mistakes: 'RELIABILITY=1 tsx test/mutants/sample.ts',
    },
  },
} satisfies Record<string, Suite>;

export type SuiteName = keyof typeof suites;
