/** Tests the links from a blocker in the built `<shop-cart>`: the target is in view and has the focus, in a cart of 500 lines too. */
import { aTimeout, expect } from '@open-wc/testing';
import { aLine, aWireCart, courier, locker, pickup, wire } from '../../fixtures/cart';
import { until } from '../settled';
import { cartStage, posted, type CartStage } from './cart';
import { label } from '../../e2e/labels';

const goOn = label('cart.toAddresses');
const order = label('cart.summary.submit');
const choosePayment = 'Wybierz formę płatności.';

const payments = [wire, { id: 2, name: 'Przedpłata', hook_name: 'upfront_manual_wire' }];
const unpaid = { availablePayments: payments, payment: null };
type Patient = { timeout(ms: number): void };
const long = (): object[] => [...Array(500).keys()].map((id) => aLine({ id: id + 1, index: `NR-${id + 1}` }));

/** By the step bar, which a missing payment does not disable. */
async function toSummary(stage: CartStage): Promise<void> {
  await stage.press('Dane adresowe');
  await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
  await stage.press(label('cart.toSummary'));
  await until(() => stage.text().includes('Płatność'), 'the summary');
}

const card = ({ root }: CartStage, part: string) => root.querySelector<HTMLElement>(`[part~="${part}"]`)!;
const errorIn = (stage: CartStage, part: string) =>
  stage.root.querySelector<HTMLElement>(`[part~="${part}"] [part~="notice-error"]`);

/** Whether a node is fully visible, and not below a phone's bottom bar. */
function isInView(element: Element): boolean {
  const { left, top, bottom } = element.getBoundingClientRect();
  const root = element.getRootNode() as ShadowRoot;
  const isFree = (y: number) => element.contains(root.elementFromPoint(left + 9, y));
  return top >= 0 && bottom <= innerHeight && isFree(top + 4) && isFree(bottom - 4);
}

/** Collects all announcements from now on. */
function listen({ root }: CartStage): string[] {
  const announcements: string[] = [];
  const live = root.querySelector('[aria-live="polite"]')!;
  new MutationObserver(() => live.textContent && announcements.push(live.textContent)).observe(live, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return announcements;
}

describe('an order without a chosen payment', () => {
  it('is not sent: the reason beside the button leads to the payments [P2]', async () => {
    const stage = await cartStage(unpaid);
    await toSummary(stage);
    expect(stage.button(order).ariaDisabled).to.equal(null);
    expect(card(stage, 'action').innerText).to.contain(choosePayment);
    await stage.press(choosePayment);
    await until(() => errorIn(stage, 'payment'), 'the payments');
    expect(errorIn(stage, 'payment')!.innerText).to.contain(choosePayment);
    expect(stage.root.activeElement === card(stage, 'payment').querySelector('input')).to.equal(true);
    expect(posted(stage, 'confirm').length).to.equal(0);
  });
  it('leads to the payments by a press on the order button', async () => {
    const stage = await cartStage(unpaid);
    await toSummary(stage);
    await stage.press(order);
    await until(() => errorIn(stage, 'payment'), 'the payments');
    expect(stage.root.activeElement === card(stage, 'payment').querySelector('input')).to.equal(true);
  });
  it('of a missing payment on step 1: the button looks enabled and leads to it, and the step bar stays usable [R10, R11]', async () => {
    const stage = await cartStage(unpaid);
    expect(card(stage, 'action').innerText).to.contain('Wybierz płatność');
    expect(stage.button(goOn).ariaDisabled).to.equal(null);
    expect(stage.button('Dane adresowe').ariaDisabled).to.equal(null);
    await stage.press(goOn);
    expect(stage.root.activeElement === card(stage, 'payment').querySelector('input')).to.equal(true);
    expect(errorIn(stage, 'payment')!.innerText).to.contain(choosePayment);
    stage.answer({ cart: { ...unpaid, payment: wire } });
    card(stage, 'payment').querySelector('input')!.click();
    await until(() => !stage.text().includes(choosePayment), 'the end of the hint');
    expect(errorIn(stage, 'payment')).to.equal(null);
  });
});

describe('a pending choice', () => {
  for (const [what, lacking, chosen, gap] of [
    ['carrier', { carrier: null }, {}, 'Wybierz dostawę'],
    ['payment', unpaid, { ...unpaid, payment: wire }, 'Wybierz płatność'],
  ] as const)
    it(`of the ${what} does not block: the next press continues once the choice is saved [O23]`, async () => {
      const stage = await cartStage(lacking);
      expect(card(stage, 'action').innerText).to.contain(gap);
      let answer = () => {};
      const arrived = new Promise<void>((resolve) => (answer = resolve));
      stage.answer(() => arrived.then(() => Response.json({ cart: aWireCart(chosen), messages: {} })));
      const name = what === 'carrier' ? 'delivery' : what;
      card(stage, name).querySelector('input')!.click();
      await until(() => !card(stage, 'action').innerText.includes(gap), 'the end of the gap');
      await stage.press(goOn);
      await until(() => posted(stage, what).length === 1, 'the choice is on its way');
      expect(errorIn(stage, name)).to.equal(null);
      expect(stage.text()).not.to.contain('Dane do faktury');
      answer();
      await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
    });
});

describe('a delivery without an address', () => {
  const nowhere = { invoice_address: null };
  it('blocks the summary, and leads to the address choice [A4]', async () => {
    const stage = await cartStage(nowhere);
    await stage.press(goOn);
    await until(() => stage.text().includes('Podaj adres dostawy.'), 'the reason');
    expect(stage.button(label('cart.toSummary')).ariaDisabled).to.equal(null);
    expect(stage.button('Podsumowanie i płatność').ariaDisabled).to.equal('true');
    await stage.press('Podaj adres dostawy.');
    const box = card(stage, 'delivery-address');
    expect(errorIn(stage, 'delivery-address')!.innerText).to.contain('Podaj adres dostawy.');
    expect(box.contains(stage.root.activeElement)).to.equal(true);
    expect(isInView(errorIn(stage, 'delivery-address')!)).to.equal(true);
  });
  it('continues with the client’s address, and for pickup', async () => {
    const client = JSON.stringify({ first_name: 'Anna', last_name: 'Nowak', address_city: 'Kraków' });
    await toSummary(await cartStage(nowhere, { client }));
    await toSummary(await cartStage({ ...nowhere, carrier: pickup }));
  });
});

describe('a press on a blocked main button', () => {
  it('outlines the group with a gap until it is filled', async () => {
    const stage = await cartStage({ carrier: null });
    expect(errorIn(stage, 'delivery')).to.equal(null);
    await stage.press(goOn);
    expect(errorIn(stage, 'delivery')!.innerText).to.contain('Wybierz sposób dostawy.');
    const group = card(stage, 'delivery').querySelector('fieldset')!;
    expect(getComputedStyle(group.querySelector('.radio-cards__options')!).outlineStyle).to.equal('solid');
    expect(group.getAttribute('aria-describedby')).to.equal(errorIn(stage, 'delivery')!.id);
    stage.answer({ cart: { carrier: courier } });
    group.querySelector('input')!.click();
    await until(() => errorIn(stage, 'delivery') === null, 'the end of the error');
  });
  it('outlines the missing locker, and its reason leads there', async () => {
    const stage = await cartStage({ carrier: locker }, { 'points-url': '/points' });
    await until(() => stage.text().includes('Wybierz paczkomat'), 'the button');
    const reason = [...card(stage, 'action').querySelectorAll('button')].find(
      (one) => one.textContent === 'Nie wybrano paczkomatu',
    )!;
    reason.click();
    expect(errorIn(stage, 'locker')!.innerText).to.contain('Nie wybrano paczkomatu');
    expect(stage.root.activeElement === stage.button('Wybierz paczkomat')).to.equal(true);
  });
  it('loses its outline when the step is left', async () => {
    const stage = await cartStage(unpaid);
    await stage.press(choosePayment);
    expect(errorIn(stage, 'payment') !== null).to.equal(true);
    await stage.press('Dane adresowe');
    await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
    await stage.press('Koszyk');
    await until(() => stage.text().includes('Produkty brutto') && card(stage, 'payment'), 'the cart');
    expect(errorIn(stage, 'payment')).to.equal(null);
  });
});

describe('an order sent back to step 1', () => {
  const refused = (slot: string) => ({
    messages: {
      [slot]: { messages: ['Tej płatności nie można teraz użyć.'], status: 'error', scroll: true },
      confirm: { messages: [], status: 'error', goToStep: true },
    },
  });
  for (const width of [360, 780])
    it(`focuses the shop’s message in a cart of 500 lines at ${width} px`, async function (this: Patient) {
      this.timeout(60_000);
      const stage = await cartStage({ items: long() });
      stage.element.style.width = `${width}px`;
      await toSummary(stage);
      const announcements = listen(stage);
      stage.answer(refused('payment_id'));
      await stage.press(order);
      const message = () => stage.root.querySelector<HTMLElement>('[part~="payment"] [part~="messages"]');
      await until(message, 'the first step');
      await aTimeout(1500);
      expect(isInView(message()!)).to.equal(true);
      expect(message()!.contains(stage.root.activeElement)).to.equal(true);
      await until(() => announcements.length > 0, 'the announcement');
      expect(announcements).to.deep.equal(['Tej płatności nie można teraz użyć.']);
    });
  it('focuses the first error without `scroll`', async () => {
    const stage = await cartStage({ items: long().slice(0, 60) });
    await toSummary(stage);
    stage.answer({
      messages: {
        quantity: { messages: ['NR-7: za mało'], status: 'error' },
        confirm: { messages: [], status: 'error', goToStep: true },
      },
    });
    await stage.press(order);
    const message = () => stage.root.querySelector<HTMLElement>('[part~="quantity"][part~="messages"]');
    await until(message, 'the first step');
    await aTimeout(500);
    expect(isInView(message()!)).to.equal(true);
    expect(message()!.contains(stage.root.activeElement)).to.equal(true);
  });
  it('focuses the step’s title without messages', async () => {
    const stage = await cartStage();
    await toSummary(stage);
    stage.answer({ messages: { confirm: { messages: [], status: 'error', goToStep: true } } });
    await stage.press(order);
    await until(() => stage.root.querySelector('[part~="payment"]'), 'the first step');
    expect(stage.root.activeElement!.textContent).to.equal('Koszyk');
  });
});

it('a reason leads to its group in a cart of 500 lines at 360 px', async function (this: Patient) {
  this.timeout(60_000);
  const stage = await cartStage({ items: long(), ...unpaid });
  stage.element.style.width = '360px';
  await toSummary(stage);
  await stage.press(choosePayment);
  await until(() => errorIn(stage, 'payment'), 'the payments');
  await aTimeout(1500);
  expect(isInView(errorIn(stage, 'payment')!)).to.equal(true);
  expect(card(stage, 'payment').contains(stage.root.activeElement)).to.equal(true);
});

/** Resolves in the task that adds the element, before any other work of the page. */
const added = ({ root }: CartStage, selector: string): Promise<void> =>
  new Promise((resolve) => {
    new MutationObserver((_, watching) => {
      if (root.querySelector(selector) === null) return;
      watching.disconnect();
      resolve();
    }).observe(root, { childList: true, subtree: true });
  });

for (const [when, arrive] of [
  ['', toSummary],
  [
    ', also if the order is pressed while the rest of the summary is rendered',
    (stage: CartStage) => Promise.race([added(stage, '[part~="submit"]'), toSummary(stage)]),
  ],
] as const)
  it(`a redirect for a missing locker focuses its message${when}`, async () => {
    const chosen = {
      carrier: locker,
      inpost_point_code: 'KRA01M',
      inpost_email: 'a@b.pl',
      inpost_phone_number: '601234567',
    };
    const stage = await cartStage(chosen);
    await arrive(stage);
    stage.answer({ cart: { ...chosen, inpost_point_code: null } });
    await stage.press(order);
    const message = () => stage.root.querySelector<HTMLElement>('[part~="delivery"] [part~="messages"]');
    await until(message, 'the choice');
    await until(() => message()!.contains(stage.root.activeElement), 'the focus');
    expect(isInView(message()!)).to.equal(true);
  });

it('a jump from another step scrolls to the changed line and focuses it', async () => {
  const lines = [...Array(60).keys()].map((id) => aLine({ id: id + 1, product_name: `Produkt ${id + 1}` }));
  const stage = await cartStage({ items: lines });
  await stage.press(goOn);
  await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
  const prices = { net: '11.00', gross: '13.53', total_gross: '40.59' };
  stage.answer({ cart: { items: lines.map((line) => (line['id'] === 50 ? { ...line, prices } : line)) } });
  dispatchEvent(new Event('shop-product-added'));
  await until(() => stage.text().includes('Koszyk się zmienił'), 'the change');
  await stage.press('Pokaż');
  const line = () => stage.root.querySelector('[data-item="50"]');
  await until(() => line()?.contains(stage.root.activeElement), 'the focus on the line');
  expect(isInView(stage.root.activeElement!)).to.equal(true);
});
