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
    const launcher = chromeLauncher({
      // Pages are as wide as the window, as in Chromium without windows.
      launchOptions: { browser: 'firefox', executablePath, extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 } },
    });
    // The runner treats browsers without their own puppeteer as Chrome.
    launcher.name = firefox.name;
    return launcher;
  },
};
