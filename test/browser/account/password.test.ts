/** Tests `<shop-password-rules>` beside a template's own inputs: live ticks, messages, and the blocked form. */
import { expect } from '@open-wc/testing';
import { buttonIn, faultsOf, eventsOf, page, settled, within } from '../product/page';
import { type } from '../ui/stage';
import { until } from '../settled';

const RULES = '{"required":true,"min":8,"max":20,"numeric":true,"lowercase":true,"uppercase":true,"special":"!@#"}';

/** The description that a screen reader reads after the input's name. */
const description = (input: Element): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
    .trim();

async function form(rules = RULES, own = '') {
  const place = await page(
    `<form><label>Hasło <input id="haslo" type="password" ${own}></label><label>Powtórz <input id="powtorz" type="password"></label>
      <shop-password-rules for="haslo" confirm="powtorz" rules='${rules}'></shop-password-rules><button>Załóż konto</button></form>`,
    ['shop-password-rules'],
    'shop-joining',
  );
  const [first, again] = [...place.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  const element = place.querySelector('shop-password-rules')!;
  const form = place.querySelector('form')!;
  let submitted = 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted += 1;
  });
  const message = () => element.shadowRoot!.querySelector('[part="error"] p')?.textContent ?? '';
  const met = () =>
    [...element.shadowRoot!.querySelectorAll('.rule--met')].map(
      (one) => one.firstElementChild!.nextSibling!.textContent,
    );
  const submit = async () => {
    form.requestSubmit();
    await settled();
  };
  return { place, element, first, again, fields: form, message, met, submit, times: () => submitted };
}

describe('<shop-password-rules>', () => {
  it('words the rules as the shop does [U3]', async () => {
    const { element, first } = await form();
    expect(within<HTMLElement>(element, '.rules__title').textContent).to.equal('Hasło musi zawierać:');
    const hints = [...element.shadowRoot!.querySelectorAll('.rule')].map(
      (one) => one.firstElementChild!.nextSibling!.textContent,
    );
    expect(hints).to.deep.equal(['od 8 do 20 znaków', 'cyfra', 'mała litera', 'wielka litera', 'znak !@#']);
    expect(description(first)).to.contain('od 8 do 20 znaków, cyfra');
  });

  it('reads a value filled in by a password manager that fires no input', async () => {
    const checked = eventsOf('shop-password-checked');
    const { first, again, met } = await form();
    for (const one of [first, again]) {
      one.value = 'Haslo123!';
      one.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await settled();
    expect(met()).to.have.length(5);
    expect(checked.at(-1)).to.deep.include({ valid: true });
    const times = checked.length;
    first.dispatchEvent(new Event('change', { bubbles: true }));
    expect(checked).to.have.length(times);
  });

  it('ticks the met rules during typing', async () => {
    const checked = eventsOf('shop-password-checked');
    const { first, met } = await form();
    type(first, 'Haslo1');
    await settled();
    expect(met()).to.deep.equal(['cyfra', 'mała litera', 'wielka litera']);
    expect(checked.at(-1)).to.deep.equal({ valid: false, failed: ['length', 'special'] });
  });

  it('shows an error after typing if the password breaks a rule', async () => {
    const { first, message } = await form();
    type(first, 'haslo');
    await settled();
    expect(message()).to.equal('');
    await until(() => message() !== '');
    expect(message()).to.equal('Hasło nie spełnia wymagań');
    expect(first.ariaInvalid).to.equal('true');
  });

  it('removes an error that no longer applies, whatever other errors there are', async () => {
    const { first, again, message, submit } = await form();
    await submit();
    expect([message(), first.ariaInvalid]).to.deep.equal(['Pole Hasło jest wymagane.', 'true']);
    type(first, 'H');
    await settled();
    expect([message(), first.ariaInvalid]).to.deep.equal(['', null]);
    type(first, 'Haslo123!');
    await until(() => message() === 'Hasła nie są zgodne');
    expect(again.ariaInvalid).to.equal('true');
  });

  it('blocks the form and focuses the wrong input until it is valid [U4]', async () => {
    const { first, again, message, submit, times } = await form();
    await submit();
    expect([message(), times(), document.activeElement === first]).to.deep.equal([
      'Pole Hasło jest wymagane.',
      0,
      true,
    ]);
    type(first, 'Haslo123!');
    await submit();
    expect([message(), times(), document.activeElement === again]).to.deep.equal(['Hasła nie są zgodne', 0, true]);
    type(again, 'Haslo123!');
    await settled();
    expect([message(), again.ariaInvalid]).to.deep.equal(['', null]);
    await submit();
    expect(times()).to.equal(1);
  });

  it('shows all errors at once, each at its input, and marks the unmet rules [U4]', async () => {
    const { element, first, again, submit, times } = await form();
    const wrong = () => [...element.shadowRoot!.querySelectorAll('[part~="rule-wrong"]')].map((one) => one.textContent);
    type(first, 'Abc1');
    type(again, 'Abc2');
    await settled();
    expect(wrong()).to.deep.equal([]);
    await submit();
    const said = [...element.shadowRoot!.querySelectorAll('[part="error"] p')].map((one) => one.textContent);
    expect(said).to.deep.equal(['Hasło nie spełnia wymagań', 'Hasła nie są zgodne']);
    expect([first.ariaInvalid, again.ariaInvalid, times(), document.activeElement === first]).to.deep.equal([
      'true',
      'true',
      0,
      true,
    ]);
    expect(description(again)).to.equal('Hasła nie są zgodne');
    expect(wrong()).to.deep.equal(['od 8 do 20 znaków (niespełnione)', 'znak !@# (niespełnione)']);
    type(first, 'Abc12345');
    await settled();
    expect(wrong()).to.deep.equal(['znak !@# (niespełnione)']);
  });

  it('reports different passwords even if rules are unmet, but not before the second is typed', async () => {
    const { first, again, message } = await form('{"min":8}');
    type(first, 'abc');
    await until(() => message() === 'Hasło nie spełnia wymagań');
    expect(again.ariaInvalid).to.equal(null);
    type(again, 'abd');
    again.dispatchEvent(new FocusEvent('blur'));
    await settled();
    expect(again.ariaInvalid).to.equal('true');
    type(again, 'abc');
    await settled();
    expect([message(), again.ariaInvalid, first.ariaInvalid]).to.deep.equal([
      'Hasło nie spełnia wymagań',
      null,
      'true',
    ]);
  });

  it('shows both passwords as plain text and hides them before the submission', async () => {
    const { element, first, again, submit, times } = await form('{"min":8}');
    const types = () => [first.type, again.type];
    buttonIn(element, 'Pokaż hasło').click();
    await settled();
    expect([...types(), first.spellcheck, first.autocapitalize]).to.deep.equal(['text', 'text', false, 'none']);
    type(first, 'Haslo123');
    await submit();
    expect([times(), ...types()]).to.deep.equal([0, 'text', 'text']);
    type(again, 'Haslo123');
    await submit();
    expect([times(), ...types()]).to.deep.equal([1, 'password', 'password']);
    buttonIn(element, 'Pokaż hasło').click();
    await settled();
    buttonIn(element, 'Ukryj hasło').click();
    await settled();
    expect(types()).to.deep.equal(['password', 'password']);
    expect(buttonIn(element, 'Pokaż hasło').type).to.equal('button');
  });

  it('follows the page’s own show button and hides a password left visible', async () => {
    const { element, first, again } = await form();
    first.type = 'text';
    await until(() => element.shadowRoot!.textContent.includes('Ukryj hasło'));
    again.type = 'text';
    element.remove();
    await until(() => first.type === 'password' && again.type === 'password');
  });

  it('validates together with the form’s other fields, and the first wrong one gets the focus', async () => {
    const { place, first, message, submit, times } = await form();
    const other = Object.assign(document.createElement('input'), { required: true });
    place.querySelector('form')!.append(other);
    await submit();
    expect([message(), document.activeElement === first, other.matches(':invalid')]).to.deep.equal([
      'Pole Hasło jest wymagane.',
      true,
      true,
    ]);
    place.querySelector('form')!.prepend(other);
    await submit();
    expect([message(), document.activeElement === other]).to.deep.equal(['Pole Hasło jest wymagane.', true]);
    expect(times()).to.equal(0);
  });

  it('blocks a form without native validation too', async () => {
    const { place, message, submit, times } = await form();
    place.querySelector('form')!.noValidate = true;
    await submit();
    expect([message(), times()]).to.deep.equal(['Pole Hasło jest wymagane.', 0]);
  });

  it('blocks the form before other submit listeners run', async () => {
    const { place, submit } = await form();
    let elsewhere = 0;
    place.addEventListener('submit', () => (elsewhere += 1));
    await submit();
    expect(elsewhere).to.equal(0);
  });

  it('shows the template’s own messages [U4]', async () => {
    const { message, submit } = await form('{"required":true,"messages":{"required":"Podaj hasło."}}');
    await submit();
    expect(message()).to.equal('Podaj hasło.');
  });

  it('accepts an empty password that is not required', async () => {
    const { submit, times } = await form('{"min":8}');
    await submit();
    expect(times()).to.equal(1);
  });

  /** Replaces the node like htmx, Turbo and Livewire: the same markup, another node. */
  const renewed = async (input: HTMLInputElement): Promise<HTMLInputElement> => {
    const next = input.cloneNode() as HTMLInputElement;
    next.removeAttribute('aria-describedby');
    input.replaceWith(next);
    await settled();
    return next;
  };

  it('validates an input with which the page has replaced another', async () => {
    const { first, again, message, met, submit, times } = await form();
    await submit();
    const next = await renewed(first);
    expect([message(), description(next)]).to.deep.equal([
      '',
      'Hasło musi zawierać: od 8 do 20 znaków, cyfra, mała litera, wielka litera, znak !@#',
    ]);
    await submit();
    expect([message(), times(), document.activeElement === next]).to.deep.equal(['Pole Hasło jest wymagane.', 0, true]);
    type(next, 'Haslo123!');
    type(await renewed(again), 'Haslo123!');
    await submit();
    expect([met().length, message(), times()]).to.deep.equal([5, '', 1]);
  });

  it('validates inputs inserted later, and nothing while there are none', async () => {
    const { first, again, message, met, submit, times } = await form();
    const [label, other] = [first.parentElement!, again.parentElement!];
    type(first, 'abc');
    label.remove();
    other.remove();
    await settled();
    expect(met()).to.deep.equal([]);
    await submit();
    expect(times()).to.equal(1);
    const late = first.cloneNode() as HTMLInputElement;
    late.value = 'abc';
    document.querySelector('#page form')!.prepend(late);
    await settled();
    expect(met()).to.deep.equal(['mała litera']);
    await submit();
    expect([message(), times()]).to.deep.equal(['Hasło nie spełnia wymagań', 1]);
  });

  it('has no axe violations before, during and after typing', async () => {
    const { place, first, submit } = await form();
    expect(await faultsOf(place), 'before').to.deep.equal([]);
    type(first, 'Haslo1');
    await settled();
    expect(await faultsOf(place), 'during').to.deep.equal([]);
    await submit();
    expect(await faultsOf(place), 'after').to.deep.equal([]);
  });

  it('resets with its form', async () => {
    const { first, again, met, message, submit, fields } = await form('{"min":8}');
    type(first, 'haslo');
    type(again, 'inne');
    await submit();
    expect([message(), first.getAttribute('aria-invalid')]).to.deep.equal(['Hasło nie spełnia wymagań', 'true']);
    fields.reset();
    await until(() => message() === '');
    expect([first.getAttribute('aria-invalid'), met(), fields.checkValidity()]).to.deep.equal([null, [], true]);
  });

  it('accepts a password generated by a script after one press, and ticks its rules', async () => {
    const { place, first, again, met, times } = await form('{"min":8,"required":true}');
    first.value = again.value = 'Wygenerowane1';
    place.click();
    await settled();
    expect(met()).to.deep.equal(['min 8 znaków']);
    first.value = again.value = 'krotkie';
    place.click();
    first.value = again.value = 'Wygenerowane2';
    place.querySelector('button')!.click();
    await settled();
    expect(times()).to.equal(1);
  });

  it('keeps the server’s message on an input until the new text is validated', async () => {
    const { place } = await form();
    const field = document.createElement('input');
    field.id = 'haslo';
    field.ariaInvalid = 'true';
    place.querySelector('#haslo')!.replaceWith(field);
    await settled();
    expect([field.ariaInvalid, description(field).slice(0, 19)]).to.deep.equal(['true', 'Hasło musi zawierać']);
    type(field, 'Haslo12!');
    place.querySelector<HTMLInputElement>('#powtorz')!.focus();
    type(place.querySelector<HTMLInputElement>('#powtorz')!, 'Haslo12!');
    await settled();
    expect(field.ariaInvalid).to.equal(null);
  });

  it('adds its error to the page’s own description of the input', async () => {
    const { place, element, first, submit } = await form('{"min":8}', 'aria-describedby="firma"');
    place.append(Object.assign(document.createElement('p'), { id: 'firma', textContent: 'Jedno na firmę.' }));
    expect(description(first)).to.equal('Jedno na firmę. Hasło musi zawierać: min 8 znaków');
    type(first, 'haslo');
    await submit();
    expect(description(first)).to.equal('Jedno na firmę. Hasło nie spełnia wymagań Hasło musi zawierać: min 8 znaków');
    element.remove();
    await until(() => first.getAttribute('aria-describedby') === 'firma');
  });

  it('describes each input by its own current error', async () => {
    const { first, again, submit } = await form();
    type(first, 'Haslo12!');
    type(again, 'Haslo13!');
    await submit();
    expect(description(again)).to.equal('Hasła nie są zgodne');
    expect(description(first)).to.equal(
      'Hasło musi zawierać: od 8 do 20 znaków, cyfra, mała litera, wielka litera, znak !@#',
    );
    type(again, 'Haslo12!');
    await settled();
    expect(again.hasAttribute('aria-describedby')).to.equal(false);
  });
});
