/** Every snippet of the documentation and of the READMEs runs unchanged; a snippet without an executor fails. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../demo/docs/dialects/dialect';
import { write } from '../../demo/docs/dialects/write-dialect';
import { entries } from '../../demo/docs/server/reference';
import { groups } from '../../src/tools/conform/rules';
import { useShop } from '../e2e/shop';
import { css, html, javascript, stageOf, type Stage } from './executors/browser';
import { csv, json, template, text } from './executors/data';
import { headers } from './executors/headers';
import { php, twig } from './executors/php';
import { nginx } from './executors/nginx';
import { jsx } from './executors/react';
import { hasCommand, shell, terminal, type Terminal } from './executors/shell';
import { collectSnippets, type PageSnippet } from './collect-snippets';

const shop = useShop();
let stage: Promise<Stage> | undefined;
/** The page shared by all snippets that need a page. */
const onStage = async (): Promise<Stage> => (stage ??= stageOf(shop));
let there: Terminal;
let all: PageSnippet[] = [];
beforeAll(async () => {
  all = await collectSnippets(async (path) => (await fetch(shop.url + path)).text());
  there = await terminal();
}, 400_000);
afterAll(() => there?.close());

/** Executors by the snippet's language. */
const executors: Readonly<Record<string, (one: PageSnippet) => string[] | Promise<string[]>>> = {
  html: async (one) => html(one, await onStage()),
  css: async (one) => css(one, await onStage()),
  javascript: async (one) => javascript(one, await onStage()),
  jquery: async (one) => javascript(one, await onStage()),
  react: async (one) => jsx(one, await onStage()),
  shell: (one) => shell(one, there),
  sh: (one) => shell(one, there),
  nginx: (one) => nginx(one, shop.url),
  ...{ headers, json, template, csv, text, php, twig },
};
const languageOf = ({ language }: PageSnippet): string => language.split(' ')[0]!;

/** Code in four languages on every element's page, such as the first page's, is rendered with hostile values. */
const written = new Set(
  [...(await entries()).values()].flatMap(({ example }) => languages.map((one) => write(example.snippet, one, {}))),
);
const tests = new Map(
  readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => [path, readFileSync(`test/${path}`, 'utf8')]),
);

/** Pages of the first rule of each group: the commands of a group differ only in the rule's name, and each takes a second. */
const triedRules = new Set(Object.values(groups).map((group) => `e/rule-${Object.keys(group)[0]}`));

/** The test that runs a snippet without an executor; undefined if there is none. */
function elsewhere({ page, language, name, code }: PageSnippet): string | undefined {
  if (/twig|blade|php/.test(language) && written.has(code)) return 'e2e/snippets.test.ts';
  if (page === 'src/php/README.md' && /^composer|\$request|^Migrations|class MyShop/m.test(code))
    return 'php-shops.test.ts';
  if (page === 'src/php/README.md' && /FROM (cennik|stany) |class MySearch|^Elements::addToCart/.test(code))
    return 'php-shops.test.ts';
  // The PHP tests show, for each host, what a login moves.
  if (/^(src\/php\/README.md|questions)$/.test(page) && code.includes('new Holdings($db, $carts))->move('))
    return 'php.test.ts';
  // GuestOrdersTest, PartnersTest, QuoteTest, StockTest, StoreTest and WithdrawalTest of PHP.
  if (
    /new PdoApprovals\(|\$quotes->asked\(|Partners::session\(|Migrations::down\(|pricesStand: null\)|new WithdrawalCalls\(|new GuestCalls\(|guestOrders->order\(/.test(
      code,
    )
  )
    return 'php.test.ts';
  // Only the summary of a consumer logs it.
  if (page === 'e/submit-label') return 'unit/cart/summary/submit-label.test.ts';
  if (page.startsWith('e/rule-') && !triedRules.has(page)) return 'conform/kit.test.ts';
  if (page === 'src/php/README.md' && code.includes('provider: new Przelewy24(')) return 'php-payment.test.ts';
  // Responses of the mock, each validated by its schema.
  if (language === 'recorded') return 'contract.test.ts';
  // Angular's compiler and a payment provider's script are not at hand here.
  if (language === 'angular') return 'trials/new-user.test.ts';
  if (code.includes('provider.cardField(')) return 'browser/cart/own-content-guide.test.ts';
  // The first command prepares a clone, the second runs these tests; CI starts with both.
  if (page === 'README.md' && /^npm ci && npm (start|test)$/.test(code)) return '.ci/run';
  // Both build `dist` anew, which the other snippets use: the suite runs them after the tests. Before the first release there is no tag,
  // and the last commit is built in two places instead.
  if (name.includes('in a clone'))
    return code.includes('git checkout v') ? 'test/reproducible.ts' : 'src/tools/pack/api/diff.ts';
  const isFollowed = new RegExp(`\\b(?:snippetsOf|follow)\\(\\s*'${page}'`);
  return [...tests.keys()].find((path) => isFollowed.test(tests.get(path)!));
}

const own = (language: string): PageSnippet[] =>
  all.filter((one) => languageOf(one) === language && elsewhere(one) === undefined);

describe('a snippet', () => {
  it('has an executor or a test, whatever its page and language', () => {
    expect(all.length).toBeGreaterThan(200);
    const nobody = all.filter((one) => elsewhere(one) === undefined && !(languageOf(one) in executors));
    expect(nobody).toEqual([]);
  });

  describe.each(Object.keys(executors))('in %s', (language) => {
    // Commands run the kit several times. Begun again, they would meet the files of the first attempt.
    const terms = { timeout: 400_000, retry: 0 };
    it.skipIf(language.startsWith('sh') && !hasCommand)('runs as its page describes', terms, async () => {
      stage = undefined;
      const wrong: unknown[] = [];
      const mine = own(language);
      for (const one of mine) {
        const problems = await Promise.resolve(executors[language]!(one)).catch((error: unknown) => [String(error)]);
        if (problems.length > 0) wrong.push({ ...one, problems });
      }
      expect(wrong).toEqual([]);
      expect(mine.length).toBeGreaterThan(0);
    });
  });
});
