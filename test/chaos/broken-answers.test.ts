/** Tests that the built cart survives broken responses: never blank, no exception, no amount that no response contained. */
import { expect, it } from 'vitest';
import { createRandom } from '../../demo/server/seed/random';
import { toDecimal } from '../../src/http/decimal';
import { formatMoney } from '../../src/ui/money';
import { chosenLocker } from '../fixtures/cart';
import { aCartOfTwo } from '../fixtures/session';
import { mutate } from './mutate';
import { useStrictPages } from './strict-page';

const ANSWERS = Number(process.env['FUZZ_BROWSER'] ?? 300);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
/** Number of responses per page. One page with a hundred thousand requests would test something else. */
const PER_PAGE = 100;

const pages = useStrictPages();

const whole = { cart: aCartOfTwo({ ...chosenLocker }), messages: { 0: { messages: ['Uwaga'] } } } as never;

/** All amounts that the responses so far could display. */
function amountsOf(text: string, amounts: Set<string>): void {
  const walk = (json: unknown): void => {
    const decimal = toDecimal(json);
    if (decimal !== undefined) amounts.add(formatMoney(decimal, 'PLN').replace(/\s*zł$/, ''));
    if (json !== null && typeof json === 'object') for (const one of Object.values(json)) walk(one);
  };
  try {
    walk(JSON.parse(text));
  } catch {
    // No JSON, no amounts.
  }
}

interface Seen {
  text: string;
  unhandled: string[];
}

it(`the cart survives ${ANSWERS} mutated responses, seed ${SEED}`, { timeout: 60_000 + ANSWERS * 500 }, async () => {
  for (let start = 0; start < ANSWERS; start += PER_PAGE) {
    const answers = Array.from({ length: Math.min(PER_PAGE, ANSWERS - start) }, (_, at) =>
      mutate(whole, createRandom(SEED * 7919 + start + at)),
    );
    const page = await pages.open();
    const seen = await page.evaluate(
      async ({ first, texts }) => {
        const ears = globalThis as unknown as { answerOf: () => string; unhandled: string[] };
        const cart = document.createElement('shop-cart');
        let next = first;
        ears.answerOf = () => next;
        cart.setAttribute('cart-url', '/koszyk');
        document.body.append(cart);
        const root = () => cart.shadowRoot;
        while (!root()?.querySelector('h2')) await new Promise((resolve) => void setTimeout(resolve, 20));
        /** Each text separately, so that numbers at the end of one text and at the start of the next stay two numbers. */
        const displayedFaults = () => {
          const faults: string[] = [];
          const walker = document.createTreeWalker(root()!, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) faults.push(walker.currentNode.nodeValue!);
          return faults.join('\n');
        };
        const all: Seen[] = [];
        for (const text of texts) {
          next = text;
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
          await new Promise((resolve) => void setTimeout(resolve, 15));
          await new Promise((resolve) => void requestAnimationFrame(resolve));
          all.push({ text: displayedFaults(), unhandled: ears.unhandled.splice(0) });
        }
        return all;
      },
      { first: JSON.stringify(whole), texts: answers },
    );
    const knownAmounts = new Set<string>();
    let hasNaN = false;
    amountsOf(JSON.stringify(whole), knownAmounts);
    for (const [at, { text, unhandled }] of seen.entries()) {
      const where = `answer ${start + at} of seed ${SEED}: ${answers[at]!.slice(0, 2000)}`;
      amountsOf(answers[at]!, knownAmounts);
      expect(unhandled, where).toEqual([]);
      expect(text.length, where).toBeGreaterThan(50);
      // A random product name may be NaN.
      hasNaN ||= answers[at]!.includes('NaN');
      expect(hasNaN ? text.replaceAll('NaN', '') : text, where).not.toMatch(/NaN|\[object |\bundefined\b/);
      const amounts = [...text.matchAll(/-?\d[\d\u00A0]*,\d{2}(?=\u00A0zł)/g)].map(([amount]) => amount);
      expect(
        amounts.filter((amount) => !knownAmounts.has(amount)),
        where,
      ).toEqual([]);
    }
    await page.close();
  }
});
