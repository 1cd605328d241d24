/** Tests that PHP's pages and mails state when a quantity comes in the same words as the elements, in every language. */
import { execFileSync } from 'node:child_process';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { availability } from '../../src/http/availability';
import { languages } from '../../src/texts/languages';
import type { partsOf as partsSentence } from '../../src/ui/stock/parts';
import { translations } from '../../src/tools/texts/texts-list';
import { randomFrom } from '../fixtures/random-cart';
import { hasPhp } from './serve';

const CASES = 1000;
const KINDS = ['stock', 'incoming', 'on-order', 'none'];

function randomCase(seed: number) {
  const { whole, oneOf, maybe } = randomFrom(seed);
  const quantity = whole(1, oneOf([5, 500, 20_000]));
  const first = whole(1, quantity);
  const part = (some: number) => ({
    quantity: some,
    kind: oneOf(KINDS),
    date: maybe(`${oneOf([2026, 2027, 2031])}-${oneOf(['01', '06', '12'])}-0${whole(1, 9)}`),
    branch: maybe('Poznań', 0.2),
    text: maybe('po świętach', 0.1),
  });
  const parts = [part(first), ...(quantity > first ? [part(quantity - first)] : [])];
  return { availability: { parts }, quantity, unit: oneOf(['szt.', 'opak.', '']), language: '' };
}

/** The reader of a page in this language. */
async function readerIn(language: string): Promise<typeof partsSentence> {
  vi.resetModules();
  const texts = translations[language as keyof typeof translations] ?? {};
  vi.stubGlobal('shopElementsLanguage', { language, texts });
  return (await import('../../src/ui/stock/parts')).partsOf;
}

describe.skipIf(!hasPhp)(`${CASES} random lines`, () => {
  it.each(['pl', ...languages])('have one sentence in React, on PHP’s page and in its mail: %s', async (language) => {
    const cases = Array.from({ length: CASES }, (_, at) => ({ ...randomCase(at + 1), language }));
    const input = cases.map((one) => `${JSON.stringify(one)}\n`).join('');
    const lines = execFileSync('php', ['test/fixtures/print-parts.php'], {
      input,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
    const printed = lines
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<'sentence' | 'mail' | 'page', string>);
    const partsOf = await readerIn(language);
    cases.forEach((one, at) => {
      const expected = partsOf(v.parse(availability, one.availability), String(one.quantity), one.unit);
      expect(printed[at]!.sentence, JSON.stringify(one)).toBe(expected);
      expect(printed[at]!.mail).toContain(`(${expected})`);
      expect(printed[at]!.page).toContain(`(${expected})`);
    });
  });
});
