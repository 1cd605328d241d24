/** Shows `<shop-withdrawal>`: a press sends an event, and is displayed and announced. */
import { expect, waitUntil } from '@open-wc/testing';
import { buttonIn, eventsOf, faultsOf, page, settled, within } from '../product/page';

const open = async (attributes = '') => {
  const place = await page(
    `<shop-withdrawal ${attributes}></shop-withdrawal>`,
    ['shop-withdrawal'],
    '/dist/shop-withdrawal.js',
  );
  const element = place.querySelector('shop-withdrawal')!;
  return { place, element };
};

describe('<shop-withdrawal>', () => {
  it('has a text of its own, which the template may replace', async () => {
    expect(buttonIn((await open()).element, 'Zapytaj').textContent).to.equal('Zapytaj');
    expect(buttonIn((await open('label="Dalej"')).element, 'Dalej').textContent).to.equal('Dalej');
  });

  it('tells the page, and says it aloud', async () => {
    const pressed = eventsOf('shop-withdrawal-pressed');
    const { element } = await open();
    buttonIn(element, 'Zapytaj').click();
    await settled();
    expect(pressed.length).to.equal(1);
    expect(within<HTMLElement>(element, '[part~="notice-success"]').textContent).to.contain('Gotowe.');
    await waitUntil(() => within<HTMLElement>(element, '[role="status"]').textContent === 'Gotowe.');
  });

  it('has nothing that axe objects to', async () => {
    const { place, element } = await open();
    buttonIn(element, 'Zapytaj').click();
    await settled();
    expect(await faultsOf(place)).to.deep.equal([]);
  });
});
