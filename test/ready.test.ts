/** Tests which commands `npm run ready` runs for which changed files. */
import { describe, expect, it } from 'vitest';
import { plan } from './machine/ready';

const TESTS = [
  'test/browser/cart/cart.test.ts',
  'test/browser/quick/rows.test.ts',
  'test/browser/search/search.test.ts',
  'test/docs/guides.test.ts',
  'test/long/drawings.test.ts',
  'test/wide/docs.test.ts',
  'test/wide/hostile.test.ts',
  'test/wide/orders.test.ts',
  'test/php/screens.test.ts',
  'test/php/shops.test.ts',
  'test/server/pages.test.ts',
];
const commandsFor = (changed: readonly string[], quoting: readonly string[] = []) =>
  plan(changed, { tests: TESTS, quoting }).map(({ command }) => command);

const QUICK = ['npm run -s check', 'npm run -s build', 'vitest run --project unit'];
const RELATED = 'vitest related --run --passWithNoTests';
const NODE = `${RELATED} --project long --project server --project kit --project php --project package`;

describe('npm run ready', () => {
  it('checks types, lint and format, builds, and runs all quick tests for any change', () => {
    expect(commandsFor(['LICENSE'])).toEqual(QUICK);
  });

  it('runs the slow tests that import or read a changed file, and the browser tests of its area', () => {
    expect(commandsFor(['src/cart/items/figures.ts'])).toEqual([
      ...QUICK,
      `${NODE} src/cart/items/figures.ts test/long/drawings.test.ts test/php/screens.test.ts`,
      "wtr --files 'test/browser/cart/**/*.test.ts'",
    ]);
  });

  it('runs the browser tests of the areas that contain parts of the changed one', () => {
    expect(commandsFor(['src/lookup/schema.ts']).at(-1)).toBe(
      "wtr --files 'test/browser/quick/**/*.test.ts' --files 'test/browser/search/**/*.test.ts'",
    );
  });

  it.each(['src/ui/button.css', 'elements/index.ts', 'test/browser/settled.ts', 'vite.config.ts'])(
    'runs every browser test for %s, a part of every element',
    (file) => {
      expect(commandsFor([file]).at(-1)).toBe("wtr --files 'test/browser/**/*.test.ts'");
    },
  );

  it.each([
    ['src/php/src/Csv.php', [`${NODE} test/docs/guides.test.ts test/php/screens.test.ts test/php/shops.test.ts`]],
    ['demo/templates/uklad.twig', [`${NODE} test/server/pages.test.ts`]],
    [
      'demo/docs/guides/texts.md',
      [
        `${NODE} test/docs/guides.test.ts`,
        'npm run -s docs',
        `${RELATED} --project e2e --project wide --project a11y test/wide/docs.test.ts`,
      ],
    ],
    [
      'test/wide/orders.test.ts',
      ['npm run -s docs', `${RELATED} --project e2e --project wide --project a11y test/wide/orders.test.ts`],
    ],
  ])('runs the tests that read %s', (file, commands) => {
    expect(commandsFor([file])).toEqual([...QUICK, ...commands]);
  });

  it('runs the tests in Node, a browser and the demo shop that quote a changed text', () => {
    const commands = commandsFor(['README'], ['test/browser/cart/cart.test.ts', 'test/wide/orders.test.ts']);
    expect(commands).toContain("wtr --files 'test/browser/cart/cart.test.ts'");
    expect(commands.at(-1)).toBe(`${RELATED} --project e2e --project wide --project a11y test/wide/orders.test.ts`);
  });

  it('runs the end-to-end tests of a tag whose declaration or example changes, and the one that uses each tag', () => {
    expect(commandsFor(['elements/shop-tabs.ts', 'demo/docs/examples/shop-tabs.ts']).slice(-2)).toEqual([
      `${RELATED} --project e2e --project wide --project a11y test/wide/docs.test.ts test/wide/hostile.test.ts`,
      "vitest run --project wide --project a11y -t 'shop-tabs'",
    ]);
  });
});
