/** Tests `<shop-calculator>` in a template's form: its rules in use, and the submitted data. */
import { expect } from '@open-wc/testing';
import { press, type } from '../ui/stage';
import { calculator, noteOf } from './measured';
import { buttonIn, faultsOf, eventsOf, page, sent, settled, within } from './page';
import { until } from '../settled';
import { label } from '../../e2e/labels';

describe('<shop-calculator>', () => {
  it('typing a unit amount clears the main amount, and vice versa', async () => {
    const { unit, main, enter } = await calculator();
    expect(main.value).to.equal('1');
    await enter(unit, '12.96');
    expect([unit.value, main.value]).to.deep.equal(['12,96', '']);
    await enter(main, '5');
    expect([unit.value, main.value]).to.deep.equal(['', '5']);
  });

  it('announces its result after a pause in typing, with any shortage', async () => {
    const { element, unit, enter } = await calculator('max="5" price-note="netto"');
    const announced: string[] = [];
    const region = within<HTMLElement>(element, '[role="status"]');
    new MutationObserver(
      () => region.textContent && announced.push(region.textContent.replaceAll('\u00A0', ' ')),
    ).observe(region, { childList: true, characterData: true, subtree: true });
    await enter(unit, '1');
    await enter(unit, '10');
    expect(announced).to.deep.equal([]);
    await until(() => announced.length === 2, 'nothing was said');
    expect(announced).to.deep.equal([
      'Zamawiasz 5 opak. = 7,2 m2, wartość 359,95 zł netto',
      'Największa możliwa ilość nie wystarczy: zabraknie 2,8 m2.',
    ]);
  });

  it('submits whole packages with the template’s form', async () => {
    const { unit, main, form, enter } = await calculator();
    expect(sent(form)).to.deep.equal({ quantity: '1' });
    await enter(unit, '12,96');
    expect(sent(form)).to.deep.equal({ quantity: '9' });
    await enter(main, '4');
    expect(sent(form)).to.deep.equal({ quantity: '4' });
  });

  it('shows the ordered amount and the surplus, with the price', async () => {
    const { unit, sums, enter } = await calculator();
    await enter(unit, '12');
    expect(sums()).to.equal('Zamawiasz9 opak.= 12,96 m2Nadwyżka0,96 m2Wartość647,91 zł');
  });

  it('displays a message if the maximum does not cover the need, and no surplus', async () => {
    const { element, unit, sums, enter } = await calculator('max="5"');
    await enter(unit, '20');
    expect(sums()).to.equal('Potrzebujesz20 m2Zamawiasz5 opak.= 7,2 m2Wartość359,95 zł');
    const notes = within<HTMLElement>(element, '.calculator__notes').textContent.replaceAll('\u00A0', ' ');
    expect(notes).to.contain('Największa możliwa ilość nie wystarczy: zabraknie 12,8 m2.');
  });

  it('adds rooms with a spare of 10 per cent into the amount', async () => {
    const { element, unit, form, enter } = await calculator('show-calculator');
    within<HTMLElement>(element, 'summary').click();
    const field = (name: string, row = 0) =>
      element.shadowRoot!.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[row]!;
    await enter(field('width'), '3.3');
    await enter(field('length'), '4,7');
    expect([field('width').value, field('length').value]).to.deep.equal(['3,3', '4,7']);
    expect(unit.value).to.equal('17,06');
    expect(sent(form)).to.deep.equal({ quantity: '12' });
    buttonIn(element, 'Dodaj pomieszczenie').click();
    await settled();
    await enter(field('width', 1), '2');
    await enter(field('length', 1), '1,5');
    expect(unit.value).to.equal('20,36');
    await enter(field('spare'), '0');
    expect(unit.value).to.equal('18,51');
    buttonIn(element, label('product.calculator.removeRoom', '2')).click();
    await settled();
    expect(unit.value).to.equal('15,51');
  });

  it('keeps letters with an error at the field, and displays no earlier result', async () => {
    const { element, unit, main, sums, form, enter } = await calculator('show-calculator');
    const notes = () => within<HTMLElement>(element, '.calculator__notes').textContent;
    await enter(unit, '12,96');
    await enter(unit, 'abc');
    unit.blur();
    await settled();
    expect([unit.value, main.value, main.placeholder]).to.deep.equal(['abc', '', '']);
    expect(unit.getAttribute('aria-invalid')).to.equal('true');
    expect(noteOf(element, unit)).to.equal('Wpisz liczbę, na przykład 3,5.');
    expect(sums()).to.equal('Zamawiasz–Wartość–');
    expect(form.checkValidity()).to.equal(false);

    await enter(main, '5x');
    expect([main.value, main.getAttribute('aria-invalid'), sums()]).to.deep.equal(['5x', 'true', 'Zamawiasz–Wartość–']);
    expect(notes()).to.contain('Wpisz liczbę, na przykład 12.');
    await enter(main, '5');
    expect([form.checkValidity(), notes(), sent(form)]).to.deep.equal([true, '', { quantity: '5' }]);
  });

  for (const typed of ['15 szt.', '20 (2 opak.)', '10x25', '3-5', '1/2', '1e3', '-5', '1,2,3', '1.234', '0'])
    it(`orders nothing for "${typed}" m2 [K3]`, async () => {
      const { element, unit, sums, form, enter } = await calculator();
      await enter(unit, typed);
      unit.blur();
      await settled();
      expect([unit.value, unit.getAttribute('aria-invalid'), sums()]).to.deep.equal([
        typed,
        'true',
        'Zamawiasz–Wartość–',
      ]);
      expect(noteOf(element, unit)).not.to.equal('');
      expect([form.checkValidity(), sent(form)]).to.deep.equal([false, {}]);
    });

  it('keeps the caret when a point becomes a comma', async () => {
    const { unit } = await calculator();
    unit.focus();
    type(unit, '1234');
    await settled();
    for (const [at, separator] of [
      [2, '.'],
      [3, '5'],
    ] as const) {
      unit.setRangeText(separator, at, at, 'end');
      unit.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await settled();
    }
    expect([unit.value, unit.selectionStart]).to.deep.equal(['12,534', 4]);
  });

  it('rejects letters in a room, and removes its earlier amount', async () => {
    const { element, unit, main, sums, form, enter } = await calculator('show-calculator');
    within<HTMLElement>(element, 'summary').click();
    const [width, length, spare] = ['width', 'length', 'spare'].map((name) => within(element, `[name="${name}"]`));
    await enter(width!, '3');
    await enter(length!, '4');
    expect(unit.value).to.equal('13,2');
    await enter(width!, '3 łokcie');
    width!.blur();
    await settled();
    expect([width!.value, unit.value, main.value]).to.deep.equal(['3 łokcie', '', '']);
    expect(noteOf(element, width!)).to.equal('Wpisz liczbę, na przykład 3,5.');
    expect(sums()).to.equal('Zamawiasz–Wartość–');
    expect(form.checkValidity()).to.equal(false);
    expect(within<HTMLElement>(element, '.calculator__notes').textContent).to.contain(
      'Ilość policzymy, gdy wszystkie wymiary będą liczbami.',
    );
    await enter(width!, '3');
    await enter(spare!, 'x');
    spare!.blur();
    await settled();
    expect([noteOf(element, spare!), unit.value]).to.deep.equal(['Wpisz liczbę, na przykład 12.', '']);
    await enter(spare!, '0');
    expect([unit.value, form.checkValidity()]).to.deep.equal(['12', true]);
  });

  it('asks whether a very long side is in centimetres, converts it by one press, and never blocks', async () => {
    const { element, unit, form, enter } = await calculator('show-calculator');
    within<HTMLElement>(element, 'summary').click();
    const width = within(element, '[name="width"]');
    await enter(width, '345');
    await enter(within(element, '[name="length"]'), '4');
    expect(noteOf(element, width)).to.equal('345 m? To 345 cm');
    expect([unit.value, form.checkValidity()]).to.deep.equal(['1518', true]);
    buttonIn(element, 'To 345 cm').click();
    await settled();
    expect([width.value, unit.value]).to.deep.equal(['3,45', '15,18']);
    expect(element.shadowRoot!.activeElement === width).to.equal(true);
    expect(noteOf(element, width)).to.equal('m');
  });

  it('keeps the amount while rooms have no computable area', async () => {
    const place = await page(
      `<form><shop-calculator name="quantity" value="7" show-calculator unit='{"short_name":"m2","decimals":2}'></shop-calculator></form>`,
      ['shop-calculator'],
    );
    const element = place.querySelector('shop-calculator')!;
    within<HTMLElement>(element, 'summary').click();
    type(within(element, '[name="width"]'), '3');
    type(within(element, '[name="length"]'), '4');
    await settled();
    expect(sent(place.querySelector('form')!)).to.deep.equal({ quantity: '7' });
  });

  it('displays an area with two decimals, and orders by all of them [K5]', async () => {
    const { element, unit, enter, form } = await calculator('show-calculator');
    within<HTMLElement>(element, 'summary').click();
    await enter(within(element, '[name="spare"]'), '0');
    await enter(within(element, '[name="width"]'), '1,2001');
    await enter(within(element, '[name="length"]'), '1,2');
    expect([unit.value, sent(form)]).to.deep.equal(['1,44', { quantity: '2' }]);
    const rooms = within<HTMLElement>(element, '.rooms').textContent;
    expect(rooms).not.to.contain('Powierzchnia z zapasem');
  });

  it('shows the area of rooms if no field contains it', async () => {
    const place = await page(`<shop-calculator show-calculator main-unit='{"short_name":"m²"}'></shop-calculator>`, [
      'shop-calculator',
    ]);
    const element = place.querySelector('shop-calculator')!;
    within<HTMLElement>(element, 'summary').click();
    type(within(element, '[name="width"]'), '3,3');
    type(within(element, '[name="length"]'), '4,7');
    await settled();
    expect(within<HTMLElement>(element, '.rooms__area').textContent.replaceAll('\u00A0', ' ')).to.equal(
      'Powierzchnia z zapasem17,06 m²',
    );
    expect(within(element, '.quantity__input').value).to.equal('18');
  });

  it('shows an amount derived from another field as an amount, not as a hint', async () => {
    const { unit, main, enter } = await calculator();
    await enter(unit, '12,96');
    expect(main.placeholder).to.equal('9');
    const colour = () => getComputedStyle(main, '::placeholder').color;
    expect(colour()).to.equal(getComputedStyle(main).color);
    await enter(unit, '');
    expect(main.placeholder).to.equal('1');
    // WebKit does not return the style of a placeholder.
    if (!navigator.vendor.startsWith('Apple')) expect(colour()).not.to.equal(getComputedStyle(main).color);
  });

  it('steps by buttons and arrow keys from the ordered amount', async () => {
    const { element, unit, main, enter } = await calculator('step="6"');
    await enter(unit, '12,96');
    buttonIn(element, 'Zwiększ').click();
    await settled();
    expect([unit.value, main.value]).to.deep.equal(['', '12']);
    expect(press(main, 'ArrowDown')).to.equal(false);
    await settled();
    expect(main.value).to.equal('6');
  });

  it('dispatches change at each press, on Enter, and on blur', async () => {
    const { element, form, unit, main, enter } = await calculator('show-calculator');
    const events: string[] = [];
    element.addEventListener('change', () => events.push(`${sent(form)['quantity']}`));
    for (const times of [1, 2]) {
      buttonIn(element, 'Zwiększ').click();
      await settled();
      expect(events).to.have.length(times);
    }
    await enter(main, '8');
    expect(events).to.deep.equal(['2', '3']);
    press(main, 'Enter');
    await settled();
    main.blur();
    await enter(unit, '1,44');
    unit.blur();
    within<HTMLElement>(element, 'summary').click();
    await enter(within(element, '[name="width"]'), '3');
    await enter(within(element, '[name="length"]'), '4');
    within(element, '[name="length"]').blur();
    expect(events).to.deep.equal(['2', '3', '8', '1', '10']);
  });

  it('dispatches no change for a script’s value or bounds', async () => {
    const { element, main } = await calculator('min="5"');
    const changes = eventsOf('change');
    main.focus();
    main.blur();
    element.value = 7;
    await settled();
    main.focus();
    main.blur();
    expect(changes).to.deep.equal([]);
  });

  it('applies its bounds on blur, never while typing', async () => {
    const { main, form, enter } = await calculator('min="5" max="8"');
    expect(sent(form)).to.deep.equal({ quantity: '5' });
    await enter(main, '99');
    expect(main.value).to.equal('99');
    main.blur();
    await settled();
    expect([main.value, sent(form)]).to.deep.equal(['8', { quantity: '8' }]);
  });

  it('cannot be ordered if the maximum is below the minimum: plus is disabled, the form is not sent [Q8]', async () => {
    const { element, main, sums, form } = await calculator('min="5" max="3" value="7"');
    expect([main.value, element.value, sent(form)]).to.deep.equal(['7', 7, { quantity: '7' }]);
    expect(sums()).to.contain('7 opak.');
    buttonIn(element, 'Zwiększ').click();
    await settled();
    expect([main.value, element.value, form.checkValidity()]).to.deep.equal(['7', 7, false]);
    expect(element.shadowRoot?.textContent).to.contain('nie można teraz zamówić');
  });

  it('dispatches the amount once per change', async () => {
    const amounts = eventsOf('shop-amount-changed');
    const inputs = eventsOf('input');
    const { unit, enter } = await calculator();
    await enter(unit, '12,96');
    expect(amounts).to.deep.equal([
      {
        amount: 9,
        ordered: '12.96',
        needed: '12.96',
        surplus: '0',
        missing: undefined,
        price: '647.91',
        outers: undefined,
      },
    ]);
    expect(inputs).to.have.length(1);
  });

  it('shows a quantity error below it', async () => {
    const { element, main } = await calculator();
    element.error = 'Najmniej 3 opakowania.';
    await settled();
    expect(within<HTMLElement>(element, '.calculator__notes').textContent).to.contain('Najmniej 3 opakowania.');
    expect(main.getAttribute('aria-invalid')).to.equal('true');
  });

  it('follows its form’s reset and a script’s value', async () => {
    const { element, unit, main, form, enter } = await calculator('value="2"');
    await enter(unit, '12,96');
    form.reset();
    await settled();
    expect([unit.value, main.value, sent(form)]).to.deep.equal(['', '2', { quantity: '2' }]);
    element.value = 7;
    await settled();
    expect([main.value, sent(form)]).to.deep.equal(['7', { quantity: '7' }]);
  });

  it('keeps the needed amount if the page changes package or bounds', async () => {
    const { element, unit, form, enter, sums } = await calculator();
    await enter(unit, '20');
    element.setAttribute('unit-value', '2,5');
    await settled();
    expect([unit.value, sent(form)]).to.deep.equal(['20', { quantity: '8' }]);
    expect(sums()).to.contain('8 opak.= 20 m2');
    element.max = 5;
    await settled();
    expect([unit.value, sent(form)]).to.deep.equal(['20', { quantity: '5' }]);
    element.max = undefined;
    await settled();
    expect([unit.value, sent(form)]).to.deep.equal(['20', { quantity: '8' }]);
  });

  it('clears a typed amount on its form’s reset, even with an equal order', async () => {
    const { unit, main, form, enter } = await calculator();
    await enter(unit, '0,5');
    form.reset();
    await settled();
    expect([unit.value, main.value, sent(form)]).to.deep.equal(['', '1', { quantity: '1' }]);
  });

  it('offers no rooms while disabled', async () => {
    const { element } = await calculator('show-calculator disabled');
    const names = [...element.shadowRoot!.querySelectorAll('button')].map((one) => one.ariaLabel ?? one.textContent);
    expect(names).to.deep.equal(['Zmniejsz ilość', 'Zwiększ ilość']);
  });

  it('submits nothing while disabled', async () => {
    const { form, place } = await calculator();
    const fieldset = document.createElement('fieldset');
    fieldset.disabled = true;
    form.prepend(fieldset);
    fieldset.append(place.querySelector('shop-calculator')!);
    await settled();
    expect(sent(form)).to.deep.equal({});
    fieldset.disabled = false;
    expect(sent(form)).to.deep.equal({ quantity: '1' });
  });

  it('takes over from the native field inside it, with its typed text', async () => {
    const place = await page('<form></form>');
    const form = place.querySelector('form')!;
    const element = document.createElement('shop-calculator');
    element.setAttribute('name', 'quantity');
    element.innerHTML = '<input name="quantity" value="1">';
    const native = element.querySelector('input')!;
    native.value = '3';
    form.append(element);
    expect(sent(form)).to.deep.equal({ quantity: '3' });
    native.focus();
    await settled();
    await settled();
    expect(native.disabled).to.equal(true);
    expect(new FormData(form).getAll('quantity')).to.deep.equal(['3']);
    expect(document.activeElement === element).to.equal(true);
  });

  it('axe finds nothing', async () => {
    const { place, element, unit, enter } = await calculator('show-calculator step="6" error="Za mało."');
    within<HTMLElement>(element, 'summary').click();
    await enter(unit, '12,96');
    expect(await faultsOf(place)).to.deep.equal([]);
  });
});
