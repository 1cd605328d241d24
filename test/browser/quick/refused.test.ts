/** Tests which rows stay in `<shop-quick-order>` after refusals in any format: no refused row counts as added. */
import { expect } from '@open-wc/testing';
import { buttonIn, eventsOf, scriptedServer, settled, within, type Call } from '../product/page';
import { aProduct, fields, lookupAnswer, has, opened, paste, TAG, verdicts } from './stage';
import { labelStart } from '../../e2e/labels';

const WITHDRAWN = 'Produkt wycofany ze sprzedaży';
let calls: Call[];
let restore: () => void;
beforeEach(() => {
  sessionStorage.clear();
  ({ calls, restore } = scriptedServer());
});
afterEach(() => {
  restore();
  document.querySelector(TAG)?.remove();
});

const aLine = (more: object) => ({ id: 1, product_name: 'Gres', quantity: 4, unit: 'szt.', ...more });

/** Adds two rows, of the products 5001 and 5003; the response is pending. */
async function adding() {
  const element = await opened();
  const added = eventsOf('shop-rows-added');
  await paste(element, 'A-5001\t4\nA-5003\t2');
  await calls[0]!.answer(lookupAnswer(aProduct(5001), aProduct(5003)));
  buttonIn(element, `${labelStart('quick.add')}2`).click();
  await settled();
  return {
    element,
    added,
    codes: () =>
      fields(element)
        .map(({ value }) => value)
        .filter(Boolean),
  };
}

describe('<shop-quick-order>, refused', () => {
  for (const [form, slot] of [
    ['by product', { messages: ['Nie wszystko dodano'], status: 'error', products: { 5003: [WITHDRAWN] } }],
    ['beside the messages', { messages: [WITHDRAWN], status: 'error', 5003: { messages: [WITHDRAWN] } }],
    ['in a sentence', { messages: [`5003: ${WITHDRAWN}`], status: 'error' }],
  ] as const)
    for (const status of [200, 422])
      it(`keeps the row that was refused ${form}, with the shop's reason (${status})`, async () => {
        const { element, added, codes } = await adding();
        await calls[1]!.answer({ cart: { id: 1, items: [aLine({})] }, messages: { add_products: slot } }, status);
        await has(element, 'Dodano do koszyka 1');
        expect(codes()).to.deep.equal(['A-5003']);
        expect(verdicts(element)).to.deep.equal([WITHDRAWN]);
        expect(added).to.deep.equal([{ added: [{ id: 5001, quantity: '4' }], refused: [{ id: 5003, quantity: '2' }] }]);
      });

  it('keeps all rows after an error without a product, ready to be added again, and shows it [B24]', async () => {
    const { element, added, codes } = await adding();
    await calls[1]!.answer({
      cart: { id: 1, items: [aLine({})] },
      messages: { add_products: { messages: [WITHDRAWN], status: 'error' } },
    });
    await has(element, WITHDRAWN);
    await has(element, 'Sprawdź koszyk, zanim dodasz je ponownie.');
    expect(element.shadowRoot!.textContent).not.to.contain('Dodano');
    expect(codes()).to.deep.equal(['A-5001', 'A-5003']);
    expect(added).to.deep.equal([{ added: [], refused: [] }]);
    expect(within(element, '[part~=notice-error]').textContent).to.contain(WITHDRAWN);
    buttonIn(element, `${labelStart('quick.add')}2`).click();
    await settled();
    expect(calls).to.have.length(3);
  });

  it('keeps a row that the cart in the response lacks; success is one green sentence, the rest amber [B38]', async () => {
    const { element, codes } = await adding();
    await calls[1]!.answer({ cart: { id: 1, items: [aLine({ product_id: 5001 })] }, messages: {} });
    await has(element, 'Dodano do koszyka 1');
    const notices = [...element.shadowRoot!.querySelectorAll('[part~=notice]')];
    expect(notices.map(({ part }) => [...part].at(-1))).to.deep.equal(['notice-success', 'notice-warning']);
    expect(notices[0]!.querySelectorAll('p, li')).to.have.length(1);
    expect(notices[1]!.textContent).to.contain('Została 1\u00A0pozycja do poprawienia.');
    expect(codes()).to.deep.equal(['A-5003']);
    expect(verdicts(element)).to.deep.equal(['W koszyku nie ma tej pozycji w całej ilości. Sprawdź koszyk.']);
  });
});
