/** Tests that `<shop-calculator>` stores the input of its product, offers to clear it, and removes it with an order. */
import { expect } from '@open-wc/testing';
import { calculator } from './measured';
import { buttonIn, committed, eventsOf, sent, settled, within } from './page';

const again = () => calculator('show-calculator product-id="12" price-pack="10"');
const notesOf = (element: HTMLElement) => within<HTMLElement>(element, '.calculator__notes').textContent;

describe('<shop-calculator product-id>', () => {
  beforeEach(() => localStorage.removeItem('shop-elements.calculated'));
  afterEach(() => localStorage.removeItem('shop-elements.calculated'));

  it('restores the input of its product, with its rooms, and can clear it [K6]', async () => {
    const first = await again();
    within<HTMLElement>(first.element, 'summary').click();
    await first.enter(within(first.element, '[name="width"]'), '3');
    await first.enter(within(first.element, '[name="length"]'), '4');
    expect(notesOf(first.element)).to.equal('');

    const { element, unit, main, form } = await again();
    const changes = eventsOf('change');
    expect([unit.value, sent(form), element.value]).to.deep.equal(['13,2', { quantity: '10' }, 10]);
    expect(within(element, '[name="width"]').value).to.equal('3');
    expect(notesOf(element)).to.contain('Tak jak ostatnio.');
    buttonIn(element, 'Wyczyść').click();
    await settled();
    expect([unit.value, main.value, sent(form), notesOf(element)]).to.deep.equal(['', '1', { quantity: '1' }, '']);
    expect([within(element, '[name="width"]').value, changes.length]).to.deep.equal(['', 1]);
    expect((await again()).main.value).to.equal('1');
  });

  it('does not restore another product’s input, and none without an id', async () => {
    const { main, enter } = await again();
    await enter(main, '5');
    expect((await calculator('product-id="13"')).main.value).to.equal('1');
    expect((await calculator()).main.value).to.equal('1');
    expect((await again()).main.value).to.equal('5');
  });

  it('removes the stored input on the form’s reset', async () => {
    const { main, enter, form } = await again();
    await enter(main, '5');
    form.reset();
    await settled();
    expect((await again()).main.value).to.equal('1');
  });

  it('prefers text typed into the native field before the script', async () => {
    const { main, enter } = await again();
    await enter(main, '5');
    const form = document.createElement('form');
    form.innerHTML =
      '<shop-calculator product-id="12" name="quantity"><input name="quantity" value="1"></shop-calculator>';
    form.querySelector('input')!.value = '3';
    const element = form.querySelector('shop-calculator')!;
    document.querySelector('#page')!.replaceChildren(form);
    element.dispatchEvent(new PointerEvent('pointerover'));
    await committed(element);
    await settled();
    expect(sent(form)).to.deep.equal({ quantity: '3' });
  });

  it('removes the note about restored input after a change', async () => {
    const { main, enter } = await again();
    await enter(main, '5');
    const next = await again();
    await next.enter(next.main, '6');
    expect(notesOf(next.element)).to.equal('');
  });
});
