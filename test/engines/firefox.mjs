/** Decides how the test runner drives Firefox: Debian's ESR, by WebDriver BiDi through the runner's own puppeteer. */
import { existsSync } from 'node:fs';
import { chromeLauncher } from '@web/test-runner-chrome';

const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

export const firefox = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: () => existsSync(executablePath),
  launcher() {
    const launcher = chromeLauncher({ launchOptions: { browser: 'firefox', executablePath } });
    // The runner takes every browser without a puppeteer of its own for Chrome.
    launcher.name = firefox.name;
    return launcher;
  },
};
