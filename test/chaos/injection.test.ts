/** Tests that no string of a server or a template runs as code in any element, under the strict policy with Trusted Types. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { publish } from '../reliability/publish';
import { injectedIn } from './findings';
import { stations } from './hostile-answers';
import { hostileStrings } from './hostile-strings';
import { useStrictPages } from './strict-page';

/** Every 80th string; INJECTION=1 for all. */
const EVERY = Number(process.env['INJECTION'] ?? 80);
const STRINGS = hostileStrings.filter((_, at) => at % EVERY === 0);
const BATCH = 60;
/** Each batch starts with a harmless string. Its display proves that the other strings are displayed too. */
const batches = Array.from({ length: Math.ceil(STRINGS.length / BATCH) }, (_, at) => [
  `Gres znak ${at}`,
  ...STRINGS.slice(at * BATCH, (at + 1) * BATCH),
]);

interface Ears {
  fired: string[];
  refused: string[];
  unhandled: string[];
  answerOf: (url: string) => unknown;
}

const pages = useStrictPages();

/** Executed code, refusals of the policy, and injected markup in the elements. */
async function findings(page: Page, selector: string): Promise<string[]> {
  const injected = await page.evaluate(injectedIn, selector);
  const reports = await page.evaluate(() => {
    const { fired, refused, unhandled } = globalThis as unknown as Ears;
    return [...fired, ...refused, ...unhandled];
  });
  return [...reports, ...injected];
}

const textIn = (page: Page, selector: string): Promise<string> =>
  page.evaluate((tag) => document.querySelector(tag)!.shadowRoot!.textContent, selector);

describe.each(stations.map((station) => [station.name, station] as const))('%s', (_, station) => {
  it('displays hostile responses as text', { timeout: 60_000 + batches.length * 8000 }, async () => {
    const page = await pages.open();
    for (const [at, strings] of batches.entries()) {
      await page.evaluate(
        ({ answers, tag, attributes, at }) => {
          const ears = globalThis as unknown as Ears;
          ears.answerOf = (url) => answers[new URL(url, location.href).pathname] ?? {};
          location.hash = '#/';
          const element = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes)) {
            // Each batch has its own URLs: the page does not request a cached URL again.
            element.setAttribute(name, /^\/\w/.test(value) ? `${value}?batch=${at}` : value);
          }
          if (typeof answers['client'] === 'string') element.setAttribute('client', answers['client']);
          document.body.replaceChildren(element);
        },
        { answers: station.answers(strings), tag: station.tag, attributes: station.attributes, at },
      );
      await page.locator(`${station.tag} :is(input, button, a, li, h2)`).first().waitFor({ state: 'attached' });
      await page.waitForTimeout(station.pause);
      await drive(page, station.drive, station.tag, station.pause);
      expect(await findings(page, station.tag)).toEqual([]);
      expect(await textIn(page, station.tag)).toContain(strings[0]);
    }
    await page.close();
  });
});

async function drive(page: Page, how: string, selector: string, pause: number): Promise<void> {
  if (how === 'steps')
    for (const hash of ['#/addresses', '#/summary']) {
      await page.evaluate((to) => void (location.hash = to), hash);
      await page.waitForTimeout(pause);
      expect(await findings(page, selector)).toEqual([]);
    }
  else if (how === 'type') await page.locator(`${selector} input`).first().fill('gres');
  else if (how === 'click') await page.locator(`${selector} button`).first().click();
  else return;
  await page.waitForTimeout(pause);
}

interface Manifest {
  modules: { declarations?: { tagName?: string; attributes?: { name: string; type?: { text: string } }[] }[] }[];
}
const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest;
const tags = modules
  .flatMap(({ declarations = [] }) => declarations)
  .flatMap(({ tagName, attributes = [] }) => (tagName === undefined ? [] : [{ tagName, attributes }]));

it(
  'every element displays hostile attributes and content as text',
  { timeout: 60_000 + STRINGS.length * 2000 },
  async () => {
    const page = await pages.open();
    for (const { tagName, attributes } of tags) {
      await page.evaluate(
        async ({ tag, names, strings }) => {
          const element = document.createElement(tag);
          document.body.replaceChildren(element);
          const late = new Promise((_, reject) => void setTimeout(() => reject(new Error(`no ${tag}`)), 10_000));
          await Promise.race([customElements.whenDefined(tag), late]);
          for (const one of strings) {
            for (const name of names) element.setAttribute(name, one);
            await new Promise<void>((resolve) => void setTimeout(resolve));
          }
        },
        { tag: tagName, names: attributes.map(({ name }) => name), strings: STRINGS },
      );
      await page.waitForTimeout(50);
      expect(await findings(page, tagName), tagName).toEqual([]);
    }
    await page.close();
  },
);

describe('the detector', () => {
  /** A planted vulnerability (control). */
  const careless = (policy: 'strict' | 'loose') => async () => {
    const page = await pages.open('<div id="careless"></div>', policy);
    const injected = await page.evaluate(() => {
      const root = document.querySelector('#careless')!.attachShadow({ mode: 'open' });
      try {
        root.innerHTML = '<img src=x onerror=fire()><a href="javascript:fire()">x</a>';
      } catch {
        // Trusted Types refuse the sink, and the policy's event reports it.
      }
      const link = document.createElement('a');
      link.setAttribute('href', ' java\nscript:fire()');
      root.append(link);
      link.click();
    });
    await page.waitForTimeout(300);
    expect(injected).toBeUndefined();
    const reports = await findings(page, '#careless');
    await page.close();
    return reports;
  };

  it('detects executed scripts without a policy', async () => {
    const reports = await careless('loose')();
    expect(reports.filter((one) => one === 'fire()').length).toBeGreaterThanOrEqual(2);
    expect(reports.join('\n')).toMatch(/attribute onerror/);
  });

  it('detects scripts blocked by the policy', async () => {
    const reports = await careless('strict')();
    expect(reports.join('\n')).toMatch(/require-trusted-types-for/);
    expect(reports.join('\n')).toMatch(/script-src/);
    expect(reports.join('\n')).toMatch(/href=\s*java\nscript/);
    publish(
      'injection',
      `${STRINGS.length} of ${hostileStrings.length} strings × ${stations.length} elements' responses (every list entry and field) and × all attributes of ${tags.length} elements, in Chromium under the strict policy with Trusted Types: 0 ran, 0 refused by the policy, 0 injected. The negative control fires with and without the policy.`,
    );
  });
});
