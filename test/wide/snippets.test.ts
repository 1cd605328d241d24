/** Tests that the documentation's snippets are safe: real Twig, Blade and PHP render hostile values, and each element gets exactly those. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { createArrayLoader, createEnvironment } from 'twing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from '../../demo/docs/dialects/dialect';
import { write } from '../../demo/docs/dialects/write-dialect';
import { withKnobValues } from '../../demo/docs/knobs';
import { entries } from '../../demo/docs/server/reference';
import type { Child } from '../../demo/docs/tree';
import { expected, hostileData, hostileTurns, type Arrived, type Data } from './snippets/hostile';
import { browserOf } from '../e2e/worker';

interface Case {
  readonly name: string;
  readonly children: readonly Child[];
  readonly data: Data;
}

/** Ids and prices as strings, like a database returns them. */
const inNumbers = (data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) => (typeof value === 'string' ? 34.5 : value)) as Data;

const cases: Case[] = [...(await entries())].flatMap(([tag, { example, knobs }]) => {
  const { snippet } = example;
  const turned = withKnobValues(snippet, tag, knobs, hostileTurns(knobs));
  return [
    { name: tag, children: snippet, data: hostileData(snippet, true) },
    { name: `${tag}, numbers`, children: snippet, data: inNumbers(hostileData(snippet, true)) },
    { name: `${tag}, flags off`, children: snippet, data: hostileData(snippet, false) },
    { name: `${tag}, hostile literals`, children: turned, data: hostileData(turned, true) },
  ];
});

let page: Page;
beforeAll(async () => {
  page = await (await browserOf()).newPage();
});
afterAll(() => page.close());

/** The elements that a browser parses from HTML. */
const arrived = (html: string): Promise<{ text: string; children: Arrived[] }> =>
  page.evaluate((text) => {
    const read = (element: Element): Arrived => {
      const isJson = element.localName === 'script';
      const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
      return {
        tag: element.localName,
        attributes: Object.fromEntries(attributes.sort(([a], [b]) => (a < b ? -1 : 1))),
        ...(isJson && { json: JSON.parse(element.textContent) as unknown }),
        text: isJson ? '' : ownText(element),
        children: [...element.children].map(read),
      };
    };
    const ownText = (element: Element): string =>
      [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''))
        .join('')
        .replace(/\s+/g, '');
    const { body } = new DOMParser().parseFromString(`<body>${text}`, 'text/html');
    return { text: ownText(body), children: [...body.children].map(read) };
  }, html);

async function check(rendered: readonly (string | null)[]): Promise<void> {
  for (const [index, html] of rendered.entries()) {
    const { name, children, data } = cases[index]!;
    expect(await arrived(html ?? 'nothing was rendered'), name).toEqual(expected(children, data));
  }
}

const script = fileURLToPath(new URL('snippets/render.php', import.meta.url));

/** Null if this machine's PHP lacks the language, undefined without PHP. */
function byPhp(language: Language, autoescape?: false): readonly (string | null)[] | undefined {
  const jobs = cases.map(({ children, data }) => ({ language, autoescape, data, code: write(children, language, {}) }));
  try {
    return JSON.parse(execFileSync('php', [script], { input: JSON.stringify(jobs), encoding: 'utf8' })) as string[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

describe('a snippet with hostile values', () => {
  it('is tried for every element', () => {
    expect(cases.length).toBeGreaterThanOrEqual(75);
    expect(languages).toEqual(['HTML', 'Twig', 'Blade', 'PHP']);
  });

  it('is detected if it arrives broken (control)', async () => {
    const { children, data } = cases[0]!;
    const broken = write(children, 'HTML', data).replaceAll('\\u003c', '<');
    expect(await arrived(broken).catch(() => undefined)).not.toEqual(expected(children, data));
  });

  it('arrives unchanged as HTML', () => check(cases.map(({ children, data }) => write(children, 'HTML', data))));

  it.each([['html'], [false]] as const)(
    'arrives unchanged from Twing with automatic escaping: %s',
    async (strategy) => {
      const rendered = [];
      for (const { children, data } of cases) {
        const loader = createArrayLoader({ snippet: write(children, 'Twig', {}) });
        const twig = createEnvironment(loader, strategy ? { autoEscapingStrategy: strategy } : {});
        rendered.push(await twig.render('snippet', data));
      }
      await check(rendered);
    },
  );

  it.for([['PHP'], ['Twig'], ['Twig', false], ['Blade']] as const)(
    'arrives unchanged from PHP: %s',
    async ([language, autoescape], { skip }) => {
      const rendered = byPhp(language, autoescape) ?? skip('There is no PHP here: apt-get install php-cli.');
      if (rendered.includes(null)) skip(`PHP has no ${language} here: apt-get install php-twig php-illuminate-view.`);
      await check(rendered);
    },
  );
});
