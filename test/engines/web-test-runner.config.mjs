/** Configures the browser tests for another engine than Chromium: Firefox, or the one that ENGINE names. */
import config from '../../web-test-runner.config.mjs';
import { firefox } from './firefox.mjs';
import { webkit } from './webkit.mjs';

const wanted = process.env.ENGINE ?? firefox.name;
const engine = [firefox, webkit].find(({ name }) => name === wanted);
if (!engine?.isInstalled()) {
  console.error(`${wanted} is not here (Debian: \`apt-get install ${engine?.packages}\`).`);
  process.exit(1);
}

// Firefox and WebKit are slower than Chromium, and Firefox paints only the last opened page.
export default {
  ...config,
  browsers: [engine.launcher()],
  concurrency: 1,
  testFramework: { config: { timeout: '20000', retries: '1' } },
};
