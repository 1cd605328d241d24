/** Tests that typed text counts, and that a key never joins what the program has just written. */
import { expect } from '@open-wc/testing';
import { knownCompany as company, knownSources as sources } from '../../../src/tools/mock/company';
import { label } from '../../e2e/labels';
import { aLine, courier, wire } from '../../fixtures/cart';
import { cartStage, posted, type CartStage } from '../cart/cart';
import { field, invoiceForm } from '../cart/invoice-form';
import { buttonIn, page, scriptedServer, sent, within } from '../product/page';
import { aProduct, fields, has, lookupAnswer, opened, press as pressKey } from '../quick/stage';
import { settled, until } from '../settled';
import { key, pressByMouse } from '../ui/keys';
import { press, type } from '../ui/stage';

const quantities = ({ root }: CartStage) => [...root.querySelectorAll<HTMLInputElement>('[part~=quantity-input]')];
const wanted = (stage: CartStage) => posted(stage, 'quantity').map(({ body }) => body['quantity']);
const twoLines = () => cartStage({ items: [aLine({ id: 1, quantity: 2 }), aLine({ id: 2, quantity: 2 })] });

describe('a key in a field that the program has just filled', () => {
  it('replaces the quantity that the quick order wrote into the focused field', async () => {
    sessionStorage.clear();
    const { calls, restore } = scriptedServer();
    const element = await opened();
    const code = fields(element)[0]!;
    code.focus();
    key(code, 'A-1');
    await pressKey(code, 'Tab');
    const [amount] = fields(element, 'quantity-input');
    amount!.focus();
    await until(() => calls.length > 0, 'the lookup');
    await calls[0]!.answer(lookupAnswer(aProduct(1)));
    await until(() => amount!.value === '1', 'the quantity');
    key(amount!, '4');
    await settled();
    expect(amount!.value).to.equal('4');
    amount!.blur();
    await settled();
    expect(element.shadowRoot!.textContent).not.to.contain('Nie podano ilości');
    pressByMouse(buttonIn(element, 'Dodaj do koszyka'));
    await until(() => calls.length > 1, 'the addition');
    expect(calls[1]!.body).to.deep.equal({ add_products: [{ id: 1, quantity: 4 }] });
    restore();
    element.remove();
  });

  it('replaces the register’s street in the form of an invoice address', async () => {
    let answer = () => {};
    const stage = await invoiceForm(
      () => new Promise((resolve) => (answer = () => resolve(Response.json({ company, sources })))),
    );
    await stage.press('Wpiszę dane bez NIP-u');
    type(field(stage, 'nip'), company.nip);
    const street = field(stage, 'street');
    street.focus();
    await settled();
    answer();
    await until(() => street.value === company.street, 'the street');
    for (const letter of 'Polna') {
      key(street, letter);
      await settled();
    }
    expect(street.value).to.equal('Polna');
  });

  for (const type of ['number', 'text'])
    it(`replaces the value of a ${type} field that the shop filled by its answer to another field`, async () => {
      const extra_fields = [
        { name: 'one', label: 'Jeden', type: 'text' },
        { name: 'two', label: 'Dwa', type },
      ];
      const stage = await cartStage({
        extra_fields,
        carrier: { ...courier, price_gross: '29.90' },
        availablePayments: [wire],
        payment: { ...wire },
      });
      stage.button(label('cart.toAddresses')).click();
      await until(() => stage.text().includes('Dwa'), 'the fields');
      const [one, two] = ['one', 'two'].map((name) =>
        stage.root.querySelector<HTMLInputElement>(`[name=extra-${name}]`)!,
      );
      stage.answer({
        cart: {
          extra_fields: [
            { ...extra_fields[0], value: 'x' },
            { ...extra_fields[1], value: '1' },
          ],
        },
      });
      one!.focus();
      key(one!, 'x');
      two!.focus();
      await until(() => two!.value === '1', 'the shop’s value');
      key(two!, '4');
      await until(() => posted(stage, 'extra_field').length === 2, 'the second field');
      expect(posted(stage, 'extra_field')[1]!.body).to.deep.equal({ extra_field: { name: 'two', value: '4' } });
    });

  it('replaces the quantity after an arrow key and after a correction by Enter', async () => {
    const stage = await twoLines();
    const [first] = quantities(stage);
    first!.focus();
    press(first!, 'ArrowUp');
    await until(() => first!.value === '3', 'one more');
    key(first!, '5');
    await settled();
    expect(first!.value).to.equal('5');
  });

  it('joins what the buyer typed, also after a tidied text', async () => {
    const place = await page(
      '<form><shop-input name="code" validate="post-code"></shop-input></form>',
      ['shop-input'],
      '/dist/shop-input.js',
    );
    const input = within(place.querySelector('shop-input')!, 'input');
    input.focus();
    for (const digit of '00001') key(input, digit);
    await settled();
    press(input, 'Enter');
    await until(() => input.value === '00-001', 'the dash');
    key(input, '5');
    await settled();
    expect(input.value).to.equal('00-0015');
  });
});

describe('a value that the page sets', () => {
  it('replaces the typed text of <shop-quantity>: what is shown is submitted', async () => {
    const place = await page('<form><shop-quantity name="quantity" value="2"></shop-quantity></form>', [
      'shop-quantity',
    ]);
    const [element, form] = [place.querySelector('shop-quantity')!, place.querySelector('form')!];
    const input = within(element, 'input');
    for (const typed of ['7', '15 m2']) {
      input.focus();
      type(input, typed);
      await settled();
      element.value = typed === '7' ? 5 : 6;
      await settled();
      expect([input.value, sent(form)]).to.deep.equal([String(element.value), { quantity: String(element.value) }]);
      key(input, '9');
      await settled();
      expect([input.value, sent(form)]).to.deep.equal(['9', { quantity: '9' }]);
    }
  });
});

describe('a typed quantity', () => {
  it('is saved when plus of another line is pressed', async () => {
    const stage = await twoLines();
    const [first, second] = quantities(stage);
    first!.focus();
    key(first!, '7');
    await settled();
    pressByMouse(second!.nextElementSibling as HTMLElement);
    await until(() => wanted(stage).some((body) => '2' in (body as object)), 'the second line’s request');
    expect(Object.assign({}, ...(wanted(stage) as object[]))).to.deep.equal({ 1: 7, 2: 3 });
  });

  it('that is no quantity is marked when plus of another line is pressed', async () => {
    const stage = await twoLines();
    const [first, second] = quantities(stage);
    first!.focus();
    key(first!, '5 m2');
    await settled();
    pressByMouse(second!.nextElementSibling as HTMLElement);
    await until(() => stage.text().includes('Wpisano „5 m2”'), 'the sentence');
    await until(() => wanted(stage).length > 0, 'the other line’s request');
    expect(wanted(stage)).to.deep.equal([{ 2: 3 }]);
  });

  it('is saved when the page is left', async () => {
    const stage = await twoLines();
    const [first] = quantities(stage);
    first!.focus();
    key(first!, '7');
    dispatchEvent(new PageTransitionEvent('pagehide'));
    dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(wanted(stage)).to.deep.equal([{ 1: 7 }]);
  });

  for (const [typed, saved] of [
    ['7', [{ 1: 7 }]],
    ['5 m2', []],
  ] as const)
    it(`“${typed}” and Forward: it is saved, or the step stays with the sentence`, async () => {
      const stage = await twoLines();
      const element = stage.element;
      element.setAttribute('routing', 'hash');
      await settled();
      location.hash = '#/addresses';
      await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
      location.hash = '#/';
      await until(() => quantities(stage).length === 2, 'the lines');
      const [first] = quantities(stage);
      first!.focus();
      key(first!, typed);
      await settled();
      location.hash = '#/addresses';
      if (saved.length > 0) await until(() => wanted(stage).length > 0, 'the request');
      else await until(() => stage.text().includes(`Wpisano „${typed}”`), 'the sentence');
      await settled();
      expect(wanted(stage)).to.deep.equal(saved);
      expect(location.hash).to.equal(saved.length > 0 ? '#/addresses' : '#/');
      history.replaceState(null, '', location.pathname + location.search);
      element.remove();
    });

  it('in the quick order counts when plus of another row is pressed, and when the page is left', async () => {
    sessionStorage.clear();
    const { calls, restore } = scriptedServer();
    const element = await opened();
    for (const at of [0, 1]) {
      const code = fields(element)[at]!;
      code.focus();
      key(code, `A-${at + 1}`);
      await pressKey(code, 'Enter');
      await until(() => calls.length > at, 'the lookup');
      await calls[at]!.answer(lookupAnswer(aProduct(at + 1)));
    }
    const [first, second] = fields(element, 'quantity-input');
    await has(element, 'Gres nr 2');
    first!.focus();
    key(first!, '7');
    await settled();
    pressByMouse(second!.nextElementSibling as HTMLElement);
    await settled();
    second!.focus();
    second!.select();
    key(second!, '5');
    await settled();
    dispatchEvent(new PageTransitionEvent('pagehide'));
    dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(sessionStorage.getItem('shop-elements.quick-order')).to.match(/A-1\t\t\t7\t.*A-2\t\t\t5\t/s);
    restore();
    element.remove();
  });
});
