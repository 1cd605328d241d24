/** Trusted input in the three engines: Chromium and Firefox by puppeteer, WebKitGTK by its own driver. */
import puppeteer, { type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { chromium } from '../../browser/chromium.mjs';
import { firefox } from '../../engines/firefox.mjs';
import { webkit } from '../../engines/webkit.mjs';
import type { Keyboard } from '../runner/presses';

export interface Driver extends Keyboard<KeyInput> {
  readonly name: string;
  /** Factor of the processor's slowdown; 1 is its own speed. */
  readonly cpu: number;
  /** Opens the URL in the same window, which keeps its cookies. */
  open(url: string): Promise<unknown>;
  /** Evaluates a script in the page and returns the value of its promise. */
  run(script: string): Promise<unknown>;
  /** Clicks at these CSS pixels of the viewport. */
  click(x: number, y: number): Promise<unknown>;
  close(): Promise<unknown>;
}

const VIEWPORT = { width: 1280, height: 900 };

async function puppet(name: string, options: LaunchOptions, cpu = 1): Promise<Driver> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: VIEWPORT });
  const page: Page = await browser.newPage();
  if (cpu > 1) await page.emulateCPUThrottling(cpu);
  return {
    name: `${name} ${(await browser.version()).replace(/^.*\//, '')} · CPU ${cpu}×`,
    cpu,
    open: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
    run: (script) => page.evaluate(script),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text, { delay: 30 }),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    close: () => browser.close(),
  };
}

/** WebDriver's code points of the keys that the presses use. */
const codes: Readonly<Partial<Record<KeyInput, string>>> = { Control: '\uE009', Tab: '\uE004', Delete: '\uE017' };

async function webkitGtk(): Promise<Driver> {
  const one = webkit.launcher();
  await one.visit('about:blank');
  await one.getPage().setViewport(VIEWPORT);
  const version = String(await one.run('Promise.resolve(/Version\\/(\\S+)/.exec(navigator.userAgent)[1])'));
  const held = (keys: readonly string[]) => [
    ...keys.map((value) => ({ type: 'keyDown', value })),
    ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
  const keyed = (actions: readonly unknown[]) => one.act([{ type: 'key', id: 'keyboard', actions }]);
  return {
    name: `${webkit.name} ${version} · CPU 1×`,
    cpu: 1,
    open: (url) => one.open(url),
    run: (script) => one.run(script),
    click: (x, y) =>
      one.act([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]),
    type: (text) => keyed([...text].flatMap((letter) => [...held([letter]), { type: 'pause', duration: 30 }])),
    press: (...keys) => keyed(held(keys.map((key) => codes[key] ?? key))),
    close: () => one.stop(),
  };
}

/** The engines of this machine, each opened when its turn comes. */
export const engines: readonly (() => Promise<Driver>)[] = [
  () => puppet('Chromium', chromium),
  () => puppet('Chromium', chromium, 4),
  ...(firefox.isInstalled()
    ? [() => puppet('Firefox', { browser: 'firefox', executablePath: firefox.executablePath })]
    : []),
  ...(webkit.isInstalled() ? [webkitGtk] : []),
];
