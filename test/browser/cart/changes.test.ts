/** Tests notices of changes by the shop: text, announcement, event and totals. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { type } from '../ui/stage';
import { label } from '../../e2e/labels';
import { openCart, type OpenCart } from './open';

const notice = ({ root }: OpenCart) => root.querySelector<HTMLElement>('[part~="changes"]');
const total = ({ root }: OpenCart) => root.querySelector('.totals__row--strong')!.textContent;
/** The changes that the page is told of. */
function recorded(stage: OpenCart): string[] {
  const kinds: string[] = [];
  stage.element.addEventListener('shop-cart-changed', (event) =>
    kinds.push(...(event as HTMLElementEventMap['shop-cart-changed']).detail.changes.map(({ kind }) => kind)),
  );
  return kinds;
}

describe('a cart that the shop changes between two requests', () => {
  it('displays changed prices, quantities and removed lines as sentences, in a live region and in the event, until dismissed [C12]', async () => {
    const stage = await openCart();
    const [before, kinds] = [total(stage), recorded(stage)];
    expect(notice(stage) === null).to.equal(true);
    const { cart } = stage.session;
    Object.assign(cart.lines[0]!, { net: 1200 });
    Object.assign(cart.lines[1]!, { quantity: 8 });
    cart.lines.pop();
    stage.field('Odbiór').click();
    await until(() => notice(stage), 'the notice');
    const words = notice(stage)!.innerText.replaceAll('\u00A0', ' ');
    for (const sentence of [
      'Koszyk się zmienił',
      'Klej elastyczny: cena netto 10,45 zł → 12,00 zł',
      'Wkręty 3,5×35: ilość 4 → 8',
      'Gres Karpaty: produktu nie ma już w koszyku',
    ])
      expect(words).to.contain(sentence);
    expect(stage.root.querySelectorAll('[data-item]').length).to.equal(2);
    expect(total(stage)).not.to.equal(before);
    expect([...new Set(kinds)].toSorted()).to.deep.equal(['item_removed', 'price', 'quantity']);
    const spoken = () => stage.root.querySelector('[aria-live="polite"]')!.textContent;
    await until(() => spoken().includes('Koszyk się zmienił'), 'the announcement');

    stage.field('Przy odbiorze').click();
    await until(() => stage.session.cart.paymentId === 3, 'the next action');
    await stage.press('Pokaż: Klej');
    await until(() => stage.root.activeElement?.closest('[data-item]'), 'the focus on the line');
    notice(stage)!.querySelector<HTMLElement>('button[aria-label^="Ukryj"], button[aria-label^="Zamknij"]')!.click();
    await until(() => notice(stage) === null, 'the end of the notice');
  });

  it('drops a withdrawn carrier with a notice, and blocks the next step until another is chosen', async () => {
    let isOffered = true;
    const stage = await openCart('buyer', {
      ready: true,
      cart: (cart) => {
        if (!isOffered) Object.assign(cart, { carrier: null, availableCarriers: cart['availableCarriers'].slice(1) });
      },
    });
    const kinds = recorded(stage);
    isOffered = false;
    const notes = stage.field<HTMLTextAreaElement>(label('cart.notes.title'));
    type(notes, 'Rozładunek od podwórza');
    await stage.has('Kurier: ten sposób dostawy nie jest już dostępny');
    expect(kinds).to.contain('carrier_removed');
    expect(() => stage.field('Kurier')).to.throw();
    expect(stage.button(label('cart.steps./addresses')).ariaDisabled).to.equal('true');
    expect(stage.text()).to.contain('Wybierz dostawę');
    expect(notes.value).to.equal('Rozładunek od podwórza');
  });
});
