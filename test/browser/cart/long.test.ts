/** Tests that the table of a long cart follows search, sorting and selection in a later task, so that the control responds first. */
import { expect } from '@open-wc/testing';
import { aLine } from '../../fixtures/cart';
import { label } from '../../e2e/labels';
import { until } from '../settled';
import { type } from '../ui/stage';
import { cartStage, type CartStage } from './cart';

const rows = ({ root }: CartStage) => [...root.querySelectorAll<HTMLElement>('[data-item]')];
const search = ({ root }: CartStage) => root.querySelector<HTMLInputElement>('input[type="search"]')!;
/** Runs React's urgent work for a press or a key, without the deferred rest. */
const answered = async () => {
  for (let round = 0; round < 10; round += 1) await Promise.resolve();
};

const lines = [...Array(500).keys()].map((id) =>
  aLine({ id: id + 1, index: `NR-${id + 1}`, product_name: `Gres ${500 - id}.` }),
);

async function long(): Promise<CartStage> {
  const stage = await cartStage({ id: 7, items: lines });
  await until(() => rows(stage).length === 500, 'all lines');
  return stage;
}

describe('in a cart of 500 lines', () => {
  it('the search field responds before the table, and the count follows with the table', async () => {
    const stage = await long();
    type(search(stage), 'Gres 499.');
    await answered();
    expect([search(stage).value, rows(stage).length]).to.deep.equal(['Gres 499.', 500]);
    await until(() => rows(stage).length === 1, 'one line');
    expect(stage.root.querySelector('.line-search [role="status"]')!.textContent).to.contain('1');
    type(search(stage), 'qwertyuiop');
    await until(() => stage.text().includes('Brak wyników'), 'that nothing matches');

    type(search(stage), '');
    await answered();
    expect([search(stage).value, rows(stage).length]).to.deep.equal(['', 0]);
    await until(() => rows(stage).length === 500, 'all lines again');
  });

  it('the sort order responds before the table', async () => {
    const stage = await long();
    const order = stage.root.querySelector<HTMLSelectElement>('select[name="line-order"]')!;
    order.value = 'name';
    order.dispatchEvent(new Event('change', { bubbles: true }));
    await answered();
    expect([order.value, rows(stage)[0]!.dataset['item']]).to.deep.equal(['name', '1']);
    await until(() => rows(stage)[0]!.dataset['item'] === '500', 'the lines by name');
  });

  it('a search and the next step remove rows in pieces', async () => {
    const stage = await long();
    const removed: number[] = [];
    // Called once per commit of React.
    const watch = new MutationObserver((records) => {
      const nodes = records.flatMap(({ removedNodes }) => [...removedNodes]).filter((node) => node instanceof Element);
      const here = nodes.flatMap((node) => [node, ...node.querySelectorAll('*')]);
      removed.push(here.filter((node) => node.matches('[data-item]')).length);
    });
    watch.observe(stage.root, { subtree: true, childList: true });
    type(search(stage), 'Gres 499.');
    await until(() => rows(stage).length === 1, 'one line');
    expect(Math.max(...removed)).to.be.within(12, 96);
    type(search(stage), '');
    await until(() => rows(stage).length === 500, 'all lines again');
    removed.length = 0;
    await stage.press(label('cart.toAddresses'));
    await until(() => rows(stage).length === 0, 'the addresses');
    watch.disconnect();
    expect(Math.max(...removed)).to.be.within(12, 96);
  });

  it('the way back inserts the first lines before what is below them', async () => {
    const stage = await long();
    await stage.press(label('cart.toAddresses'));
    await until(() => rows(stage).length === 0, 'the addresses');
    const inserted: boolean[] = [];
    // Called once per commit of React.
    const watch = new MutationObserver(() => {
      if (rows(stage).length > 0) inserted.push(stage.root.querySelector('[part~="delivery"]') !== null);
    });
    watch.observe(stage.root, { subtree: true, childList: true });
    await stage.press('Koszyk');
    await until(() => rows(stage).length === 500, 'all lines again');
    watch.disconnect();
    expect([inserted[0], inserted.at(-1)]).to.deep.equal([false, true]);
  });

  it('a group has its height before its lines are rendered, so that the rest stays out of view', async () => {
    const stage = await long();
    const heights: number[] = [];
    const watch = new MutationObserver(() => {
      const group = stage.root.querySelector<HTMLElement>('.items__group:empty');
      if (!group) return;
      // As in view, where the browser ignores the reserved size.
      group.style.contentVisibility = 'visible';
      heights.push(group.offsetHeight);
      group.style.contentVisibility = '';
    });
    type(search(stage), 'Gres 499.');
    await until(() => rows(stage).length === 1, 'one line');
    watch.observe(stage.root, { subtree: true, childList: true });
    type(search(stage), '');
    await until(() => rows(stage).length === 500, 'all lines again');
    watch.disconnect();
    expect(heights.length).to.be.at.least(1);
    expect(Math.min(...heights)).to.be.at.least(12 * 40);
  });

  it('a search renders no other part of the step', async () => {
    const stage = await long();
    // React writes a radio's attributes at each render.
    let written = 0;
    const watch = new MutationObserver((records) => void (written += records.length));
    for (const box of stage.root.querySelectorAll('[part~="delivery"], [part~="payment"]'))
      watch.observe(box, { subtree: true, attributes: true, characterData: true, childList: true });
    type(search(stage), 'Gres 499.');
    await until(() => rows(stage).length === 1, 'one line');
    watch.disconnect();
    expect(written).to.equal(0);
  });

  it('the checkboxes of lines are rendered after the press', async () => {
    const stage = await long();
    const boxes = () => stage.root.querySelectorAll('[data-item] input[type="checkbox"]').length;
    await stage.press('Zaznacz produkty');
    await answered();
    expect(boxes()).to.equal(0);
    await until(() => boxes() === 500, 'a box for each line');
  });

  it('a message leads to its line, although the search hides it', async () => {
    const stage = await long();
    stage.answer({ cart: { id: 7, items: lines }, messages: { quantity: { messages: ['NR-500: za mało'] } } });
    await stage.press('Zwiększ');
    await until(() => stage.root.querySelector('[part~="quantity"][part~="messages"]'), 'the message');
    type(search(stage), 'Gres 444.');
    await until(() => rows(stage).length === 1, 'one line');
    await stage.press('Pokaż: Gres 1.');
    const line = () => stage.root.querySelector('[data-item="500"]');
    await until(() => line()?.contains(stage.root.activeElement), 'the focus on the line');
  });
});
