/** Tests the examples of the guide about the page's own content, as the guide prints them. */
import { expect } from '@open-wc/testing';
import { aLine, wire } from '../../fixtures/cart';
import { until } from '../settled';
import { cartStage } from './cart';

const guide = await (await fetch('/demo/docs/guides/own-content.md')).text();

/** The lines of the example with this caption. */
function example(caption: string): string {
  const code = new RegExp(`\`\`\`html ${caption}\n([^]*?)\n\`\`\``).exec(guide)?.[1] ?? '';
  expect(code.split('\n').length).to.be.within(1, 10);
  return code;
}

/** Runs the example's script in the page, whose cart is `element`. */
async function run(code: string): Promise<void> {
  const script = /<script type="module">([^]*?)<\/script>/.exec(code)?.[1] ?? '';
  await import(`data:text/javascript,${encodeURIComponent(script)}`);
}

describe('the guide’s example', () => {
  it('puts a badge beside the lines with few items in stock', async () => {
    const items = [aLine({ id: 41, availability: { quantity: '3' } }), aLine({ id: 42 })];
    const stage = await cartStage({ items });
    await run(example('A badge beside a line'));
    stage.answer({ cart: { items: [items[0], aLine({ id: 43 })] } });
    globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const isBeside = () => stage.element.querySelector('b')?.assignedSlot?.closest('[data-item="41"]');
    await until(isBeside, 'the badge beside its line');
    expect(stage.element.querySelectorAll('b')).to.have.length(1);
  });

  it('stops an order whose card field is not complete', async () => {
    const card = { id: 9, name: 'Karta', hook_name: 'card' };
    const stage = await cartStage({ availablePayments: [wire, card], payment: card });
    const code = example('A provider.s card field');
    stage.element.insertAdjacentHTML('beforeend', /<div slot[^]*?<\/div>/.exec(code)?.[0] ?? '');
    const field = { isComplete: false };
    Object.assign(globalThis, { provider: { cardField: () => field } });
    await run(code);
    const order = () =>
      stage.element.dispatchEvent(
        new CustomEvent('shop-order-submit', {
          detail: { cart: { payment: card } },
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      );
    expect(order()).to.equal(false);
    field.isComplete = true;
    expect(order()).to.equal(true);
    await until(() => stage.element.querySelector('#card')?.assignedSlot?.closest('[part~=payment]'), 'the field');
  });
});
