/** Shows what `<shop-calculator>` says of its result where the template tells it more: the stock, the pallets, what belongs to it. */
import { expect } from '@open-wc/testing';
import { calculator } from './measured';
import { buttonIn, settled, within } from './page';

const notesOf = (element: HTMLElement) =>
  within<HTMLElement>(element, '.calculator__notes').textContent.replaceAll('\u00A0', ' ');

describe('the result of <shop-calculator>', () => {
  it('says that more is ordered than there is, and never holds that up', async () => {
    const { element, main, form, enter } = await calculator('stock="484"');
    await enter(main, '484');
    expect(notesOf(element)).to.equal('');
    await enter(main, '1107');
    expect(notesOf(element)).to.contain('Zamawiasz o 623 opak. więcej, niż jest w magazynie (484 opak.).');
    expect(form.checkValidity()).to.equal(true);
  });

  it('says nothing of a stock before anybody has entered an amount', async () => {
    const { element } = await calculator('stock="0"');
    expect(notesOf(element)).to.equal('');
    buttonIn(element, 'Zwiększ').click();
    await settled();
    expect(notesOf(element)).to.contain('Zamawiasz o 2 opak. więcej, niż jest w magazynie (0 opak.).');
  });

  it('counts full pallets and what is left besides', async () => {
    const { main, sums, enter } = await calculator('units-on-pallet="32"');
    await enter(main, '31');
    expect(sums()).not.to.contain('palety');
    await enter(main, '64');
    expect(sums()).to.contain('palety: 2Wartość');
    await enter(main, '69');
    expect(sums()).to.contain('palety: 2, luzem: 5 opak.');
  });
});
