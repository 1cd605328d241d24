/** Tests `<shop-quantity>` as a control of the template's form. */
import { expect } from '@open-wc/testing';
import { press, type, wait } from '../ui/stage';
import { buttonIn, committed, faultsOf, eventsOf, page, sent, settled, within } from './page';
import { until } from '../settled';

async function quantity(attributes = '') {
  const place = await page(`<form><shop-quantity name="quantity" ${attributes}></shop-quantity></form>`, [
    'shop-quantity',
  ]);
  const element = place.querySelector('shop-quantity')!;
  return { place, element, form: place.querySelector('form')!, input: within(element, 'input') };
}

describe('<shop-quantity>', () => {
  it('submits and resets with the template’s form', async () => {
    const { element, form, input } = await quantity('value="6" step="6"');
    expect(sent(form)).to.deep.equal({ quantity: '6' });
    buttonIn(element, 'Zwiększ').click();
    await settled();
    expect([input.value, element.value, sent(form)]).to.deep.equal(['12', 12, { quantity: '12' }]);
    form.reset();
    await settled();
    expect([input.value, sent(form)]).to.deep.equal(['6', { quantity: '6' }]);
  });

  for (const bounds of ['max="0"', 'min="5" max="3"'])
    it(`cannot be ordered by ${bounds}: plus is disabled, the reason is below, the form is not sent [Q8]`, async () => {
      const { element, form, input } = await quantity(`value="7" ${bounds}`);
      await until(() => within(element, '[part~="notice-warning"]'));
      expect(within(element, '[part~="notice-warning"]').textContent).to.contain('nie można teraz zamówić');
      buttonIn(element, 'Zwiększ').click();
      await settled();
      expect([input.value, input.readOnly, form.checkValidity()]).to.deep.equal(['7', true, false]);
      element.max = 20;
      await until(() => form.checkValidity(), 'it can be ordered again');
    });

  it('validates typing on blur, within the bounds; until then only the form has the value', async () => {
    const { form, input } = await quantity('max="60"');
    const events = [eventsOf('input'), eventsOf('change')];
    input.focus();
    type(input, '99');
    await settled();
    // On iOS a tap on the form's button leaves the focus here; also a script may submit the form.
    expect([input.value, sent(form), events]).to.deep.equal(['99', { quantity: '60' }, [[], []]]);
    press(input, 'Enter');
    await settled();
    expect([input.value, sent(form), events.map(({ length }) => length)]).to.deep.equal([
      '60',
      { quantity: '60' },
      [1, 1],
    ]);
  });

  it('submits nothing while its text is no quantity, and is marked on submit [Q7]', async () => {
    const { element, form, input } = await quantity('value="4" unit="szt."');
    const changes = eventsOf('change');
    input.focus();
    type(input, '15 m2');
    await settled();
    expect([sent(form), form.checkValidity(), changes.length]).to.deep.equal([{}, false, 0]);
    form.requestSubmit();
    await until(() => input.getAttribute('aria-invalid') === 'true');
    expect(within<HTMLElement>(element, '[part~="notice-error"]').textContent).to.contain('Wpisano „15 m2”.');
    type(input, '15 sztuk');
    press(input, 'Enter');
    await settled();
    expect([input.value, sent(form), form.checkValidity(), changes.length]).to.deep.equal([
      '15',
      { quantity: '15' },
      true,
      1,
    ]);
  });

  it('drops an invalid text on its form’s reset', async () => {
    const { form, input } = await quantity('value="4"');
    input.focus();
    type(input, '3-5');
    press(input, 'Enter');
    await settled();
    form.reset();
    await settled();
    expect([input.value, sent(form), form.checkValidity()]).to.deep.equal(['4', { quantity: '4' }, true]);
  });

  it('reads the text typed into the native field inside it, or marks it [Q7]', async () => {
    for (const [typed, displayed, posted] of [
      ['12', '12', { quantity: '12' }],
      ['1 200', '1200', { quantity: '1200' }],
      ['15 m2', '15 m2', {}],
    ] as const) {
      const place = document.createElement('div');
      place.innerHTML = '<form><shop-quantity name="quantity"><input name="quantity" value="1"></shop-quantity></form>';
      place.querySelector('input')!.value = typed;
      document.body.append(place);
      const element = place.querySelector('shop-quantity')!;
      const field = () => within<HTMLInputElement>(element, 'input');
      element.dispatchEvent(new PointerEvent('pointerover'));
      await committed(element);
      await until(() => field().value === displayed);
      await settled();
      expect([field().value, sent(place.querySelector('form')!)]).to.deep.equal([displayed, posted]);
      place.remove();
    }
  });

  it('restores its value on Escape', async () => {
    const { form, input } = await quantity('value="4"');
    const inputs = eventsOf('input');
    input.focus();
    type(input, '7');
    await settled();
    press(input, 'Escape');
    await settled();
    input.blur();
    await settled();
    expect([input.value, sent(form), inputs.length]).to.deep.equal(['4', { quantity: '4' }, 0]);
  });

  it('stops Escape while typing: neither the surrounding dialog nor the page receives it', async () => {
    const { place, input } = await quantity('value="4"');
    const keys: string[] = [];
    place.addEventListener('keydown', ({ key }) => void keys.push(key));
    input.focus();
    type(input, '7');
    await settled();
    // preventDefault keeps the browser from closing a native dialog.
    expect(press(input, 'Escape')).to.equal(false);
    await settled();
    expect([input.value, keys]).to.deep.equal(['4', []]);
    expect(press(input, 'Escape')).to.equal(true);
    expect(keys).to.deep.equal(['Escape']);
  });

  for (const [typed, sentence] of [
    ['999', 'Wpisano 999. Największa ilość to 10.'],
    ['2', 'Wpisano 2. Najmniejsza ilość to 5.'],
  ] as const) {
    it(`shows and announces why ${typed} did not stay`, async () => {
      const { element, input } = await quantity('min="5" max="10" value="10"');
      input.focus();
      type(input, typed);
      press(input, 'Enter');
      const region = within<HTMLElement>(element, '[role="status"]');
      await until(() => region.textContent === sentence);
      const note = within<HTMLElement>(element, '[part~="notice-warning"]');
      expect(note.textContent).to.contain(sentence);
      expect(input.getAttribute('aria-describedby')).to.contain(note.parentElement!.id);
    });
  }

  it('announces nothing for a quantity that stays', async () => {
    const { element, input } = await quantity('min="5" max="10"');
    input.focus();
    type(input, '7');
    press(input, 'Enter');
    await wait(300);
    expect(within<HTMLElement>(element, '[role="status"]').textContent).to.equal('');
  });

  for (const [attributes, amount] of [
    ['min="5"', 5],
    ['min="5" max="9" value="20"', 9],
    ['min="5" max="3"', 5],
    ['min="5" max="3" value="7"', 7],
  ] as const) {
    it(`is clamped to its bounds: ${attributes}`, async () => {
      const { element, form, input } = await quantity(attributes);
      expect([input.value, element.value, sent(form)]).to.deep.equal([`${amount}`, amount, { quantity: `${amount}` }]);
      form.reset();
      await settled();
      expect([input.value, sent(form)]).to.deep.equal([`${amount}`, { quantity: `${amount}` }]);
    });
  }

  it('becomes 1 for nothing or zero', async () => {
    const { element, form, input } = await quantity('value="4" unit="szt."');
    input.focus();
    type(input, '0');
    input.blur();
    await settled();
    expect(sent(form)).to.deep.equal({ quantity: '1' });
    expect(element.shadowRoot!.textContent).to.contain('Wpisano 0. Najmniejsza ilość to 1\u00A0szt.');
  });

  it('is focused by focus() and by its label', async () => {
    const { element, input } = await quantity();
    element.focus();
    expect(element.shadowRoot!.activeElement === input).to.equal(true);
  });

  it('axe finds nothing in any state', async () => {
    for (const state of ['', 'disabled', 'error="Za mało."', 'value="7" step="6" unit="opak."']) {
      const { place } = await quantity(state);
      expect(await faultsOf(place), state).to.deep.equal([]);
    }
  });
});

it('Enter in <shop-quantity> submits the form, as in a native field; a corrected quantity is read first', async () => {
  const { form, input } = await quantity('value="4" max="60"');
  const submitted: unknown[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push(sent(form));
  });
  input.focus();
  type(input, '99');
  press(input, 'Enter');
  await settled();
  expect(submitted).to.deep.equal([]);
  press(input, 'Enter');
  await settled();
  type(input, '5 m2');
  press(input, 'Enter');
  await settled();
  type(input, '12');
  press(input, 'Enter');
  await settled();
  expect(submitted).to.deep.equal([{ quantity: '60' }, { quantity: '12' }]);
});
