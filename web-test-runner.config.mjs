/** Configures the browser tests: on the built probes, in the Chromium of this machine. */
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { build, transformWithOxc } from 'vite';
import { chromium } from './test/browser/chromium.mjs';
import { browserReporter } from './test/machine/results.mjs';
import { arrivingPage, emptyTab, lateReact, secondCopy, strictPage, newPage } from './test/browser/pages.mjs';

// Two runs at once share one build: another one would take the files from the first.
if (!process.env.PROBES_BUILT) await build({ mode: 'probe', logLevel: 'warn' });

/** The tests are TypeScript; the server removes their types file by file. */
const typescript = {
  name: 'typescript',
  resolveMimeType: ({ path }) => (path.endsWith('.ts') ? 'js' : undefined),
  transform: async ({ path, body }) =>
    path.endsWith('.ts') ? { body: (await transformWithOxc(String(body), path)).code } : undefined,
};

/** The list of texts, imported by `label` of test/e2e/labels.ts. */
const listOfTexts = {
  name: 'list-of-texts',
  resolveMimeType: ({ path }) => (path.endsWith('/texts.json') ? 'js' : undefined),
  transform: ({ path, body }) =>
    path.endsWith('/texts.json') ? { body: `export default ${String(body)}` } : undefined,
};

export default {
  files: 'test/browser/**/*.test.ts',
  nodeResolve: { extensions: ['.ts', '.js', '.mjs'] },
  plugins: [typescript, listOfTexts],
  middleware: [lateReact, secondCopy, strictPage, arrivingPage],
  testRunnerHtml: emptyTab,
  concurrency: 4,
  // Longer timeouts for a busy machine. A test that fails is repeated once: a real defect fails twice.
  testFramework: { config: { timeout: '30000', retries: '1' } },
  testsFinishTimeout: process.env.ORDERS ? 7_200_000 : 600_000,
  reporters: [defaultReporter(), browserReporter()],
  browsers: [chromeLauncher({ launchOptions: chromium, createPage: newPage })],
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
};
