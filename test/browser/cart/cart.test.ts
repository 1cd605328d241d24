/** Tests how the built `<shop-cart>` displays responses: columns, slots, quantities, events, invalid attributes. */
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { slots } from '../../../src/cart/wire/slots';
import { aLine, aWireCart, chosenLocker, courier, locker, transport, wire } from '../../fixtures/cart';
import { type } from '../ui/stage';
import { cartStage, posted, type CartStage } from './cart';
import { until } from '../settled';
import { label } from '../../e2e/labels';

const quantity = ({ root }: CartStage) => root.querySelector<HTMLInputElement>('[part~="quantity-input"]')!;

const chooseTransport = ({ root }: CartStage) =>
  root.querySelector<HTMLInputElement>('input[type=radio][value="4"]')!.click();

describe('the table of a cart', () => {
  it('has its columns, the package flag as a word, and Polish amounts [C9]', async () => {
    const stage = await cartStage({
      items: [aLine({ is_package: true, prices: { net: '1234.5', gross: '1518.44', total_gross: '12345.67' } })],
    });
    const head = [...stage.root.querySelectorAll('[role="columnheader"]')].map((one) => one.textContent);
    expect(head).to.deep.equal(['Nazwa', 'Cena netto', 'Cena brutto', 'Ilość', 'Opakowanie', 'Wartość brutto', 'Usuń']);
    const cells = [...stage.root.querySelectorAll('[role="cell"]')].map((one) => one.textContent);
    expect(cells[0]).to.equal('1\u00A0234,50\u00A0zł');
    expect(cells).to.include('Tak');
    expect(cells).to.include('12\u00A0345,67\u00A0zł');
  });
  it('displays frontQuantity if present [Q5]', async () => {
    const stage = await cartStage({ items: [aLine({ quantity: 12, frontQuantity: 3 })] });
    expect(quantity(stage).value).to.equal('3');
  });
  it('renders the first lines of many at once, and the others right after', async () => {
    const items = [...Array(300).keys()].map((id) => aLine({ id: id + 1 }));
    const lines = ({ root }: CartStage) => root.querySelectorAll('[data-item]').length;
    // Below another cart, out of view: lines in view get heights of their own.
    await cartStage({ items });
    const seen = await cartStage({ items });
    expect(lines(seen)).to.be.at.least(12);
    const height = seen.element.offsetHeight;
    await until(() => lines(seen) === 300, 'the other lines');
    expect(seen.element.offsetHeight).to.equal(height);
  });
  it('renders the first lines of many at once again after the way back from another step', async () => {
    const items = [...Array(300).keys()].map((id) => aLine({ id: id + 1 }));
    const stage = await cartStage({ items });
    const lines = () => stage.root.querySelectorAll('[data-item]').length;
    await until(() => lines() === 300, 'all lines');
    await stage.press(label('cart.toAddresses'));
    await until(() => lines() === 0, 'the addresses');
    const counts = new Set<number>();
    const watch = new MutationObserver(() => void counts.add(lines()));
    watch.observe(stage.root, { subtree: true, childList: true });
    await stage.press(label('cart.steps./'));
    await until(() => lines() === 300, 'all lines again');
    watch.disconnect();
    expect(Math.min(...[...counts].filter((count) => count > 0))).to.be.within(6, 100);
  });
  it('renders one row when one line changes', async () => {
    const lines = [aLine({ id: 1 }), aLine({ id: 2 }), aLine({ id: 3 })];
    const stage = await cartStage({ items: lines });
    const rows = [...stage.root.querySelectorAll('[data-item]')];
    const changed = new Set<Element>();
    const watch = new MutationObserver((records) => {
      for (const { target } of records) changed.add((target as Node).parentElement!.closest('[data-item]')!);
    });
    for (const row of rows) watch.observe(row, { subtree: true, characterData: true, childList: true });
    // React writes a radio's attributes at each render.
    let written = 0;
    const choices = new MutationObserver((records) => void (written += records.length));
    for (const box of stage.root.querySelectorAll('[part~="delivery"], [part~="payment"]'))
      choices.observe(box, { subtree: true, attributes: true, characterData: true, childList: true });
    stage.answer({
      cart: {
        items: [lines[0]!, { ...lines[1], prices: { net: '11', gross: '13.53', total_gross: '40.59' } }, lines[2]!],
      },
    });
    await stage.press('Zwiększ');
    await until(() => stage.text().includes('40,59'), 'the new price');
    watch.disconnect();
    expect(changed.has(rows[2]!)).to.equal(false);
    expect(written).to.equal(0);
  });
  it('displays that a quantity is being saved only if it takes long', async () => {
    const stage = await cartStage({ items: [aLine({ quantity: 3 })] });
    let end = () => {};
    stage.answer(() => {
      const body = new ReadableStream({ start: (one) => void (end = () => one.close()) });
      return new Response(body, { headers: { 'Content-Type': 'application/json' } });
    });
    const progress = () => stage.root.querySelector('.quantity__progress');
    await stage.press('Zwiększ');
    await until(() => posted(stage, 'quantity').length === 1, 'the request');
    expect(stage.root.querySelector('.quantity__frame')!.getAttribute('aria-busy')).to.equal('true');
    expect(progress() === null).to.equal(true);
    await until(progress, 'the sign of a slow answer');
    expect(progress()!.textContent).to.equal('Trwa zapisywanie');
    end();
    await until(() => progress() === null, 'the end of it');
  });
});

describe('a cart from the template', () => {
  const odd = `</script><b title="x">Gres & 'spoiwo'</b>`;
  const brought = () => ({ cart: aWireCart({ items: [aLine({ product_name: odd })] }), messages: {} });
  const cartOf = async (data: string): Promise<HTMLElement> => {
    await import(/* the built file */ `/dist/${'shop-cart'}.js`);
    const script = Object.assign(document.createElement('script'), { type: 'application/json', textContent: data });
    const cart = document.createElement('shop-cart');
    cart.setAttribute('cart-url', `/never-answers/${count++}`);
    cart.setAttribute('routing', 'memory');
    cart.append(script);
    return fixture<HTMLElement>(html`${cart}`);
  };
  const warned = async (act: () => Promise<unknown>): Promise<unknown[][]> => {
    const real = console.warn;
    const warnings: unknown[][] = [];
    console.warn = (...values) => void warnings.push(values);
    await act();
    console.warn = real;
    return warnings;
  };
  let real: typeof fetch;
  let count = 0;
  beforeEach(() => {
    real = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      String(input).includes('/never-answers') ? new Promise(() => {}) : real(input, init);
  });
  afterEach(() => void (globalThis.fetch = real));

  it('is displayed and usable before the server’s response', async () => {
    const { shadowRoot } = await cartOf(JSON.stringify({ cart: brought() }));
    await until(() => shadowRoot!.querySelector('[part~="quantity-input"]'), 'the line');
    expect(shadowRoot!.querySelector('.product__name')!.textContent).to.equal(odd);
  });

  it('is ignored with one warning if it cannot be read', async () => {
    for (const cart of [{ error: 'no' }, 'no', { cart: { items: [] } }]) {
      const warnings = await warned(async () => {
        const { shadowRoot } = await cartOf(JSON.stringify({ cart }));
        await until(() => shadowRoot!.querySelector('[part~="loading"]'), 'the loading cart');
      });
      expect(warnings.map(([warning]) => warning)).to.deep.equal(['<shop-cart> cart: wrong value, using the default.']);
    }
  });
});

describe('a message', () => {
  for (const slot of [...Object.keys(slots), 'a_slot_of_tomorrow']) {
    it(`in slot ${slot} is displayed once and announced [M2]`, async () => {
      const stage = await cartStage();
      stage.answer({ messages: { [slot]: { messages: [`Komunikat ${slot}`] } } });
      chooseTransport(stage);
      await until(() => stage.root.querySelector(`[part~="messages"][part~="${slot}"]`), 'the message');
      const notices = stage.root.querySelectorAll(`[part~="messages"][part~="${slot}"]`);
      expect(notices).to.have.length(1);
      expect(notices[0]!.textContent).to.contain(`Komunikat ${slot}`);
      await until(
        () =>
          [...stage.root.querySelectorAll('[aria-live]')].some((live) =>
            live.textContent.includes(`Komunikat ${slot}`),
          ),
        'it spoken',
      );
    });
  }
  it('about a quantity links to its line [M4]', async () => {
    const stage = await cartStage({ items: [aLine({ id: 5, index: 'KLEJ-9' })] });
    stage.answer({
      cart: { items: [aLine({ id: 5, index: 'KLEJ-9' })] },
      messages: { quantity: { messages: ['KLEJ-9: za mało'] } },
    });
    await stage.press('Zwiększ');
    await until(() => stage.root.querySelector('[part~="messages"] button'), 'the message with its link');
    await stage.press('Pokaż');
    await until(() => stage.root.activeElement === quantity(stage), 'the focus on the line');
  });
});

describe('a quantity', () => {
  it('is sent once, 250 ms after the last click, with its cart’s id [Q4]', async () => {
    const stage = await cartStage({ id: 7, items: [aLine({ id: 5, quantity: 3 })] });
    for (let click = 0; click < 4; click++) {
      await stage.press('Zwiększ');
      await aTimeout(30);
    }
    expect(posted(stage, 'quantity')).to.have.length(0);
    await until(() => posted(stage, 'quantity').length > 0, 'the request');
    await aTimeout(300);
    expect(posted(stage, 'quantity').map(({ body }) => body)).to.deep.equal([{ quantity: { 5: 7 }, cartToUpdate: 7 }]);
  });
  it('is sent on Enter, clamped to the bounds', async () => {
    const stage = await cartStage({ items: [aLine({ id: 5, quantity: 3, max: 40 })] });
    quantity(stage).focus();
    type(quantity(stage), '99');
    await aTimeout(300);
    expect(posted(stage, 'quantity')).to.have.length(0);
    quantity(stage).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await until(() => posted(stage, 'quantity').length === 1, 'the request');
    expect(posted(stage, 'quantity')[0]!.body['quantity']).to.deep.equal({ 5: 40 });
  });
  it('that is invalid for the line’s unit is not sent, and keeps the buyer on the step [Q7]', async () => {
    const stage = await cartStage({ items: [aLine({ id: 5, quantity: 3, unit: 'opak.' })] });
    const field = quantity(stage);
    for (const typed of ['15 m2', '20 (2 opak.)', '10x25', '3-5', '1/2', '1e3', '-5', '1,2,3']) {
      field.focus();
      type(field, typed);
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      await stage.press('Zwiększ');
      await stage.press('Zmniejsz');
      await stage.press(label('cart.toAddresses'));
      await until(() => field.getAttribute('aria-invalid') === 'true' && stage.root.activeElement === field, typed);
      expect(field.value).to.equal(typed);
      expect(stage.text()).to.contain(`Wpisano „${typed}”.`);
    }
    await aTimeout(300);
    expect(stage.text()).not.to.contain('Dane do faktury');
    expect(stage.posts.map(({ action }) => action)).to.deep.equal(['load']);
    type(field, '15 opak.');
    await stage.press(label('cart.toAddresses'));
    await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
    expect(posted(stage, 'quantity').map(({ body }) => body['quantity'])).to.deep.equal([{ 5: 15 }]);
  });
  it('with decimals is formatted in the page’s language', async () => {
    const stage = await cartStage({ items: [aLine({ id: 5, quantity: '2.5' })] });
    expect(quantity(stage).value).to.equal('2,5');
  });
  it('steps to the next multiple of the step', async () => {
    const stage = await cartStage({ items: [aLine({ id: 5, quantity: 7, step: 6 })] });
    await stage.press('Zwiększ');
    await until(() => posted(stage, 'quantity').length === 1, 'the request');
    expect(posted(stage, 'quantity')[0]!.body['quantity']).to.deep.equal({ 5: 12 });
  });
});

describe('the page', () => {
  it('can cancel a change before it is sent', async () => {
    const stage = await cartStage();
    const actions: string[] = [];
    stage.element.addEventListener('shop-cart-change', (event) => {
      actions.push((event as CustomEvent<{ action: string }>).detail.action);
      event.preventDefault();
    });
    chooseTransport(stage);
    await aTimeout(50);
    expect(actions).to.deep.equal(['carrier']);
    expect(posted(stage, 'carrier')).to.have.length(0);
  });
  it('receives an event with the changes after each response', async () => {
    const stage = await cartStage({ items: [aLine({ id: 5, product_name: 'Gres', quantity: 3 })] });
    const events: { cause: string; changes: { kind: string }[] }[] = [];
    document.addEventListener('shop-cart-changed', (event) => events.push((event as CustomEvent).detail), {
      once: true,
    });
    stage.answer({
      cart: {
        items: [
          aLine({
            id: 5,
            product_name: 'Gres',
            quantity: 3,
            prices: { net: '9', gross: '11.07', total_gross: '33.21' },
          }),
        ],
        carrier: transport,
      },
    });
    chooseTransport(stage);
    await until(() => events.length > 0, 'the event');
    expect(events[0]!.cause).to.equal('carrier');
    expect(events[0]!.changes).to.deep.equal([{ kind: 'price', cartId: 7, id: 5, name: 'Gres', from: '10', to: '9' }]);
    await until(() => stage.text().includes('Koszyk się zmienił'), 'the sentence');
  });
  it('receives an event after a failure', async () => {
    const stage = await cartStage();
    const failures: { code: string; retryable: boolean }[] = [];
    stage.element.addEventListener('shop-error', (event) => failures.push((event as CustomEvent).detail));
    stage.answer(
      () => new Response('<!doctype html><title>Logowanie</title>', { headers: { 'Content-Type': 'text/html' } }),
    );
    chooseTransport(stage);
    await until(() => failures.length > 0, 'the event');
    expect(failures[0]).to.include({ code: 'session', retryable: false });
    expect(stage.text()).to.contain('Sesja wygasła – zaloguj się ponownie');
    expect(quantity(stage).value).to.equal('3');
  });
});

describe('every request', () => {
  it('sends X-Requested-With and accepts JSON [N2]', async () => {
    const stage = await cartStage();
    expect(stage.posts[0]!.headers.get('X-Requested-With')).to.equal('XMLHttpRequest');
    expect(stage.posts[0]!.headers.get('Accept')).to.equal('application/json');
    expect(stage.posts[0]!.body).to.deep.equal({});
  });
});

describe('attributes', () => {
  it('payment-methods-visible sets the number of methods before „pokaż więcej”, three by default [P1]', async () => {
    const payment_methods = Array.from({ length: 6 }, (_, id) => ({ id: `m${id}`, name: `Metoda ${id}` }));
    const instant = { ...wire, id: 9, is_instant_transfer_payment: true, additional_data: { payment_methods } };
    for (const [attributes, count] of [
      [{}, 3],
      [{ 'payment-methods-visible': 2 }, 2],
    ] as const) {
      const stage = await cartStage({ availablePayments: [instant], payment: { id: 9 } }, attributes);
      await until(() => stage.root.querySelectorAll('[value^="m"]').length === count, `${count} methods`);
      await stage.press('pokaż więcej');
      await until(() => stage.root.querySelectorAll('[value^="m"]').length === 6, 'all methods');
    }
  });
  it('submit-label sets the order button’s label', async () => {
    const stage = await cartStage({}, { 'submit-label': 'Zamawiam i płacę' });
    await stage.press('Podsumowanie');
    await until(() => stage.text().includes('Zamawiam i płacę'), 'the label');
  });
  it('brand identifies the shop’s own transport [N11]', async () => {
    const own = { ...transport, type: 'transportBudmax', price_net: '0' };
    const stage = await cartStage({ availableCarriers: [own], carrier: own }, { brand: 'budmax' });
    await until(() => stage.text().includes('do wyceny'), 'the words instead of a price');
  });
});

describe('a payment', () => {
  it('on account has another icon than one in advance', async () => {
    const { root } = await cartStage({
      availablePayments: [wire, { ...wire, id: 2, hook_name: 'upfront_manual_wire' }],
    });
    const pictures = [...root.querySelectorAll('[part~="payment"] .radio-card__logo svg')].map((one) => one.innerHTML);
    expect(pictures).to.have.length(2);
    expect(pictures[0]).not.to.equal(pictures[1]);
  });

  it('displays the remaining limit once [P4]', async () => {
    const { root } = await cartStage({
      availablePayments: [wire, { ...wire, id: 2, merchantLimit: { remaining_amount: '1500.00' } }],
    });
    const described = [...root.querySelectorAll<HTMLInputElement>('[part~="payment"] input[type=radio]')].map(
      (radio) => {
        const detail = radio.labels![0]!.querySelector('.radio-card__detail');
        return [detail?.textContent, radio.getAttribute('aria-describedby')];
      },
    );
    expect(described).to.deep.equal([
      [undefined, null],
      ['Wolny limit: 1\u00A0500,00\u00A0zł', null],
    ]);
  });
});

describe('a locker carrier', () => {
  it('without a locker displays the gap and blocks the next step [D2]', async () => {
    const stage = await cartStage({ availableCarriers: [courier, locker], carrier: locker });
    const next = stage.button(label('cart.toAddresses'));
    expect(stage.button('Dane adresowe').getAttribute('aria-disabled')).to.equal('true');
    const reasons = stage.root.getElementById(next.getAttribute('aria-describedby')!);
    expect(reasons!.textContent).to.contain('Nie wybrano paczkomatu');
  });
  it('without contact data displays an error when the buyer opens the summary [R6]', async () => {
    const stage = await cartStage({ carrier: locker, ...chosenLocker });
    await stage.press(label('cart.toAddresses'));
    await until(() => stage.text().includes('Dane kontaktowe do wysyłki'), 'the addresses');
    await stage.press(label('cart.toSummary'));
    await until(() => stage.root.querySelector('[part~="inpost_contact"]'), 'the message');
    expect(stage.text()).to.contain('Proszę, podać dane kontaktowe do wysyłki.');
  });
  it('displays „Wymagane minimum 3 znaki” below short contact data [D3]', async () => {
    const stage = await cartStage({ carrier: locker, ...chosenLocker });
    await stage.press(label('cart.toAddresses'));
    await until(() => stage.text().includes('Dane kontaktowe do wysyłki'), 'the addresses');
    await stage.press('Dodaj dane kontaktowe');
    await until(() => stage.root.querySelector('dialog[open]'), 'the dialog');
    type(stage.root.querySelector<HTMLInputElement>('[name="email"]')!, 'ab');
    await stage.press(label('cart.contact.save'));
    await until(() => stage.root.querySelectorAll('[part~="error"]').length === 2, 'both messages');
    expect(stage.root.querySelector('[part~="error"]')!.textContent).to.contain('Wymagane minimum 3 znaki');
    expect(posted(stage, 'inpost_contact')).to.have.length(0);
  });
});

describe('a hostile response', () => {
  it('displays a script URL as text, never as a link [H3]', async () => {
    const stage = await cartStage({ payment_init: true, paymentUrl: 'javascript:alert(1)' });
    expect(stage.text()).to.contain('Płatność została rozpoczęta za koszyk Łazienka');
    expect([...stage.root.querySelectorAll('a')].filter((link) => link.href.startsWith('javascript'))).to.have.length(
      0,
    );
  });
  it('never results in a blank cart [N7]', async () => {
    const stage = await cartStage(() => Response.json({ cart: { id: null, items: 'x' } }));
    await until(() => stage.text().includes('Nie udało się wczytać koszyka'), 'the failure');
    stage.answer({ cart: {} });
    await stage.press('Spróbuj ponownie');
    await until(() => quantity(stage), 'the cart');
  });
});
