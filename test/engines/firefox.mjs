/** Runs browser tests in Debian's Firefox ESR over WebDriver BiDi, with the runner's puppeteer. */
import { existsSync } from 'node:fs';
import { chromeLauncher } from '@web/test-runner-chrome';

const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

export const firefox = {
  name: 'Firefox',
  packages: 'firefox-esr',
  executablePath,
  isInstalled: () => existsSync(executablePath),
  launcher() {
    const launcher = chromeLauncher({ launchOptions: { browser: 'firefox', executablePath } });
    // The runner treats browsers without their own puppeteer as Chrome.
    launcher.name = firefox.name;
    return launcher;
  },
};
