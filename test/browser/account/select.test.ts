/** Tests `<shop-select>` over a template's select: the same choices, keys and events, and the native select stays in the form. */
import { expect } from '@open-wc/testing';
import { faultsOf, page, sent, settled, within } from '../product/page';
import { press } from '../ui/stage';

async function select(attributes = '') {
  const place = await page(
    `<form><label for="kraj">Kraj</label><shop-select><select id="kraj" name="kraj" ${attributes}>
      <option value="PL">Polska</option><option value="PT" disabled>Portugalia</option><option value="CZ">Czechy</option>
      <optgroup label="Dalej"><option value="FR">Francja</option><option value="FI">Finlandia</option></optgroup></select></shop-select></form>`,
    ['shop-select'],
    'shop-joining',
  );
  const element = place.querySelector('shop-select')!;
  const button = within<HTMLElement>(element, '[role="combobox"]');
  const changes: string[] = [];
  const native = place.querySelector('select')!;
  native.addEventListener('change', () => changes.push(native.value));
  const key = async (...keys: string[]) => {
    for (const one of keys) {
      press(button, one);
      await settled();
    }
  };
  const active = () => {
    const id = button.getAttribute('aria-activedescendant');
    return id === null ? undefined : element.shadowRoot!.getElementById(id)?.textContent;
  };
  return {
    place,
    element,
    button,
    native,
    changes,
    key,
    active,
    form: place.querySelector('form')!,
    isOpen: () => button.ariaExpanded === 'true',
  };
}

describe('<shop-select>', () => {
  it('shows the choice of the native select under its label', async () => {
    const { button } = await select();
    expect([button.textContent, button.getAttribute('aria-label')]).to.deep.equal(['Polska', 'Kraj']);
  });

  it('is required if the native select is', async () => {
    const { button, native } = await select('required');
    expect(button.ariaRequired).to.equal('true');
    native.required = false;
    await settled();
    expect(button.hasAttribute('aria-required')).to.equal(false);
  });

  it('is invalid if the native select is', async () => {
    const { button, native } = await select('aria-invalid="true"');
    expect(button.ariaInvalid).to.equal('true');
    native.ariaInvalid = 'false';
    await settled();
    expect(button.hasAttribute('aria-invalid')).to.equal(false);
  });

  it('chooses by keys, skips disabled options, and the native select fires change', async () => {
    const { key, active, isOpen, changes, form } = await select();
    await key('ArrowDown');
    expect([isOpen(), active(), changes.length]).to.deep.equal([true, 'Polska', 0]);
    await key('ArrowDown');
    expect(active()).to.equal('Czechy');
    await key('End');
    expect(active()).to.equal('Finlandia');
    await key('Home', 'ArrowDown', 'Enter');
    expect([isOpen(), changes, sent(form)]).to.deep.equal([false, ['CZ'], { kraj: 'CZ' }]);
  });

  it('opens inside a label; its name excludes the options', async () => {
    const place = await page(
      '<label>Kraj <shop-select><select><option>Polska<option>Niemcy</select></shop-select></label>',
      ['shop-select'],
    );
    const button = within<HTMLElement>(place.querySelector('shop-select')!, '[role="combobox"]');
    button.focus();
    button.click();
    await settled();
    expect([button.ariaLabel, button.ariaExpanded]).to.deep.equal(['Kraj', 'true']);
  });

  it('takes descriptions and groups from the native select and omits hidden options', async () => {
    const place = await page(
      `<b id="nazwa">Kraj dostawy</b><shop-select><select aria-labelledby="nazwa" aria-describedby="uwaga">
        <option value="" hidden>Wybierz</option><optgroup label="Unia"><option>Polska<option>Czechy</optgroup>
        <optgroup label="Poza Unią"><option>Norwegia</optgroup></select></shop-select><i id="uwaga">Wysyłamy tylko tam.</i>`,
      ['shop-select'],
    );
    const element = place.querySelector('shop-select')!;
    const button = within<HTMLElement>(element, '[role="combobox"]');
    expect([button.ariaLabel, button.getAttribute('aria-description'), button.textContent]).to.deep.equal([
      'Kraj dostawy',
      'Wysyłamy tylko tam.',
      'Wybierz',
    ]);
    const groups = [...element.shadowRoot!.querySelectorAll('[role="group"]')].map((group) => [
      group.ariaLabel,
      ...[...group.querySelectorAll('[role="option"]')].map((one) => one.textContent),
    ]);
    expect(groups).to.deep.equal([
      ['Unia', 'Polska', 'Czechy'],
      ['Poza Unią', 'Norwegia'],
    ]);
    expect(element.shadowRoot!.querySelectorAll('[role="option"]').length).to.equal(3);
    expect(await faultsOf(place)).to.deep.equal([]);
  });

  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    it(`leaves Home, End, Enter and the space bar with ${modifier} to the browser`, async () => {
      const { button, isOpen, changes } = await select();
      for (const name of ['End', 'Home', 'Enter', ' ']) {
        const init = { key: name, [modifier]: true, bubbles: true, composed: true, cancelable: true };
        expect(button.dispatchEvent(new KeyboardEvent('keydown', init)), name).to.equal(true);
      }
      await settled();
      expect([isOpen(), changes]).to.deep.equal([false, []]);
    });
  }

  it('opens by Alt and an arrow, like a native select', async () => {
    const { button, isOpen } = await select();
    const init = { key: 'ArrowDown', altKey: true, bubbles: true, composed: true, cancelable: true };
    expect(button.dispatchEvent(new KeyboardEvent('keydown', init))).to.equal(false);
    await settled();
    expect(isOpen()).to.equal(true);
  });

  it('finds a Polish letter typed with Option on a Mac, and leaves Alt with a Latin one to the browser', async () => {
    const { button, native } = await select();
    native.add(new Option('Łotwa', 'LV'));
    await settled();
    const type = (key: string) =>
      button.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, composed: true }));
    type('c');
    await settled();
    expect(native.value).to.equal('PL');
    type('ł');
    await settled();
    expect(native.value).to.equal('LV');
  });

  it('keeps the choice on Escape', async () => {
    const { key, isOpen, changes } = await select();
    await key('Enter', 'End', 'Escape');
    expect([isOpen(), changes]).to.deep.equal([false, []]);
  });

  it('chooses the active option on Tab', async () => {
    const { key, changes } = await select();
    await key(' ', 'End', 'Tab');
    expect(changes).to.deep.equal(['FI']);
  });

  it('finds an option by typed letters, open or closed', async () => {
    const { key, changes, active } = await select();
    await key('f');
    expect(changes).to.deep.equal(['FR']);
    await key('i');
    expect(changes).to.deep.equal(['FR', 'FI']);
    await key('Enter', 'c');
    expect(active()).to.equal('Finlandia');
  });

  for (const at of ['top', 'bottom'])
    it(`shows its whole list in a card that clips, at the ${at} of the window`, async () => {
      const { place, element, button, key } = await select();
      place.style.cssText = `position: fixed; ${at}: 0; left: 40px; width: 240px; overflow: hidden; contain: paint`;
      await key('ArrowDown');
      const list = within<HTMLElement>(element, '[role="listbox"]');
      const { left, right, top, bottom } = list.getBoundingClientRect();
      const own = button.getBoundingClientRect();
      expect([left, right]).to.deep.equal([own.left, own.right]);
      expect(at === 'top' ? top >= own.bottom : bottom <= own.top).to.equal(true);
      for (const y of [top + 10, bottom - 10])
        expect(
          element.shadowRoot!.elementFromPoint((left + right) / 2, y)?.closest('[role="listbox"]') === list,
        ).to.equal(true);
      await key('Escape');
      expect(list.checkVisibility()).to.equal(false);
    });

  it('chooses by a press without moving the focus', async () => {
    const { element, button, changes, isOpen } = await select();
    button.focus();
    button.click();
    await settled();
    const options = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[role="option"]')];
    const wanted = options.find((one) => one.textContent === 'Czechy')!;
    // Default prevented, so that the browser does not move the focus.
    expect(wanted.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))).to.equal(false);
    wanted.click();
    await settled();
    expect([changes, isOpen()]).to.deep.equal([['CZ'], false]);
    expect(element.shadowRoot!.activeElement === button).to.equal(true);
  });

  it('follows the native select after a script, new options and a form reset', async () => {
    const { native, button, form } = await select();
    native.value = 'FR';
    native.dispatchEvent(new Event('change'));
    await settled();
    expect(button.textContent).to.equal('Francja');
    native.insertAdjacentHTML('beforeend', '<option value="DE" selected>Niemcy</option>');
    await settled();
    form.reset();
    await settled();
    await settled();
    expect(button.textContent).to.equal('Niemcy');
  });

  it('shows a choice assigned by a script, jQuery, React or Vue, although no event fires', async () => {
    const { native, button, changes } = await select();
    const labels: string[] = [];
    for (const assign of [
      () => (native.value = 'CZ'),
      () => (native.selectedIndex = 3),
      () => (native.options[4]!.selected = true),
      () => native.add(new Option('Niemcy', 'DE')),
      () => (native.options[5]!.selected = true),
    ]) {
      assign();
      await settled();
      labels.push(button.textContent);
    }
    expect(labels).to.deep.equal(['Czechy', 'Francja', 'Finlandia', 'Finlandia', 'Niemcy']);
    expect([native.value, native.selectedIndex, changes]).to.deep.equal(['DE', 5, []]);
  });

  it('is disabled by a surrounding fieldset, even by one disabled later', async () => {
    const { form, button, key, isOpen, changes } = await select();
    const fieldset = document.createElement('fieldset');
    fieldset.append(...form.childNodes);
    form.append(fieldset);
    await settled();
    fieldset.disabled = true;
    await settled();
    await key('Enter', 'f');
    expect([button.ariaDisabled, button.tabIndex, isOpen(), changes]).to.deep.equal(['true', -1, false, []]);
    fieldset.disabled = false;
    await settled();
    await key('f');
    expect([button.ariaDisabled, changes]).to.deep.equal([null, ['FR']]);
  });

  it('follows a native select that replaces another', async () => {
    const { element, native, form, key } = await select();
    const next = document.createElement('select');
    next.name = 'miasto';
    next.append(new Option('Gdynia', 'GD'), new Option('Sopot', 'SO'));
    native.replaceWith(next);
    await settled();
    expect(within(element, '[role="combobox"]').textContent).to.equal('Gdynia');
    await key('Enter', 'End', 'Enter');
    expect(sent(form)).to.deep.equal({ miasto: 'SO' });
    expect([native.getAttribute('aria-hidden'), next.ariaHidden]).to.deep.equal([null, 'true']);
    next.remove();
    await settled();
    expect(element.shadowRoot!.querySelector('[role="combobox"]') === null).to.equal(true);
  });

  it('receives the focus from its label', async () => {
    const { element, button, native } = await select();
    native.focus();
    await settled();
    expect(element.shadowRoot!.activeElement === button).to.equal(true);
  });

  it('is disabled if the native select is', async () => {
    const { button, key, isOpen, changes } = await select('disabled');
    await key('Enter', 'f');
    button.click();
    await settled();
    expect([isOpen(), changes]).to.deep.equal([false, []]);
  });

  it('has no axe violations when closed, open or disabled', async () => {
    const { place, key } = await select();
    expect(await faultsOf(place), 'closed').to.deep.equal([]);
    await key('Enter');
    expect(await faultsOf(place), 'open').to.deep.equal([]);
    expect(await faultsOf((await select('disabled')).place), 'disabled').to.deep.equal([]);
  });
});
