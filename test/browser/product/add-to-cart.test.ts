/** Shows `<shop-add-to-cart>` around a template's form: what is posted, asked and told, on a scripted server. */
import { expect } from '@open-wc/testing';
import { buttonIn, committed, faultsOf, heard, page, scriptedServer, settled, within } from './page';
import { type } from '../ui/stage';
import { listen } from '../element/probe';
import { until } from '../settled';
import type { Call } from './page';

const SUCCESS = {
  status: 'success',
  name: 'Gres <b>Loft</b>',
  price: 71.99,
  quantity: 3,
  total: '215.97',
  url: '/koszyk',
};
const DEFAULT = 'Wystąpił błąd podczas dodawania produktu do koszyka.';

let calls: Call[];
let restore: () => void;
beforeEach(() => ({ calls, restore } = scriptedServer()));
afterEach(() => restore());

async function form(attributes = '', field = '<shop-quantity name="quantity" value="3"></shop-quantity>') {
  const place = await page(
    `<shop-add-to-cart product-id="7" ${attributes}><form action="/produkt/gres/do-koszyka" method="post">
      <input type="hidden" name="id" value="7">${field}<button name="how" value="fast">Dodaj do koszyka</button></form></shop-add-to-cart>`,
    ['shop-add-to-cart', ...(field.includes('shop-') ? ['shop-quantity'] : [])],
  );
  const element = place.querySelector('shop-add-to-cart')!;
  const dialog = () => element.shadowRoot!.querySelector('dialog');
  const said = () => dialog()?.textContent.replaceAll('\u00A0', ' ') ?? '';
  const submit = async () => {
    place.querySelector('button')!.focus();
    place.querySelector('button')!.click();
    await settled();
  };
  return { place, element, dialog, said, submit };
}

describe('<shop-add-to-cart>', () => {
  it('logs that it needs a form, action or product-id', async () => {
    const { told, stop } = listen('warn');
    await page('<shop-add-to-cart cart-url="/koszyk"></shop-add-to-cart>', ['shop-add-to-cart']);
    const sentence = '<shop-add-to-cart> needs a form, action or product-id: without it the element sends no requests.';
    await until(() => told.some((line) => line.startsWith(sentence)), told.join('\n')).finally(stop);
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

  it('posts to where the pressed button sends the form', async () => {
    const { place, submit } = await form();
    place.querySelector('form > button')!.setAttribute('formaction', '/produkt/gres/na-pozniej');
    await submit();
    expect(calls[0]!.url).to.equal('/produkt/gres/na-pozniej');
  });

  it('posts to the form’s action, whatever its fields are called', async () => {
    const { submit } = await form('', '<input type="hidden" name="action" value="dodaj">');
    await submit();
    expect(calls[0]!.url).to.equal('/produkt/gres/do-koszyka');
  });

  it('tells name, price, quantity and total, with a link to the cart [B2]', async () => {
    const { element, submit, said } = await form();
    await submit();
    await calls[0]!.answer(SUCCESS);
    for (const part of ['Dodano do koszyka', 'Gres Loft', '71,99 zł', '215,97 zł']) expect(said()).to.contain(part);
    expect(within<HTMLElement>(element, '.added__name b').textContent).to.equal('Loft');
    expect(within<HTMLAnchorElement>(element, 'dialog a').href).to.equal(`${location.origin}/koszyk`);
  });

  it('tells it in a quiet notice with the cart’s sum where the page goes on selling', async () => {
    const { element, dialog, place, submit } = await form('added="notice" prices="net"');
    await submit();
    const related = [
      { id: 9, title: 'Fuga elastyczna', link: '/produkt/fuga', price_net: '21.9', price_gross: '26.94' },
    ];
    await calls[0]!.answer({ ...SUCCESS, cart_total_net: '1234.5', cart_total_gross: '1518.44', related });
    expect(dialog()).to.equal(null);
    const notice = within<HTMLElement>(element, '[part~="added"]');
    expect(notice.matches(':popover-open')).to.equal(true);
    const said = notice.innerText.replaceAll('\u00A0', ' ');
    for (const one of ['Dodano do koszyka: Gres Loft', 'W koszyku: 1 234,50 zł netto', 'Przyda się także', '21,90 zł'])
      expect(said).to.contain(one);
    expect(document.activeElement).to.equal(place.querySelector('button'));
    within<HTMLElement>(element, 'button[aria-label="Zamknij"]').click();
    await settled();
    expect(element.shadowRoot!.querySelector('[part~="added"]')).to.equal(null);
  });

  it('asks in its dialog for what is on request all the same', async () => {
    const { said, submit } = await form('added="notice" on-request');
    await submit();
    expect(said()).to.contain('Produkt na zamówienie');
    expect(calls).to.have.length(0);
  });

  it('has one such notice at a time', async () => {
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

  it('links to cart-url where the answer names no address that may be followed', async () => {
    const { element, submit } = await form('cart-url="/moj-koszyk"');
    await submit();
    await calls[0]!.answer({ ...SUCCESS, url: 'javascript:alert(1)' });
    expect(within<HTMLAnchorElement>(element, 'dialog a').pathname).to.equal('/moj-koszyk');
  });

  it('tells the page, which its cart widget hears, and its measuring', async () => {
    const told = heard('shop-product-added-to-cart');
    (globalThis as { dataLayer?: unknown[] }).dataLayer = [];
    const { submit } = await form();
    await submit();
    await calls[0]!.answer(SUCCESS);
    expect(told).to.have.length(1);
    expect((globalThis as { dataLayer?: unknown[] }).dataLayer!.at(-1)).to.deep.include({ event: 'add_to_cart' });
  });

  it('gives the focus back to the button', async () => {
    const { place, element, dialog, submit } = await form();
    await submit();
    await calls[0]!.answer(SUCCESS);
    buttonIn(element, 'Kupuj dalej').click();
    await settled();
    expect(dialog()).to.equal(null);
    expect(document.activeElement === place.querySelector('form > button')).to.equal(true);
  });

  it('sends once however often it is pressed', async () => {
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

  it('sends once, although it is taken out of the page and put back while its call runs', async () => {
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

  it('lists the server’s errors, and shows those of the quantity under it [B3]', async () => {
    const { place, submit, said } = await form();
    await submit();
    await calls[0]!.answer(
      { status: 'error', errors: { quantity: ['Najwyżej 2 sztuki.'], id: ['Brak produktu.'] } },
      422,
    );
    expect(said()).to.contain('Najwyżej 2 sztuki.').and.to.contain('Brak produktu.');
    const quantity = place.querySelector('shop-quantity')!;
    const shown = () => quantity.shadowRoot!.textContent;
    expect(shown()).to.contain('Najwyżej 2 sztuki.');
    // Of another quantity that is not true.
    buttonIn(quantity, 'Zmniejsz').click();
    await settled();
    expect(shown()).not.to.contain('Najwyżej 2 sztuki.');
  });

  it('takes back what it said of the quantity as soon as it is sent again', async () => {
    const { place, submit } = await form();
    const shown = () => place.querySelector('shop-quantity')!.shadowRoot!.textContent;
    await submit();
    await calls[0]!.answer({ status: 'error', errors: { quantity: ['Najwyżej 2 sztuki.'] } }, 422);
    expect(shown()).to.contain('Najwyżej 2 sztuki.');
    await submit();
    expect(shown()).not.to.contain('Najwyżej 2 sztuki.');
  });

  it('shows the message of a status that is no success', async () => {
    const { submit, said } = await form();
    await submit();
    await calls[0]!.answer({ status: 'blocked', message: 'Zakupy są zablokowane.' });
    expect(said()).to.contain('Zakupy są zablokowane.');
  });

  it('says a sentence of ours where the server says none', async () => {
    const { submit, said } = await form();
    await submit();
    await calls[0]!.answer('<!doctype html><h1>500</h1>', 500);
    expect(said()).to.contain(DEFAULT);
  });

  it('does nothing when the page prevents it', async () => {
    const { element, submit } = await form();
    element.addEventListener('shop-product-add', (event) => event.preventDefault());
    await submit();
    expect(calls).to.have.length(0);
  });

  it('does nothing when another check has stopped the form', async () => {
    const { place, submit } = await form();
    place.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
    await submit();
    expect(calls).to.have.length(0);
  });

  describe('on request', () => {
    it('names the waiting time and wants the box ticked before it sends [B4]', async () => {
      const { element, submit, said } = await form('on-request');
      await submit();
      expect(said()).to.contain('od 2 do 14 dni');
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
      expect(said()).to.contain('Dodano do koszyka');
    });

    it('sends once, however fast it is pressed twice', async () => {
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

    it('is not asked for anew while its call runs, although the element was put elsewhere meanwhile', async () => {
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

    it('asks no more where the page adds it by itself', async () => {
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

  it('draws its own form where the template has none', async () => {
    const place = await page('<shop-add-to-cart product-id="7" action="/dodaj" min="6" step="6"></shop-add-to-cart>', [
      'shop-add-to-cart',
    ]);
    const element = place.querySelector('shop-add-to-cart')!;
    buttonIn(element, 'Zwiększ').click();
    await settled();
    buttonIn(element, 'Dodaj do koszyka').click();
    await settled();
    expect([calls[0]!.url, calls[0]!.body]).to.deep.equal(['/dodaj', { id: '7', quantity: '12' }]);
  });

  it('posts what is being typed into its own quantity', async () => {
    const place = await page('<shop-add-to-cart product-id="7" action="/dodaj" max="20"></shop-add-to-cart>', [
      'shop-add-to-cart',
    ]);
    const element = place.querySelector('shop-add-to-cart')!;
    type(within(element, 'input'), '12');
    await settled();
    // The focus is not asked to leave the field: on iOS it does not.
    buttonIn(element, 'Dodaj do koszyka').click();
    expect(calls[0]!.body).to.deep.equal({ id: '7', quantity: '12' });
  });

  it('posts nothing by a quantity that is none, marks it, and leads to it [Q7]', async () => {
    for (const typed of ['2-3', '15 m2', '1/2']) {
      const place = await page('<shop-add-to-cart product-id="7" action="/dodaj" unit="opak."></shop-add-to-cart>', [
        'shop-add-to-cart',
      ]);
      const element = place.querySelector('shop-add-to-cart')!;
      const field = within(element, '.quantity__input');
      field.focus();
      type(field, typed);
      // As a tap on iOS, which leaves the focus in the field.
      buttonIn(element, 'Dodaj').click();
      await settled();
      expect([calls.length, field.value, field.getAttribute('aria-invalid')]).to.deep.equal([0, typed, 'true']);
      expect(element.shadowRoot!.activeElement === field).to.equal(true);
      expect(element.shadowRoot!.textContent).to.contain(`Wpisano „${typed}”.`);
    }
  });

  it('posts nothing of a template’s form whose quantity is none, although the form is not validated [Q7]', async () => {
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

  it('keeps its own quantity within the bounds that the page chooses later', async () => {
    const place = await page('<shop-add-to-cart product-id="7"></shop-add-to-cart>', ['shop-add-to-cart']);
    const element = place.querySelector('shop-add-to-cart')!;
    element.setAttribute('min', '5');
    await settled();
    expect(within(element, '.quantity__input').value).to.equal('5');
    buttonIn(element, 'Dodaj do koszyka').click();
    await settled();
    expect(calls[0]!.body).to.deep.equal({ id: '7', quantity: '5' });
  });

  it('gives way to the template’s form when that comes late, and draws none where it knows no product', async () => {
    const place = await page(
      '<shop-add-to-cart product-id="7"></shop-add-to-cart><shop-add-to-cart cart-url="/koszyk"></shop-add-to-cart>',
      ['shop-add-to-cart[product-id]', 'shop-add-to-cart[cart-url]'],
    );
    const known = place.querySelector<HTMLElement>('[product-id]')!;
    const bare = place.querySelector<HTMLElement>('[cart-url]')!;
    expect([known, bare].map(({ shadowRoot }) => shadowRoot!.querySelector('slot') === null)).to.deep.equal([
      true,
      false,
    ]);
    for (const element of [known, bare]) {
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
    expect(known.shadowRoot!.querySelector('.own-form') === null).to.equal(false);
  });

  it('has nothing that axe objects to, in any dialog', async () => {
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
