/** Decides which engines besides Chromium run the browser tests: those that this machine has; of the others it says so. */
import config from '../../web-test-runner.config.mjs';
import { firefox } from './firefox.mjs';
import { webkit } from './webkit.mjs';

const engines = [firefox, webkit];
for (const { name, packages } of engines.filter((engine) => !engine.isInstalled())) {
  console.log(`${name} is not here and was skipped (Debian: \`apt-get install ${packages}\`).`);
}
const browsers = engines.filter((engine) => engine.isInstalled()).map((engine) => engine.launcher());
if (browsers.length === 0) process.exit(0);

// These two are slower than Chromium on the same machine, and Firefox paints only the page that was opened last.
export default { ...config, browsers, concurrency: 1, testFramework: { config: { timeout: 20_000 } } };
