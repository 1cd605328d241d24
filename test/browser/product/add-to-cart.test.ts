/** Tests `<shop-add-to-cart>` around a template's form: requests, questions and messages, on a scripted server. */
import { expect } from '@open-wc/testing';
import { buttonIn, committed, faultsOf, eventsOf, page, scriptedServer, settled, within } from './page';
import { type } from '../ui/stage';
import { listen } from '../element/probe';
import { until } from '../settled';
import type { Call } from './page';
import { label } from '../../e2e/labels';

const SUCCESS = {
  status: 'success',
  name: 'Gres <b>Loft</b>',
  price: 71.99,
  quantity: 3,
  total: '215.97',
  url: '/koszyk',
};
const DEFAULT = 'Sklep tego nie potwierdził. Sprawdź koszyk, zanim dodasz produkt ponownie.';

let calls: Call[];
let restore: () => void;
beforeEach(() => ({ calls, restore } = scriptedServer()));
afterEach(() => restore());

async function form(attributes = '', field = '<shop-quantity name="quantity" value="3"></shop-quantity>') {
  const place = await page(
    `<shop-add-to-cart product-id="7" ${attributes}><form action="/produkt/gres/do-koszyka" method="post">
      <input type="hidden" name="id" value="7">${field}<button name="how" value="fast">Kup</button></form></shop-add-to-cart>`,
    ['shop-add-to-cart', ...(field.includes('shop-') ? ['shop-quantity'] : [])],
  );
  const element = place.querySelector('shop-add-to-cart')!;
  const dialog = () => element.shadowRoot!.querySelector('dialog');
  const dialogText = () => dialog()?.textContent.replaceAll('\u00A0', ' ') ?? '';
  const submit = async () => {
    place.querySelector('button')!.focus();
    place.querySelector('button')!.click();
    await settled();
  };
  return { place, element, dialog, said: dialogText, submit };
}

describe('<shop-add-to-cart>', () => {
  it('logs that it needs a form, action or product-id', async () => {
    const { lines, stop } = listen('warn');
    await page('<shop-add-to-cart cart-url="/koszyk"></shop-add-to-cart>', ['shop-add-to-cart']);
    const sentence = '<shop-add-to-cart> needs a form, action or product-id: without it the element sends no requests.';
    await until(() => lines.some((line) => line.startsWith(sentence)), lines.join('\n')).finally(stop);
  });

  it('posts the form’s fields as JSON to its action [B1]', async () => {
    const { submit } = await form();
    await submit();
    expect(calls).to.have.length(1);
    expect([calls[0]!.url, calls[0]!.body]).to.deep.equal([
      '/produkt/gres/do-koszyka',
      { id: '7', quantity: '3', how: 'fast' },
    ]);
  });

  it('posts to the pressed button’s formaction', async () => {
    const { place, submit } = await form();
    place.querySelector('form > button')!.setAttribute('formaction', '/produkt/gres/na-pozniej');
    await submit();
    expect(calls[0]!.url).to.equal('/produkt/gres/na-pozniej');
  });

  it('posts to the form’s action, even with a field of that name', async () => {
    const { submit } = await form('', '<input type="hidden" name="action" value="dodaj">');
    await submit();
    expect(calls[0]!.url).to.equal('/produkt/gres/do-koszyka');
  });

  it('shows name, price, quantity and total, with a link to the cart [B2]', async () => {
    const { element, submit, said: dialogText } = await form();
    await submit();
    await calls[0]!.answer(SUCCESS);
    for (const part of ['Dodano do koszyka', 'Gres Loft', '71,99 zł', '215,97 zł'])
      expect(dialogText()).to.contain(part);
    expect(within<HTMLElement>(element, '.added__name b').textContent).to.equal('Loft');
    expect(within<HTMLAnchorElement>(element, 'dialog a').href).to.equal(`${location.origin}/koszyk`);
  });

  it('shows a notice with the cart’s sum on a page that sets added="notice"', async () => {
    const { element, dialog, place, submit } = await form('added="notice" prices="net"');
    await submit();
    const related = [
      { id: 9, title: 'Fuga elastyczna', link: '/produkt/fuga', price_net: '21.9', price_gross: '26.94' },
    ];
    await calls[0]!.answer({ ...SUCCESS, cart_total_net: '1234.5', cart_total_gross: '1518.44', related });
    expect(dialog()).to.equal(null);
    const notice = within<HTMLElement>(element, '[part~="added"]');
    expect(notice.matches(':popover-open')).to.equal(true);
    const dialogText = notice.innerText.replaceAll('\u00A0', ' ');
    for (const one of ['Dodano do koszyka: Gres Loft', 'W koszyku: 1 234,50 zł netto', 'Przyda się także', '21,90 zł'])
      expect(dialogText).to.contain(one);
    expect(document.activeElement).to.equal(place.querySelector('button'));
    within<HTMLElement>(element, 'button[aria-label="Zamknij"]').click();
    await settled();
    expect(element.shadowRoot!.querySelector('[part~="added"]')).to.equal(null);
  });

  it('opens its dialog for a product on request despite the notice', async () => {
    const { said: dialogText, submit } = await form('added="notice" on-request');
    await submit();
    expect(dialogText()).to.contain('Produkt na zamówienie');
    expect(calls).to.have.length(0);
  });

  it('shows one notice at a time', async () => {
    const one = `<shop-add-to-cart added="notice"><form action="/add" method="post"><button>+</button></form></shop-add-to-cart>`;
    const place = await page(one + one, ['shop-add-to-cart']);
    const elements = [...place.querySelectorAll('shop-add-to-cart')];
    const notices = () => elements.map(({ shadowRoot }) => shadowRoot!.querySelector('[part~="added"]') !== null);
    elements[1]!.dispatchEvent(new PointerEvent('pointerover'));
    await committed(elements[1]!);
    for (const [at, element] of elements.entries()) {
      element.querySelector('button')!.click();
      await settled();
      await calls[at]!.answer(SUCCESS);
      expect(notices()).to.deep.equal([at === 0, at === 1]);
    }
  });

  it('links to cart-url if the response has no safe URL', async () => {
    const { element, submit } = await form('cart-url="/moj-koszyk"');
    await submit();
    await calls[0]!.answer({ ...SUCCESS, url: 'javascript:alert(1)' });
    expect(within<HTMLAnchorElement>(element, 'dialog a').pathname).to.equal('/moj-koszyk');
  });

  it('dispatches events for the page, its cart widget and the data layer', async () => {
    const added = eventsOf('shop-product-added-to-cart');
    (globalThis as { dataLayer?: unknown[] }).dataLayer = [];
    const { submit } = await form();
    await submit();
    await calls[0]!.answer(SUCCESS);
    expect(added).to.have.length(1);
    expect((globalThis as { dataLayer?: unknown[] }).dataLayer!.at(-1)).to.deep.include({ event: 'add_to_cart' });
  });

  it('returns the focus to the button', async () => {
    const { place, element, dialog, submit } = await form();
    await submit();
    await calls[0]!.answer(SUCCESS);
    buttonIn(element, 'Kupuj dalej').click();
    await settled();
    expect(dialog()).to.equal(null);
    expect(document.activeElement === place.querySelector('form > button')).to.equal(true);
  });

  it('sends one request for repeated presses', async () => {
    const { place, submit } = await form();
    await submit();
    await submit();
    expect(place.querySelector('form > button')!.getAttribute('aria-busy')).to.equal('true');
    expect(calls).to.have.length(1);
    await calls[0]!.fail();
    expect(place.querySelector('form > button')!.hasAttribute('aria-busy')).to.equal(false);
    await submit();
    expect(calls).to.have.length(2);
  });

  it('sends one request if the element is moved meanwhile', async () => {
    const { place, element, submit } = await form();
    await submit();
    element.remove();
    await settled();
    place.append(element);
    await settled();
    await submit();
    expect(calls).to.have.length(1);
    await calls[0]!.answer(SUCCESS);
    await submit();
    expect(calls).to.have.length(2);
  });

  it('lists the server’s errors, and shows those of the quantity below it [B3]', async () => {
    const { place, submit, said: dialogText } = await form();
    await submit();
    await calls[0]!.answer(
      { status: 'error', errors: { quantity: ['Najwyżej 2 sztuki.'], id: ['Brak produktu.'] } },
      422,
    );
    expect(dialogText()).to.contain('Najwyżej 2 sztuki.').and.to.contain('Brak produktu.');
    const quantity = place.querySelector('shop-quantity')!;
    const errors = () => quantity.shadowRoot!.textContent;
    expect(errors()).to.contain('Najwyżej 2 sztuki.');
    // The error does not apply to another quantity.
    buttonIn(quantity, 'Zmniejsz').click();
    await settled();
    expect(errors()).not.to.contain('Najwyżej 2 sztuki.');
  });

  it('removes the quantity errors on the next request', async () => {
    const { place, submit } = await form();
    const errors = () => place.querySelector('shop-quantity')!.shadowRoot!.textContent;
    await submit();
    await calls[0]!.answer({ status: 'error', errors: { quantity: ['Najwyżej 2 sztuki.'] } }, 422);
    expect(errors()).to.contain('Najwyżej 2 sztuki.');
    await submit();
    expect(errors()).not.to.contain('Najwyżej 2 sztuki.');
  });

  it('shows the message of a status other than success', async () => {
    const { submit, said: dialogText } = await form();
    await submit();
    await calls[0]!.answer({ status: 'blocked', message: 'Zakupy są zablokowane.' });
    expect(dialogText()).to.contain('Zakupy są zablokowane.');
  });

  it('shows our sentence if the server sends none', async () => {
    const { submit, said: dialogText } = await form();
    await submit();
    await calls[0]!.answer('<!doctype html><h1>500</h1>', 500);
    expect(dialogText()).to.contain(DEFAULT);
  });

  it('does nothing if the page prevents the event', async () => {
    const { element, submit } = await form();
    element.addEventListener('shop-product-add', (event) => event.preventDefault());
    await submit();
    expect(calls).to.have.length(0);
  });

  it('does nothing if another check has stopped the form', async () => {
    const { place, submit } = await form();
    place.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
    await submit();
    expect(calls).to.have.length(0);
  });

  describe('on request', () => {
    it('shows the waiting time and requires the tick before it sends [B4]', async () => {
      const { element, submit, said: dialogText } = await form('on-request');
      await submit();
      expect(dialogText()).to.contain('od 2 do 14 dni');
      const add = within<HTMLButtonElement>(element, 'dialog .button--primary');
      expect(add.getAttribute('aria-disabled')).to.equal('true');
      add.click();
      await settled();
      expect(calls).to.have.length(0);
      within(element, 'dialog input').click();
      await settled();
      add.click();
      await settled();
      expect(calls).to.have.length(1);
      await calls[0]!.answer(SUCCESS);
      expect(dialogText()).to.contain('Dodano do koszyka');
    });

    it('sends one request for a fast double press', async () => {
      const { element, submit } = await form('on-request');
      await submit();
      within(element, 'dialog input').click();
      await settled();
      const add = within<HTMLButtonElement>(element, 'dialog .button--primary');
      add.click();
      add.click();
      await settled();
      expect(calls).to.have.length(1);
    });

    it('does not ask again during its request if the element is moved', async () => {
      const { place, element, dialog, submit } = await form('on-request');
      await submit();
      within(element, 'dialog input').click();
      await settled();
      within(element, 'dialog .button--primary').click();
      element.remove();
      await settled();
      place.append(element);
      await settled();
      await submit();
      expect([calls.length, dialog()]).to.deep.equal([1, null]);
      await calls[0]!.answer(SUCCESS);
      await submit();
      expect(dialog() === null).to.equal(false);
    });

    it('closes the question if the page adds the product itself', async () => {
      const { element, dialog, submit } = await form('on-request');
      let prevented = 0;
      element.addEventListener('shop-product-add', (event) => {
        event.preventDefault();
        prevented += 1;
      });
      await submit();
      within(element, 'dialog input').click();
      await settled();
      within(element, 'dialog .button--primary').click();
      await settled();
      expect([prevented, calls.length, dialog() === null]).to.deep.equal([1, 0, true]);
    });
  });

  it('shows its own form without a template’s form', async () => {
    const place = await page('<shop-add-to-cart product-id="7" action="/dodaj" min="6" step="6"></shop-add-to-cart>', [
      'shop-add-to-cart',
    ]);
    const element = place.querySelector('shop-add-to-cart')!;
    buttonIn(element, 'Zwiększ').click();
    await settled();
    buttonIn(element, label('product.add.button')).click();
    await settled();
    expect([calls[0]!.url, calls[0]!.body]).to.deep.equal(['/dodaj', { id: '7', quantity: '12' }]);
  });

  it('posts the quantity being typed', async () => {
    const place = await page('<shop-add-to-cart product-id="7" action="/dodaj" max="20"></shop-add-to-cart>', [
      'shop-add-to-cart',
    ]);
    const element = place.querySelector('shop-add-to-cart')!;
    type(within(element, 'input'), '12');
    await settled();
    // The field keeps the focus, as on iOS.
    buttonIn(element, label('product.add.button')).click();
    expect(calls[0]!.body).to.deep.equal({ id: '7', quantity: '12' });
  });

  it('posts nothing for an invalid quantity, marks it and focuses it [Q7]', async () => {
    for (const typed of ['2-3', '15 m2', '1/2']) {
      const place = await page('<shop-add-to-cart product-id="7" action="/dodaj" unit="opak."></shop-add-to-cart>', [
        'shop-add-to-cart',
      ]);
      const element = place.querySelector('shop-add-to-cart')!;
      const field = within(element, '.quantity__input');
      field.focus();
      type(field, typed);
      // Like a tap on iOS, which leaves the focus in the field.
      buttonIn(element, 'Dodaj').click();
      await settled();
      expect([calls.length, field.value, field.getAttribute('aria-invalid')]).to.deep.equal([0, typed, 'true']);
      expect(element.shadowRoot!.activeElement === field).to.equal(true);
      expect(element.shadowRoot!.textContent).to.contain(`Wpisano „${typed}”.`);
    }
  });

  it('posts nothing of a novalidate form with an invalid quantity [Q7]', async () => {
    const { place, submit } = await form();
    place.querySelector('form')!.noValidate = true;
    const field = within(place.querySelector('shop-quantity')!, 'input');
    field.focus();
    type(field, '2-3');
    await submit();
    expect([calls.length, field.getAttribute('aria-invalid')]).to.deep.equal([0, 'true']);
    type(field, '2');
    await submit();
    expect(calls.map(({ body }) => (body as { quantity: string }).quantity)).to.deep.equal(['2']);
  });

  it('keeps its own quantity within bounds that change later', async () => {
    const place = await page('<shop-add-to-cart product-id="7"></shop-add-to-cart>', ['shop-add-to-cart']);
    const element = place.querySelector('shop-add-to-cart')!;
    element.setAttribute('min', '5');
    await settled();
    expect(within(element, '.quantity__input').value).to.equal('5');
    buttonIn(element, label('product.add.button')).click();
    await settled();
    expect(calls[0]!.body).to.deep.equal({ id: '7', quantity: '5' });
  });

  it('is replaced by the template’s form if it arrives later, and shows none without a product', async () => {
    const place = await page(
      '<shop-add-to-cart product-id="7"></shop-add-to-cart><shop-add-to-cart cart-url="/koszyk"></shop-add-to-cart>',
      ['shop-add-to-cart[product-id]', 'shop-add-to-cart[cart-url]'],
    );
    const withProduct = place.querySelector<HTMLElement>('[product-id]')!;
    const bare = place.querySelector<HTMLElement>('[cart-url]')!;
    expect([withProduct, bare].map(({ shadowRoot }) => shadowRoot!.querySelector('slot') === null)).to.deep.equal([
      true,
      false,
    ]);
    for (const element of [withProduct, bare]) {
      element.innerHTML = '<form action="/dodaj"><input name="id" value="9"><button>Dodaj</button></form>';
      await settled();
      expect(element.querySelector('button')!.offsetHeight).to.be.above(0);
      expect(element.shadowRoot!.querySelector('.own-form') === null).to.equal(true);
      element.querySelector('button')!.click();
      await settled();
      expect([calls.at(-1)!.url, calls.at(-1)!.body]).to.deep.equal(['/dodaj', { id: '9' }]);
      element.innerHTML = '';
      await settled();
    }
    expect(withProduct.shadowRoot!.querySelector('.own-form') === null).to.equal(false);
  });

  it('axe finds nothing in any dialog', async () => {
    const asking = await form('on-request');
    await asking.submit();
    expect(await faultsOf(asking.place), 'asking').to.deep.equal([]);
    for (const answer of [SUCCESS, { status: 'error', errors: ['a', 'b'] }]) {
      const { place, submit } = await form();
      await submit();
      await calls.at(-1)!.answer(answer);
      expect(await faultsOf(place), answer.status).to.deep.equal([]);
    }
  });
});
