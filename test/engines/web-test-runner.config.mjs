/** Configures the browser tests for other engines than Chromium: those installed here; reports missing ones. */
import config from '../../web-test-runner.config.mjs';
import { firefox } from './firefox.mjs';
import { webkit } from './webkit.mjs';

const engines = [firefox, webkit];
for (const { name, packages } of engines.filter((engine) => !engine.isInstalled())) {
  console.log(`${name} is not here and was skipped (Debian: \`apt-get install ${packages}\`).`);
}
const browsers = engines.filter((engine) => engine.isInstalled()).map((engine) => engine.launcher());
if (browsers.length === 0) process.exit(0);

// Firefox and WebKit are slower than Chromium, and Firefox paints only the last opened page.
export default { ...config, browsers, concurrency: 1, testFramework: { config: { timeout: 20_000 } } };
