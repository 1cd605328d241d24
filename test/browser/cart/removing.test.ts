/** Tests removing and restoring a line of the built `<shop-cart>`: by its bin, by a typed 0, by keyboard, twice in a row. */
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { aLine } from '../../fixtures/cart';
import { press, settled, type } from '../ui/stage';
import { cartStage, hidePage, posted, type CartStage } from './cart';
import { until } from '../settled';
import { label, labelStart } from '../../e2e/labels';

const line = (id: number, over = {}) => aLine({ id, product_name: `Gres ${id}`, ...over });
const row = ({ root }: CartStage, id: number) => root.querySelector<HTMLElement>(`[data-item="${id}"]`)!;
const field = (stage: CartStage, id: number) => row(stage, id).querySelector('input')!;
const active = ({ root }: CartStage) => root.activeElement as HTMLElement | null;
const has = (stage: CartStage, text: string) => until(() => stage.text().includes(text), text);

/** A little longer than a double click may take. */
const afterDoubleClick = () => aTimeout(600);
/** A press with a finger or a mouse; `count` is its number within a multiple click. */
const point = (element: Element, count = 1) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail: count }));

async function two() {
  const lines = [line(1), line(2)];
  const stage = await cartStage({ id: 7, items: lines, prices: { gross: '73.80', total_gross: '73.80' } });
  stage.answer({ cart: { id: 7, items: [lines[1]!], prices: { gross: '36.90', total_gross: '36.90' } } });
  return stage;
}
async function removed() {
  const stage = await two();
  stage.button(label('cart.items.removeItem', 'Gres 1')).focus();
  await stage.press(label('cart.items.removeItem', 'Gres 1'));
  await has(stage, 'Usunięto „Gres 1”.');
  return stage;
}

describe('a removed line', () => {
  it('becomes a row with a focused undo button; nothing is sent, and the totals no longer contain it [C11]', async () => {
    const stage = await two();
    const totals = () => stage.root.querySelector<HTMLElement>('[part~="totals"]')!.innerText.replaceAll('\u00A0', ' ');
    expect(totals()).to.contain('73,80 zł');
    stage.button(label('cart.items.removeItem', 'Gres 1')).focus();
    await stage.press(label('cart.items.removeItem', 'Gres 1'));
    await has(stage, 'Usunięto „Gres 1”.');
    expect(totals()).to.contain('36,90 zł').and.not.to.contain('73,80');
    expect(stage.root.querySelector<HTMLElement>('.cart__bar-total')!.innerText).to.contain('36,90');
    expect(row(stage, 1).innerText).to.match(/Usunięto „Gres 1”\.\s+Cofnij/);
    expect(row(stage, 1).querySelectorAll('input')).to.have.length(0);
    expect(active(stage)!.ariaLabel).to.equal('Cofnij: Gres 1');
    expect(posted(stage, 'remove')).to.have.length(0);
    expect(stage.root.querySelector('[part~="totals"]')!.getAttribute('aria-busy')).to.equal('true');
    // Nothing blocks the next step.
    expect(stage.button(label('cart.toAddresses')).ariaDisabled).to.equal(null);
    const spoken = () => [...stage.root.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join();
    await until(() => spoken().includes('Usunięto z koszyka: Gres 1'), 'the spoken sentence');
  });

  it('takes its deposit and its place in the count with it, and brings both back', async () => {
    const deposit = line(3, { product_name: 'Kaucja za paletę', kind: 'deposit', belongs_to: 1 });
    const stage = await cartStage({ id: 7, items: [line(1), deposit, line(2)] });
    const heading = () => stage.root.querySelector<HTMLElement>('.items__said')!.innerText;
    expect(heading()).to.contain('2\u00A0pozycje');
    await stage.press(label('cart.items.removeItem', 'Gres 1'));
    await has(stage, 'Usunięto „Gres 1”.');
    expect(stage.text()).not.to.contain('Kaucja za paletę');
    expect(heading()).to.contain('1\u00A0pozycja');
    await stage.press('Cofnij: Gres 1');
    await has(stage, 'Kaucja za paletę');
    expect(heading()).to.contain('2\u00A0pozycje');
  });

  it('comes back with its quantity focused, without a request', async () => {
    const stage = await removed();
    active(stage)!.click();
    await until(() => active(stage) === field(stage, 1), 'the focus in the field');
    expect([field(stage, 1).value, posted(stage, 'remove').length]).to.deep.equal(['3', 0]);
    expect(stage.root.querySelector('[part~="totals"]')!.getAttribute('aria-busy')).to.equal('false');
  });

  it('is sent with its cart’s id when the page is hidden; the focus moves to the next quantity', async () => {
    const stage = await removed();
    hidePage();
    await until(() => row(stage, 1) === null, 'the row is gone');
    expect(posted(stage, 'remove').map(({ body }) => body)).to.deep.equal([{ remove: { id: 1, cartId: 7 } }]);
    await until(() => active(stage) === field(stage, 2), 'the focus on the next line');
  });

  it('is sent before the next step', async () => {
    const stage = await removed();
    await stage.press(label('cart.toAddresses'));
    await has(stage, 'Dane adresowe');
    expect(posted(stage, 'remove')).to.have.length(1);
  });

  it('is sent after ten seconds, but not while its button has the keyboard focus', async () => {
    const stage = await two();
    await afterDoubleClick();
    point(stage.button(label('cart.items.removeItem', 'Gres 1')));
    await has(stage, 'Usunięto');
    active(stage)!.blur();
    await aTimeout(9000);
    expect(posted(stage, 'remove')).to.have.length(0);
    await waitUntil(() => posted(stage, 'remove').length === 1, 'the request', { timeout: 3000 });
  });

  it('comes back with a message if the shop refuses', async () => {
    const stage = await removed();
    stage.answer(() =>
      Response.json({ cart: null, messages: { 0: { messages: ['Zestaw jest nierozłączny.'] } } }, { status: 422 }),
    );
    hidePage();
    await has(stage, 'Zestaw jest nierozłączny.');
    await until(() => active(stage) === field(stage, 1), 'the focus on the line');
  });

  it('ignores the second click of a double click', async () => {
    const stage = await two();
    await afterDoubleClick();
    point(stage.button(label('cart.items.removeItem', 'Gres 1')));
    // The row is not found by its text: that search may take longer than a double click.
    await settled();
    expect(stage.text()).to.contain('Usunięto „Gres 1”.');
    point(stage.button('Cofnij: Gres 1'));
    point(stage.button(label('cart.items.removeItem', 'Gres 2')));
    await afterDoubleClick();
    point(stage.button(label('cart.items.removeItem', 'Gres 2')), 2);
    await settled();
    expect(stage.root.querySelectorAll('.items__row--removed')).to.have.length(1);
    point(stage.button(label('cart.items.removeItem', 'Gres 2')));
    await has(stage, 'Usunięto „Gres 2”.');
    await afterDoubleClick();
    point(stage.button('Cofnij: Gres 1'));
    await until(() => active(stage)?.ariaLabel === label('cart.items.removeItem', 'Gres 1'), 'the focus on the bin');
    expect(posted(stage, 'remove')).to.have.length(0);
  });

  it('stays if the page cancels the event', async () => {
    const stage = await two();
    stage.element.addEventListener('shop-cart-change', (event) => event.preventDefault());
    await stage.press(label('cart.items.removeItem', 'Gres 1'));
    await settled();
    expect(stage.text()).not.to.contain('Usunięto');
  });

  it('of a master cart is sent with its child’s id', async () => {
    const children = [8, 9].map((id) => ({ id, cart_name: `Budowa ${id}`, items: [line(id * 10)] }));
    const stage = await cartStage({ id: 7, is_master: true, childCarts: children });
    await stage.press(label('cart.items.removeItem', 'Gres 80'));
    await has(stage, 'Usunięto „Gres 80”.');
    await stage.press(label('cart.items.removeItem', 'Gres 90'));
    await has(stage, 'Usunięto „Gres 90”.');
    await stage.press('Cofnij: Gres 80');
    await until(() => field(stage, 80), 'the line');
    hidePage();
    await waitUntil(() => posted(stage, 'remove').length === 1, 'the request', { timeout: 3000 });
    expect(posted(stage, 'remove')[0]!.body).to.deep.equal({ remove: { id: 90, cartId: 9 } });
  });

  it('that was the last one moves the focus to the empty cart’s title', async () => {
    const stage = await cartStage({ id: 7, items: [line(1)] });
    stage.answer({ cart: { id: 7, items: [] } });
    stage.button(labelStart('cart.items.removeItem')).focus();
    await stage.press(labelStart('cart.items.removeItem'));
    await has(stage, 'Usunięto');
    hidePage();
    await until(() => active(stage)?.textContent === 'Twój koszyk', 'the focus on the title');
  });

  it('that was the last match moves the focus to the search', async () => {
    const lines = [...Array(20).keys()].map((id) => aLine({ id: id + 1, index: `NR-${id + 1}` }));
    const stage = await cartStage({ id: 7, items: lines });
    const search = stage.root.querySelector<HTMLInputElement>('input[type="search"]')!;
    type(search, 'NR-20');
    await until(() => stage.root.querySelectorAll('[data-item]').length === 1, 'one line');
    stage.answer({ cart: { id: 7, items: [...lines.slice(0, 19), aLine({ id: 21 })] } });
    stage.button(labelStart('cart.items.removeItem')).focus();
    await stage.press(labelStart('cart.items.removeItem'));
    await has(stage, 'Usunięto');
    hidePage();
    await until(() => active(stage) === search, 'the focus on the search');
  });
});

describe('a typed 0', () => {
  const openQuestion = async () => {
    const stage = await two();
    field(stage, 1).focus();
    type(field(stage, 1), '0');
    await has(stage, 'Usunąć pozycję?');
    return stage;
  };

  it('opens a removal question; Enter focuses its answer, and a removal can be undone [Q6]', async () => {
    const stage = await openQuestion();
    press(field(stage, 1), 'Enter');
    await until(() => active(stage)?.textContent === label('fields.remove'), 'the focus on the answer');
    active(stage)!.click();
    await has(stage, 'Usunięto „Gres 1”.');
    expect(active(stage)!.ariaLabel).to.equal('Cofnij: Gres 1');
    expect(stage.posts.map(({ action }) => action)).to.deep.equal(['load']);
  });

  it('is reverted by Escape, in the field and at the answer, and by „Zostaw”', async () => {
    for (const leave of [
      (stage: CartStage) => press(field(stage, 1), 'Escape'),
      (stage: CartStage) => press(stage.button('Zostaw 3'), 'Escape'),
      (stage: CartStage) => stage.button('Zostaw 3').click(),
    ]) {
      const stage = await openQuestion();
      leave(stage);
      await until(() => !stage.text().includes('Usunąć pozycję?'), 'the question is gone');
      expect([field(stage, 1).value, active(stage) === field(stage, 1)]).to.deep.equal(['3', true]);
      expect(stage.posts).to.have.length(1);
    }
  });

  it('reverts to the previous quantity on blur', async () => {
    const stage = await openQuestion();
    stage.button(label('cart.items.removeItem', 'Gres 2')).focus();
    await has(stage, 'Wpisano 0. Ilość bez zmian: 3.');
    expect(field(stage, 1).value).to.equal('3');
    await aTimeout(400);
    expect(stage.posts).to.have.length(1);
  });

  it('may continue as 05', async () => {
    const stage = await openQuestion();
    type(field(stage, 1), '05');
    press(field(stage, 1), 'Enter');
    await until(() => posted(stage, 'quantity').length === 1, 'the request');
    expect(posted(stage, 'quantity')[0]!.body['quantity']).to.deep.equal({ 1: 5 });
  });
});

describe('a quantity changed by the shop', () => {
  it('is displayed on its line and above the cart, with both totals', async () => {
    const packs = (quantity: number, total_gross: string) =>
      line(1, { quantity, unit: 'opak.', prices: { net: '64.37', gross: '79.18', total_gross } });
    const stage = await cartStage({ items: [packs(5, '395.90')], prices: { total_gross: '420.50' } });
    stage.answer({ cart: { items: [packs(1, '79.18')], prices: { total_gross: '103.78' } } });
    stage.root.querySelector<HTMLInputElement>('input[type=radio][value="4"]')!.click();
    await has(stage, 'Koszyk się zmienił');
    const plain = stage.text().replaceAll('\u00A0', ' ');
    expect(plain).to.contain('Gres 1: ilość 5 → 1 opak., wartość 395,90 zł → 79,18 zł brutto');
    expect(plain).to.contain('Do zapłaty brutto: 420,50 zł → 103,78 zł');
    await until(
      () => row(stage, 1).innerText.replaceAll('\u00A0', ' ').includes('Sklep zmienił ilość: 5 → 1 opak.'),
      'the sentence beside the line',
    );
    await stage.press('Zamknij');
    await until(() => !row(stage, 1).innerText.includes('Sklep zmienił'), 'put away');
  });
});
