/** Tests the built `<shop-cart>` after the server responds that the cart no longer exists. */
import { expect } from '@open-wc/testing';
import { aLine } from '../../fixtures/cart';
import { cartStage, hidePage } from './cart';
import { until } from '../settled';
import { labelStart } from '../../e2e/labels';

const emptied = async (messages = {}, action = labelStart('cart.items.removeItem'), step = '#/') => {
  location.hash = step;
  const stage = await cartStage({ items: [aLine()] }, { routing: 'hash' });
  const changed: unknown[] = [];
  stage.element.addEventListener('shop-cart-changed', (event) => changed.push((event as CustomEvent).detail.cart));
  await until(() => stage.text().includes(action) || stage.root.querySelector(`[aria-label^="${action}"]`), 'the step');
  stage.answer(() => Response.json({ cart: null, messages }));
  await stage.press(action);
  if (action === labelStart('cart.items.removeItem')) {
    await until(() => stage.text().includes('Usunięto'), 'the row to take it back by');
    hidePage();
  }
  await until(() => stage.text().includes('Twój koszyk'), 'the empty cart');
  return { stage, changed };
};
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

it('removing the last line displays the empty cart, focuses its title and dispatches an event', async () => {
  const { stage, changed } = await emptied();
  await until(() => stage.root.activeElement?.textContent === 'Twój koszyk', 'the focus');
  expect(changed).to.deep.equal([null]);
});

it('the empty cart displays the page’s slot `empty`, which a cart with lines hides', async () => {
  const stage = await cartStage({ items: [aLine()] });
  const ways = Object.assign(document.createElement('nav'), {
    slot: 'empty',
    innerHTML: '<a href="/ulubione">Ulubione</a>',
  });
  stage.element.append(ways);
  expect(ways.offsetHeight).to.equal(0);
  stage.answer({ cart: { items: [] } });
  await stage.press(labelStart('cart.items.removeItem'));
  await until(() => stage.text().includes('Usunięto'), 'the row to take it back by');
  hidePage();
  await until(() => ways.offsetHeight > 0, 'the ways on');
  expect(stage.root.querySelector<HTMLSlotElement>('slot[name=empty]')!.assignedElements()).to.deep.equal([ways]);
});

it('an order that empties the cart displays and announces its message', async () => {
  const sentence = 'Zamówienie zostało przyjęte.';
  const messages = { confirm: { messages: [sentence], status: 'success' } };
  const { stage } = await emptied(messages, 'Zamawiam z obowiązkiem zapłaty', '#/summary');
  expect(stage.text()).to.contain(sentence);
  const spoken = () => stage.root.querySelector('[aria-live]')!.textContent;
  await until(() => spoken().includes(sentence), 'the spoken sentence');
});
