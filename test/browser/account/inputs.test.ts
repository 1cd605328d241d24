/** Tests `<shop-input>` and `<shop-checkbox>` as controls of the template's form: when they show errors and block the form. */
import { expect } from '@open-wc/testing';
import { faultsOf, eventsOf, page, sent, settled, within } from '../product/page';
import { press, type, wait } from '../ui/stage';
import { until } from '../settled';

const BUILD = 'shop-joining';

async function input(attributes: string, inner = '') {
  const place = await page(
    `<form><shop-input label="Pole" name="field" ${attributes}>${inner}</shop-input><button>Dalej</button></form>`,
    ['shop-input'],
    BUILD,
  );
  const element = place.querySelector('shop-input')!;
  const form = place.querySelector('form')!;
  const field = within(element, 'input');
  const message = () =>
    field.ariaInvalid === 'true' ? within<HTMLElement>(element, '[part="error"]').textContent : '';
  let submitted = 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted += 1;
  });
  return { place, element, form, field, message, times: () => submitted };
}

describe('<shop-input>', () => {
  it('opens the keyboard of what it validates on a phone', async () => {
    const keyboards: string[] = [];
    for (const name of ['nip', 'post-code', 'phone', 'email'])
      keyboards.push((await input(`validate="${name}"`)).field.inputMode);
    expect(keyboards).to.deep.equal(['numeric', 'numeric', 'tel', 'email']);
  });

  it('shows the error 800 ms after typing stops', async () => {
    const { field, message } = await input('validate="nip"');
    field.focus();
    type(field, '123');
    await wait(600);
    expect(message()).to.equal('');
    await until(() => message() !== '');
    expect(message()).to.equal('Nieprawidłowe dane');
    type(field, '1234563218');
    await settled();
    expect(message()).to.equal('');
  });

  for (const [rule, pasted, left] of [
    ['post-code', '\u202a00\u2013001\u202c', '00-001'],
    ['post-code', ' PL 00 \u2011 001', '00-001'],
    ['nip', 'NIP: 123\u2011456\u201132\u201118\u200b', '123-456-32-18'],
    ['phone', 'tel. (+48) 601\u00a0234\u00a0567', '+48 601 234 567'],
    ['email', '\ufeffjan@fir\u00adma.pl\u200e', 'jan@firma.pl'],
  ] as const)
    it(`removes everything invisible from a pasted ${rule}: ${left}`, async () => {
      const { field, form, message } = await input(`validate="${rule}"`);
      field.focus();
      type(field, pasted);
      field.blur();
      await settled();
      expect([field.value, sent(form), message(), form.checkValidity()]).to.deep.equal([
        left,
        { field: left },
        '',
        true,
      ]);
    });

  it('shows the error at once on blur', async () => {
    const { field, message } = await input('required');
    field.focus();
    type(field, 'a');
    type(field, '');
    field.blur();
    await settled();
    expect(message()).to.equal('Pole nie może być puste');
  });

  for (const [rule, wrong, right] of [
    ['validate="post-code"', '3114', '31-147'],
    ['validate="phone"', '112', '601 234 567'],
    ['validate="email"', 'jan@', 'jan@firma.pl'],
    ['validate="nip"', '1234563219', '123-456-32-18'],
    ['min-length="3"', 'ab', 'abc'],
    ['max-length="3"', 'abcd', 'abc'],
  ] as const) {
    it(`with ${rule} refuses ${wrong} with the template’s message and accepts ${right} [I2]`, async () => {
      const { field, form, message, times } = await input(`${rule} message="Popraw to pole."`);
      type(field, wrong);
      await settled();
      form.requestSubmit();
      await settled();
      expect([message(), times()]).to.deep.equal(['Popraw to pole.', 0]);
      type(field, right);
      await settled();
      form.requestSubmit();
      expect([times(), sent(form)]).to.deep.equal([1, { field: right }]);
    });
  }

  it('blocks the form and focuses the field if it is required and empty', async () => {
    const { element, form, field, message, times } = await input('required');
    form.requestSubmit();
    await settled();
    expect([message(), times()]).to.deep.equal(['Pole nie może być puste', 0]);
    expect(element.shadowRoot!.activeElement === field).to.equal(true);
  });

  it('submits the form by Enter', async () => {
    const { field, times } = await input('value="a"');
    press(field, 'Enter');
    expect(times()).to.equal(1);
  });

  for (const [button, expected] of [
    ['<button type="button">Inny</button><button name="akcja" value="zapisz">Zapisz</button>', [1, 'zapisz']],
    [
      '<input type="submit" name="akcja" value="wyślij"><button name="akcja" value="druga">Druga</button>',
      [1, 'wyślij'],
    ],
    ['<input type="image" alt="Wyślij" name="akcja" value="obraz">', [1, 'obraz']],
    ['<button disabled>Zapisz</button><button name="akcja" value="druga">Druga</button>', [0, undefined]],
    ['<fieldset disabled><button>Zapisz</button></fieldset>', [0, undefined]],
    ['', [1, undefined]],
  ] as const) {
    it(`submits the form by Enter with ${button || 'no button'}`, async () => {
      const place = await page(`<form><shop-input label="Pole"></shop-input>${button}</form>`, ['shop-input'], BUILD);
      const submitters: (HTMLElement | null)[] = [];
      place.querySelector('form')!.addEventListener('submit', (event) => {
        event.preventDefault();
        submitters.push(event.submitter);
      });
      press(within(place.querySelector('shop-input')!, 'input'), 'Enter');
      expect([submitters.length, (submitters[0] as HTMLButtonElement | null | undefined)?.value]).to.deep.equal(
        expected,
      );
    });
  }

  it('submits by Enter with an outside button that references the form', async () => {
    const place = await page(
      '<form id="daleki"><shop-input label="Pole"></shop-input></form><button form="daleki" value="stąd">Dalej</button>',
      ['shop-input'],
      BUILD,
    );
    let submitter: HTMLElement | null = null;
    place.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      submitter = event.submitter;
    });
    press(within(place.querySelector('shop-input')!, 'input'), 'Enter');
    expect(submitter === place.querySelector('button')).to.equal(true);
  });

  it('adds the dash to a post code on blur', async () => {
    const { field, form } = await input('validate="post-code"');
    field.focus();
    type(field, '31147');
    field.blur();
    await settled();
    expect(sent(form)).to.deep.equal({ field: '31-147' });
  });

  for (const [rule, value] of [
    ['nip', '1234563218'],
    ['phone', '+48 601 234 567'],
  ] as const)
    it(`sends a ${rule} without the copied spaces`, async () => {
      const { field, form } = await input(`validate="${rule}"`);
      field.focus();
      type(field, ` ${value} `);
      field.blur();
      await settled();
      expect(sent(form)).to.deep.equal({ field: value });
    });

  it('fires input for each change and change on blur', async () => {
    const [inputs, changes] = [eventsOf('input'), eventsOf('change')];
    const { field, element } = await input('');
    field.focus();
    type(field, 'a');
    await settled();
    expect([inputs.length, changes.length, element.value]).to.deep.equal([1, 0, 'a']);
    field.blur();
    await settled();
    expect([inputs.length, changes.length]).to.deep.equal([1, 1]);
  });

  it('is reset with its form and announces nothing [E5]', async () => {
    const { field, form, message } = await input('required value="abc"');
    type(field, '');
    form.requestSubmit();
    await settled();
    form.reset();
    await settled();
    expect([field.value, message(), sent(form)]).to.deep.equal(['abc', '', { field: 'abc' }]);
  });

  it('resets to the initial value of the native field inside it', async () => {
    const { form, field } = await input('', '<input name="field" value="z szablonu">');
    type(field, 'inaczej');
    form.reset();
    await settled();
    expect([field.value, sent(form)]).to.deep.equal(['z szablonu', { field: 'z szablonu' }]);
  });

  it('takes its name from the template’s aria-label if it shows no label', async () => {
    const place = await page(
      '<shop-input name="field" aria-label="Numer zamówienia"></shop-input>',
      ['shop-input'],
      BUILD,
    );
    const field = within<HTMLInputElement>(place.querySelector('shop-input')!, 'input');
    expect(field.labels![0]!.textContent).to.equal('Numer zamówienia');
  });

  it('takes over the text typed into the native field inside it', async () => {
    const { form, element } = await input('', '<input name="field" value="z szablonu">');
    expect(element.value).to.equal('z szablonu');
    expect(new FormData(form).getAll('field')).to.deep.equal(['z szablonu']);
  });

  it('has no axe violations when valid, invalid or disabled', async () => {
    for (const state of ['hint="Pomoc"', 'required', 'disabled value="a"', 'validate="nip" value="1"']) {
      const { place, form } = await input(state);
      form.requestSubmit();
      await settled();
      expect(await faultsOf(place), state).to.deep.equal([]);
    }
  });
});

async function checkbox(attributes: string, inner = '') {
  const place = await page(
    `<form><shop-checkbox name="zgoda" ${attributes}>${inner}</shop-checkbox></form>`,
    ['shop-checkbox'],
    BUILD,
  );
  const element = place.querySelector('shop-checkbox')!;
  return { place, element, form: place.querySelector('form')!, box: within(element, 'input') };
}

describe('<shop-checkbox>', () => {
  it('submits its value while it is ticked', async () => {
    const changes = eventsOf('change');
    const { form, box, element } = await checkbox('label="Zgadzam się" value="tak"');
    expect(sent(form)).to.deep.equal({});
    box.click();
    await settled();
    expect([sent(form), element.checked, changes.length]).to.deep.equal([{ zgoda: 'tak' }, true, 1]);
    form.reset();
    await settled();
    expect([box.checked, sent(form)]).to.deep.equal([false, {}]);
  });

  it('is ticked initially if the template sets it', async () => {
    const { form, box } = await checkbox('label="Zgadzam się" checked');
    expect([box.checked, sent(form)]).to.deep.equal([true, { zgoda: 'on' }]);
  });

  it('resets to the initial tick of the native box inside it', async () => {
    const { form, box } = await checkbox('label="Zgadzam się"', '<input type="checkbox" name="zgoda" checked>');
    box.click();
    await settled();
    expect(box.checked).to.equal(false);
    form.reset();
    await settled();
    expect([box.checked, sent(form)]).to.deep.equal([true, { zgoda: 'on' }]);
  });

  it('blocks the form if it is required and not ticked', async () => {
    const { form, element } = await checkbox('label="Zgadzam się" required');
    form.requestSubmit();
    await settled();
    expect(within<HTMLElement>(element, '[part="error"]').textContent).to.equal('Zaznacz to pole.');
  });

  it('has no axe violations in any state', async () => {
    for (const state of ['', 'checked', 'required', 'disabled']) {
      const { place, form } = await checkbox(state, 'Zgadzam się na <a href="/regulamin">regulamin</a>');
      form.requestSubmit();
      await settled();
      expect(await faultsOf(place), state).to.deep.equal([]);
    }
  });
});
