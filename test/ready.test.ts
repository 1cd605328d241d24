/** Shows which commands `npm run ready` runs for which changed files. */
import { describe, expect, it } from 'vitest';
import { plan } from './machine/ready';

const commandsFor = (...files: string[]) => plan(files, (folder) => folder === 'test/browser/cart').slice(2);

describe('plan', () => {
  it('runs types, lint, format and the unit tests for any change', () => {
    expect(plan(['README.md'])).toEqual(['npm run -s check', 'vitest run --project unit']);
  });

  it('runs the tests that import a changed module, and the browser tests of its area', () => {
    expect(commandsFor('src/cart/items/folded.ts')).toEqual([
      'vitest related --run --passWithNoTests --project long --project server src/cart/items/folded.ts',
      "npm run -s build && wtr --files 'test/browser/cart/**/*.test.ts'",
    ]);
  });

  it('runs every browser test if a shared layer or a declaration changes', () => {
    for (const file of ['src/ui/button.css', 'elements/shop-cart.ts'])
      expect(commandsFor(file).at(-1)).toBe("npm run -s build && wtr --files 'test/browser/**/*.test.ts'");
  });

  it('runs the PHP tests for the PHP half, and no browser for an area without browser tests', () => {
    expect(commandsFor('src/php/src/Csv.php')).toEqual(['vitest run --project long test/php']);
  });

  it('runs changed end-to-end tests themselves', () => {
    expect(commandsFor('test/e2e/orders.test.ts').at(-1)).toBe(
      'npm run -s build && npm run -s docs && vitest run --project e2e test/e2e/orders.test.ts',
    );
  });
});
