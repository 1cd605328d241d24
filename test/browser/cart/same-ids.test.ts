/** Tests a master cart whose child carts have equal line ids: an action on one line does not affect the other. */
import { aTimeout, expect } from '@open-wc/testing';
import { aLine } from '../../fixtures/cart';
import { until } from '../settled';
import { cartStage, posted, type CartStage } from './cart';
import { labelStart } from '../../e2e/labels';

const child = (id: number, cart_name: string, quantity = 7) => ({
  id,
  cart_name,
  items: [aLine({ id: 1, product_name: 'Cegła', quantity, index: 'CEG' })],
});
const field = { name: 'note', label: 'Uwaga', scope: 'line' };
const master = (dach = 7) => ({
  is_master: true,
  childCarts: [child(71, 'Parter'), child(72, 'Dach', dach)],
  extra_fields: [field],
});
const tables = ({ root }: CartStage) => [...root.querySelectorAll<HTMLElement>('[part~="table"]')];
const within = (table: HTMLElement, name: string) => {
  const match = [...table.querySelectorAll('button')].find((one) => one.ariaLabel?.includes(name));
  if (match === undefined) throw new Error(`no "${name}"`);
  return match;
};

describe('lines with the same id in two carts [C15]', () => {
  it('are removed and restored separately', async () => {
    const stage = await cartStage(master());
    within(tables(stage)[1]!, labelStart('cart.items.removeItem')).click();
    await until(() => stage.text().includes('Usunięto „Cegła”.'), 'the removal');
    expect(tables(stage).map((one) => one.textContent.includes('Usunięto'))).to.deep.equal([false, true]);
    // An immediate press would count as the second click of a double click.
    await aTimeout(600);
    within(tables(stage)[1]!, 'Cofnij').click();
    await until(() => !stage.text().includes('Usunięto'), 'it is back');
    expect(posted(stage, 'remove')).to.deep.equal([]);
  });

  it('fail, change and get the focus separately', async () => {
    const stage = await cartStage(master());
    stage.answer(() => new Response('', { status: 500 }));
    within(tables(stage)[1]!, 'Zwiększ').click();
    await until(() => stage.text().includes('Nie zapisano'), 'it failed');
    expect(tables(stage).map((one) => one.textContent.includes('Nie zapisano'))).to.deep.equal([false, true]);
    expect(posted(stage, 'quantity')[0]!.body).to.deep.equal({ quantity: { 1: 8 }, cartToUpdate: 72 });
    stage.answer({ cart: master(2) });
    within(tables(stage)[1]!, 'Zwiększ').click();
    await until(() => stage.text().includes('Koszyk się zmienił'), 'the change');
    await until(() => stage.text().includes('Sklep zmienił ilość'), 'the sentence beside the line');
    expect(tables(stage).map((one) => one.textContent.includes('Sklep zmienił ilość'))).to.deep.equal([false, true]);
    await stage.press('Pokaż: Cegła');
    await until(() => tables(stage)[1]!.contains(stage.root.activeElement), 'the line of that cart');
  });

  it('have their own further fields, sent with the cart’s id', async () => {
    const stage = await cartStage(master());
    const note = tables(stage)[1]!.querySelector<HTMLInputElement>('[name="extra-note"]')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(note, 'x');
    note.dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => posted(stage, 'extra_field').length === 1, 'the field');
    expect(posted(stage, 'extra_field')[0]!.body).to.deep.equal({
      extra_field: { name: 'note', value: 'x', cartId: 72, id: 1 },
    });
    expect(tables(stage)[0]!.querySelector<HTMLInputElement>('[name="extra-note"]')!.value).to.equal('');
  });

  it('are distinguished by the cart’s name in a message about their product', async () => {
    const stage = await cartStage(master(), {}, { quantity: { messages: ['CEG: najwięcej 2'] } });
    await until(() => stage.text().includes('Pokaż: Cegła, Dach'), 'the link');
    await stage.press('Pokaż: Cegła, Dach');
    await until(() => tables(stage)[1]!.contains(stage.root.activeElement), 'the line of that cart');
  });
});
