/** Tests that buyers never order lines that they cannot see: unreadable lines are counted, reported, and block the order. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { label } from '../../e2e/labels';
import { toSummary } from './cart';
import { openCart } from './open';

/** The shop returns an invalid quantity (rule N9) for the first lines until `mend()`. */
async function broken(count: number) {
  let isBroken = true;
  const stage = await openCart('buyer', {
    ready: true,
    cart: ({ items }) => {
      if (isBroken) for (const line of items.slice(0, count)) line.quantity = '2,5';
    },
  });
  return { stage, mend: () => (isBroken = false) };
}

describe('an unreadable line', () => {
  it('has a notice beside the table and blocks the order until the cart is readable again [C10]', async () => {
    const { stage, mend } = await broken(2);
    const notice = () => stage.root.querySelector<HTMLElement>('[part~=unread]');
    const rows = () => stage.root.querySelectorAll('[data-item]').length;
    const left = rows();
    expect(left).to.be.above(0);
    expect(notice()!.innerText).to.contain('Nie możemy pokazać 2\u00A0produktów z koszyka');
    await toSummary(stage);
    const order = stage.button(label('cart.summary.submit'));
    expect(order.ariaDisabled).to.equal('true');
    expect(order.ariaDescribedByElements?.map((one) => one.textContent).join()).to.equal(
      'Nie widać wszystkich produktów z koszyka. Wczytaj koszyk ponownie.',
    );
    mend();
    const again = stage.button('Wczytaj koszyk ponownie');
    again.focus();
    again.click();
    await until(() => notice() === null, 'the readable cart');
    expect(rows()).to.equal(left + 2);
    // The button disappeared with its notice; the focus did not.
    await until(() => stage.root.activeElement?.textContent === label('cart.steps./summary'), 'the focus in the title');
    // The buyer has not seen these two products yet, so the order waits.
    expect(order.ariaDisabled).to.equal('true');
    await stage.press('Widzę zmiany');
    await until(() => order.ariaDisabled === null, 'the order');
  });

  it('differs from no line: a cart of only such lines is an error, not empty', async () => {
    const { stage, mend } = await broken(1000);
    expect(stage.text()).to.contain('Nie udało się wczytać koszyka');
    expect(stage.text()).to.contain('Sklep zwrócił nieprawidłową odpowiedź. Spróbuj ponownie.');
    mend();
    await stage.press('Spróbuj ponownie');
    await stage.has('Klej elastyczny');
  });
});
