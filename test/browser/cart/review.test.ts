/** Tests the summary while another tab changes the cart: it displays each change, and the order waits until the buyer has seen it. */
import { expect } from '@open-wc/testing';
import { aLine, courier, wire } from '../../fixtures/cart';
import { settled, until } from '../settled';
import { cartStage, posted, toSummary } from './cart';
import { label } from '../../e2e/labels';

const gres = aLine({ id: 12, product_name: 'Gres' });
const cart = {
  items: [gres],
  carrier: { ...courier, price_gross: '29.90' },
  availablePayments: [wire],
  payment: { ...wire },
  prices: { total_gross: '100.00' },
};
const more = {
  ...cart,
  items: [gres, aLine({ id: 13, product_name: 'Fuga' })],
  prices: { total_gross: '194.96' },
};
const REASON = 'Koszyk zmienił się w innym miejscu. Sprawdź zmiany.';

async function onSummary() {
  const stage = await cartStage(cart);
  return toSummary(stage);
}
/** Changes the cart like another tab of the shop. */
const otherTab = () => {
  const channel = new BroadcastChannel('shop-elements.carts');
  channel.postMessage(null);
  channel.close();
};

describe('the summary', () => {
  it('lists changes of another tab, leads to them, and orders once they are acknowledged [O12, O7]', async () => {
    const stage = await onSummary();
    const submit = stage.button(label('cart.summary.submit'));
    expect(submit.getAttribute('aria-disabled')).to.equal(null);
    stage.answer({ cart: more });
    otherTab();
    await until(() => stage.text().includes('Fuga: dodano do koszyka, ilość 3'), 'the change');
    const words = () => stage.text().replaceAll('\u00A0', ' ');
    expect(words()).to.contain('Do zapłaty brutto: 100,00 zł → 194,96 zł');
    expect(words()).to.contain(REASON);
    expect(submit.getAttribute('aria-disabled')).to.equal('true');
    submit.click();
    await until(() => stage.root.activeElement?.textContent === 'Widzę zmiany', 'the way to the changes');
    expect(posted(stage, 'confirm')).to.deep.equal([]);
    await stage.press('Widzę zmiany');
    await until(() => !words().includes(REASON), 'the button is ready');
    expect(stage.root.activeElement?.matches('[data-step-title]')).to.equal(true);
    // The second click of a double click does not count as an acknowledgement.
    submit.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 2 }));
    await settled();
    expect(posted(stage, 'confirm')).to.deep.equal([]);
    submit.click();
    await until(() => posted(stage, 'confirm').length === 1, 'the order');
  });
});
