/** Tests that a buyer sees each of up to eight lines before reaching the order button, on the smallest phone, by bar and keyboard. */
import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { aLine } from '../../fixtures/cart';
import { settled } from '../settled';
import { cartStage, toSummary, type CartStage } from './cart';
import { label } from '../../e2e/labels';

const NAME = 'Kabina prysznicowa Omega Złoty Szczotkowany 120 × 90 cm';
type Patient = { timeout(ms: number): void };

async function summaryOf(lines: object[], [width, height] = [320, 480]): Promise<CartStage> {
  await setViewport({ width: width!, height: height! });
  const stage = await cartStage({ items: lines });
  await toSummary(stage);
  scrollTo(0, 0);
  return stage;
}
const eight = (url: string | undefined): object[] =>
  [...Array(8).keys()].map((id) => aLine({ id: id + 1, index: `KOD${id}-1000`, product_name: NAME, url }));

function isWhole(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const root = element.getRootNode() as ShadowRoot;
  const isFree = (y: number) => element.contains(root.elementFromPoint((left + right) / 2, y));
  return top >= 0 && bottom <= innerHeight && isFree(top + 2) && isFree(bottom - 2);
}

/** The lines and the button that have been fully visible so far. */
function watch({ root }: CartStage) {
  const lines = new Set<string>();
  return () => {
    for (const line of root.querySelectorAll<HTMLElement>('tr[data-item]'))
      if (isWhole(line)) lines.add(line.dataset['item']!);
    return { lines: lines.size, button: isWhole(root.querySelector('[part~="submit"]')!) };
  };
}

afterEach(() => setViewport({ width: 1280, height: 800 }));

for (const [what, url] of [
  ['links', '/produkt/1'],
  ['none', undefined],
] as const)
  describe(`eight lines with ${what}, at 320 px`, () => {
    it('are all displayed before the button by presses on the bar [O22]', async function (this: Patient) {
      this.timeout(20_000);
      const stage = await summaryOf(eight(url));
      const look = watch(stage);
      for (let press = 0; press < 8 && !look().button; press++) {
        await stage.press('Przejrzyj i zamów');
        await settled();
      }
      expect(look()).to.deep.equal({ lines: 8, button: true });
    });

    it('are all displayed before the button by the Tab key [O22]', async function (this: Patient) {
      this.timeout(20_000);
      const stage = await summaryOf(eight(url));
      const look = watch(stage);
      const submit = stage.button(label('cart.summary.submit'));
      for (let tab = 0; tab < 60 && stage.root.activeElement !== submit; tab++) {
        await sendKeys({ press: 'Tab' });
        look();
      }
      expect(look()).to.deep.equal({ lines: 8, button: true });
    });
  });

it('nine lines without links are no tab stops: the Tab key skips them and the bar scrolls through them [O22]', async () => {
  const { root } = await summaryOf([...eight(undefined), aLine({ id: 9, url: undefined })]);
  expect(root.querySelectorAll('tr[data-item][tabindex="0"]').length).to.equal(0);
});

it('beside ten lines in a low window, the order button appears no sooner than the last line [O22]', async () => {
  const stage = await summaryOf([...eight(undefined), ...eight(undefined).slice(0, 2)], [1280, 640]);
  const { root } = stage;
  const [line, button] = [[...root.querySelectorAll('tr[data-item]')].at(-1)!, root.querySelector('[part~="submit"]')!];
  expect(button.getBoundingClientRect().bottom).to.be.at.least(line.getBoundingClientRect().bottom);
});
