/** Shows `<shop-password-rules>` beside a template's own inputs: live ticks, the quoted messages, the form that waits. */
import { expect } from '@open-wc/testing';
import { buttonIn, faultsOf, eventsOf, page, settled, within } from '../product/page';
import { type } from '../ui/stage';
import { until } from '../settled';

const RULES = '{"required":true,"min":8,"max":20,"numeric":true,"lowercase":true,"uppercase":true,"special":"!@#"}';

/** What a screen reader says of an input after its name. */
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
  it('names the rules in the shop’s words [U3]', async () => {
    const { element, first } = await form();
    expect(within<HTMLElement>(element, '.rules__title').textContent).to.equal('Hasło musi zawierać:');
    const hints = [...element.shadowRoot!.querySelectorAll('.rule')].map(
      (one) => one.firstElementChild!.nextSibling!.textContent,
    );
    expect(hints).to.deep.equal(['od 8 do 20 znaków', 'cyfra', 'mała litera', 'wielka litera', 'znak !@#']);
    expect(description(first)).to.contain('od 8 do 20 znaków, cyfra');
  });

  it('reads what a password manager fills in, which may fire no input', async () => {
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

  it('ticks them while the password is typed', async () => {
    const checked = eventsOf('shop-password-checked');
    const { first, met } = await form();
    type(first, 'Haslo1');
    await settled();
    expect(met()).to.deep.equal(['cyfra', 'mała litera', 'wielka litera']);
    expect(checked.at(-1)).to.deep.equal({ valid: false, failed: ['length', 'special'] });
  });

  it('says after typing that the password does not meet them', async () => {
    const { first, message } = await form();
    type(first, 'haslo');
    await settled();
    expect(message()).to.equal('');
    await until(() => message() !== '');
    expect(message()).to.equal('Hasło nie spełnia wymagań');
    expect(first.ariaInvalid).to.equal('true');
  });

  it('takes a message back that is no longer true, whatever else is wrong by now', async () => {
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

  it('stops the form with the focus in the wrong input, then lets it go [U4]', async () => {
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

  it('says all that is wrong at once, of each input its own, and marks the rules that are not met [U4]', async () => {
    const { element, first, again, submit, times } = await form();
    const wrong = () => [...element.shadowRoot!.querySelectorAll('[part~="rule-wrong"]')].map((one) => one.textContent);
    type(first, 'Abc1');
    type(again, 'Abc2');
    await settled();
    expect(wrong()).to.deep.equal([]);
    await submit();
    const errors = [...element.shadowRoot!.querySelectorAll('[part="error"] p')].map((one) => one.textContent);
    expect(errors).to.deep.equal(['Hasło nie spełnia wymagań', 'Hasła nie są zgodne']);
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

  it('says that the passwords differ while the rules are not met yet, and not before the second is begun', async () => {
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

  it('shows both passwords in plain letters, and hides them before they are sent', async () => {
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

  it('says what the page’s own button has done, and hides what it leaves', async () => {
    const { element, first, again } = await form();
    first.type = 'text';
    await until(() => element.shadowRoot!.textContent.includes('Ukryj hasło'));
    again.type = 'text';
    element.remove();
    await until(() => first.type === 'password' && again.type === 'password');
  });

  it('is judged in one round with the form’s other fields, and the first wrong one gets the focus', async () => {
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

  it('stops a form without validation too', async () => {
    const { place, message, submit, times } = await form();
    place.querySelector('form')!.noValidate = true;
    await submit();
    expect([message(), times()]).to.deep.equal(['Pole Hasło jest wymagane.', 0]);
  });

  it('stops the form before anyone else hears of it', async () => {
    const { place, submit } = await form();
    let elsewhere = 0;
    place.addEventListener('submit', () => (elsewhere += 1));
    await submit();
    expect(elsewhere).to.equal(0);
  });

  it('says the template’s own words [U4]', async () => {
    const { message, submit } = await form('{"required":true,"messages":{"required":"Podaj hasło."}}');
    await submit();
    expect(message()).to.equal('Podaj hasło.');
  });

  it('lets an empty password go that is not required', async () => {
    const { submit, times } = await form('{"min":8}');
    await submit();
    expect(times()).to.equal(1);
  });

  /** As htmx, Turbo and Livewire do it: the same markup, another node. */
  const renewed = async (input: HTMLInputElement): Promise<HTMLInputElement> => {
    const next = input.cloneNode() as HTMLInputElement;
    next.removeAttribute('aria-describedby');
    input.replaceWith(next);
    await settled();
    return next;
  };

  it('judges the input that the page has put in the place of another', async () => {
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

  it('judges inputs that come after it, and nothing while there is none', async () => {
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

  it('has nothing that axe objects to, before, during and after', async () => {
    const { place, first, submit } = await form();
    expect(await faultsOf(place), 'before').to.deep.equal([]);
    type(first, 'Haslo1');
    await settled();
    expect(await faultsOf(place), 'during').to.deep.equal([]);
    await submit();
    expect(await faultsOf(place), 'after').to.deep.equal([]);
  });

  it('begins anew with its form’s reset', async () => {
    const { first, again, met, message, submit, fields } = await form('{"min":8}');
    type(first, 'haslo');
    type(again, 'inne');
    await submit();
    expect([message(), first.getAttribute('aria-invalid')]).to.deep.equal(['Hasło nie spełnia wymagań', 'true']);
    fields.reset();
    await until(() => message() === '');
    expect([first.getAttribute('aria-invalid'), met(), fields.checkValidity()]).to.deep.equal([null, [], true]);
  });

  it('lets a password go that a script has made up, with one press, and shows the rules that it meets', async () => {
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

  it('leaves the server’s word on an input until that is judged', async () => {
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

  it('says so beside what the page itself describes the input by', async () => {
    const { place, element, first, submit } = await form('{"min":8}', 'aria-describedby="firma"');
    place.append(Object.assign(document.createElement('p'), { id: 'firma', textContent: 'Jedno na firmę.' }));
    expect(description(first)).to.equal('Jedno na firmę. Hasło musi zawierać: min 8 znaków');
    type(first, 'haslo');
    await submit();
    expect(description(first)).to.equal('Jedno na firmę. Hasło nie spełnia wymagań Hasło musi zawierać: min 8 znaków');
    element.remove();
    await until(() => first.getAttribute('aria-describedby') === 'firma');
  });

  it('says of the wrong input what is wrong with it, whenever that is read again', async () => {
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
