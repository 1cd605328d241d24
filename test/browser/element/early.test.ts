/** Tests that no input is lost if React loads five seconds late: typed, ticked, pressed or submitted before. */
import { expect } from '@open-wc/testing';
import { committed, mountOf, sent, settled, within } from '../product/page';
import { paste } from '../search/script';
import { press } from '../ui/stage';
import { until } from '../settled';

/** Imports the built files from `/late/`, which delays the chunk of React. */
async function early(html: string, build: string): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = html;
  await import(`/late/${build}.js` as string);
  return place;
}
const filled = (element: Element) => committed(element as HTMLElement);
const rests = (element: Element): void => {
  expect(mountOf(element as HTMLElement)).to.equal(undefined);
};

function type(field: HTMLInputElement, text: string): void {
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

describe('before React', function (this: { timeout(ms: number): void }) {
  this.timeout(20_000);
  let place: HTMLElement;
  afterEach(() => place.remove());

  it('a search box accepts typing, submits it in the template’s form, and keeps focus and caret', async () => {
    place = await early(
      '<form><shop-suggester url="/s"><input name="query"></shop-suggester></form>',
      'shop-searching',
    );
    const box = place.querySelector('shop-suggester')!;
    rests(box);
    type(within(box, 'input'), 'płytka');
    within(box, 'input').setSelectionRange(2, 4, 'backward');
    expect(sent(place.querySelector('form')!)).to.deep.equal({ query: 'płytka' });
    let submitted = 0;
    place.querySelector('form')!.addEventListener('submit', (event) => (event.preventDefault(), submitted++));
    within<HTMLButtonElement>(box, 'button').click();
    expect(submitted).to.equal(1);
    within(box, 'input').focus();
    within(box, 'input').setSelectionRange(2, 4, 'backward');
    rests(box);
    const field = within(box, 'input');
    await filled(box);
    expect(box.shadowRoot!.activeElement === field).to.equal(true);
    expect([field.value, field.selectionStart, field.selectionEnd, field.selectionDirection]).to.deep.equal([
      'płytka',
      2,
      4,
      'backward',
    ]);
    expect([...box.shadowRoot!.querySelectorAll('input')]).to.deep.equal([field]);
  });

  it('a table pasted into a box stays a table for the view', async () => {
    const html = '<shop-add-product url="/brak" add-url="/brak"></shop-add-product>';
    place = await early(html + html, 'shop-searching');
    const [box, other] = [...place.querySelectorAll<HTMLElement>('shop-add-product')];
    const rows = (one: Element) => one.shadowRoot!.querySelectorAll('tbody tr').length;
    rests(box!);
    expect(paste(within(box!, 'input'), 'Symbol\tIlość\nA-1\t2\nB-2\tdużo\n')).to.equal(false);
    // A single row counts as a table too.
    expect(paste(within(other!, 'input'), 'A-1\t2')).to.equal(false);
    expect(within(box!, 'input').value).to.equal('');
    await Promise.all([filled(box!), filled(other!)]);
    await until(() => rows(box!) === 2 && rows(other!) === 1, 'the rows were lost');
  });

  it('the cart in the header shows the template’s count, and opens if pressed meanwhile', async () => {
    place = await early('<shop-cart-widget url="/brak" count="7"></shop-cart-widget>', 'shop-selling');
    const cart = place.querySelector('shop-cart-widget')!;
    const button = within<HTMLButtonElement>(cart, 'button');
    rests(cart);
    expect(button.innerText.trim().split(/\s+/)).to.deep.equal(['Koszyk', '7']);
    button.click();
    await filled(cart);
    await until(() => within(cart, 'button').getAttribute('aria-expanded') === 'true', 'never opened');
    expect(within(cart, '[part=count]').innerText).to.equal('7');
  });

  it('a checkbox can be ticked, counts in its form, and fires change', async () => {
    place = await early('<form><shop-checkbox name="zgoda" label="Zgoda"></shop-checkbox></form>', 'shop-joining');
    const box = place.querySelector('shop-checkbox')!;
    const events: string[] = [];
    for (const name of ['input', 'change']) box.addEventListener(name, () => events.push(name));
    rests(box);
    within(box, 'input').click();
    expect(sent(place.querySelector('form')!)).to.deep.equal({ zgoda: 'on' });
    expect(events).to.deep.equal(['input', 'change']);
    await filled(box);
    expect(within(box, 'input').checked).to.equal(true);
    expect(sent(place.querySelector('form')!)).to.deep.equal({ zgoda: 'on' });
    expect(events).to.deep.equal(['input', 'change']);
  });

  it('the template’s own checkbox works, and its element blocks nothing meanwhile', async () => {
    place = await early(
      '<form><shop-regulations name="regulamin" required><input type="checkbox" name="regulamin" value="tak"></shop-regulations></form>',
      'shop-joining',
    );
    const form = place.querySelector('form')!;
    const element = place.querySelector('shop-regulations')!;
    rests(element);
    place.querySelector('input')!.click();
    expect([form.checkValidity(), sent(form)]).to.deep.equal([true, { regulamin: 'tak' }]);
  });

  it('a field accepts typing, and blocks its form while it is required and empty', async () => {
    place = await early('<form><shop-input name="imie" label="Imię" required></shop-input></form>', 'shop-joining');
    const form = place.querySelector('form')!;
    const input = place.querySelector('shop-input')!;
    rests(input);
    expect(form.checkValidity()).to.equal(false);
    type(within(input, 'input'), 'Żaneta');
    expect(form.checkValidity()).to.equal(true);
    expect(sent(form)).to.deep.equal({ imie: 'Żaneta' });
    await filled(input);
    expect(within(input, 'input').value).to.equal('Żaneta');
    expect(input.shadowRoot!.activeElement === within(input, 'input')).to.equal(true);
  });

  it('a typed field is validated and fires change once, whether it loses the focus before or after React loads', async () => {
    place = await early(
      ['przed', 'po']
        .map((name) => `<shop-input name="${name}" label="NIP" validate="nip" message="Zły NIP"></shop-input>`)
        .join(''),
      'shop-joining',
    );
    const [before, after] = [...place.querySelectorAll<HTMLElement>('shop-input')] as [HTMLElement, HTMLElement];
    const names: string[] = [];
    place.addEventListener('change', ({ target }) => names.push((target as Element).getAttribute('name')!));
    const leave = (field: HTMLInputElement) => {
      field.dispatchEvent(new Event('change', { bubbles: true }));
      field.blur();
    };
    const isJudged = (element: Element) => within(element, 'input').ariaInvalid === 'true';
    rests(before);
    type(within(before, 'input'), '1234567890');
    leave(within(before, 'input'));
    type(within(after, 'input'), '1234567890');
    await filled(after);
    await until(() => isJudged(before), 'not judged');
    expect(isJudged(after)).to.equal(false);
    within(after, 'input').blur();
    await until(() => isJudged(after), 'not judged');
    await until(() => names.length > 1, 'told of no change');
    expect(names).to.deep.equal(['przed', 'po']);
  });

  it('a blocked form displays its errors as soon as the views have loaded', async () => {
    place = await early(
      '<form><shop-input name="imie" label="Imię" required></shop-input><shop-checkbox name="zgoda" label="Zgoda" required></shop-checkbox></form>',
      'shop-joining',
    );
    const [input, box] = [place.querySelector('shop-input')!, place.querySelector('shop-checkbox')!];
    rests(input);
    place.querySelector('form')!.requestSubmit();
    await filled(input);
    await until(() => input.shadowRoot!.textContent.includes('Pole nie może być puste'), 'nothing was said');
    await until(() => within(box, 'input').ariaInvalid === 'true', 'nothing was marked');
    expect(input.shadowRoot!.activeElement === within(input, 'input')).to.equal(true);
  });

  it('a quantity can be typed and submitted; every press of its buttons counts', async () => {
    place = await early(
      '<form><shop-quantity name="a" value="3"></shop-quantity><shop-quantity name="b"></shop-quantity></form>',
      'shop-selling',
    );
    const form = place.querySelector('form')!;
    const [typed, pressed] = [...place.querySelectorAll('shop-quantity')] as unknown as [Element, Element];
    rests(typed);
    type(within(typed, 'input'), '12');
    expect(sent(form)).to.deep.equal({ a: '12', b: '1' });
    const plus = pressed.shadowRoot!.querySelectorAll('button')[1]!;
    plus.click();
    plus.click();
    await filled(pressed);
    await until(() => sent(form)['b'] === '3', 'a press was lost');
    expect(sent(form)['a']).to.equal('12');
  });

  it('a typed quantity replaces the old one, is stepped by the arrow keys, and validated on blur', async () => {
    const html = ['a', 'b', 'c'].map((name) => `<shop-quantity name="${name}" value="3" min="2"></shop-quantity>`);
    place = await early(`<form>${html.join('')}</form>`, 'shop-selling');
    const form = place.querySelector('form')!;
    const [typed, stepped, left] = [...place.querySelectorAll('shop-quantity')] as unknown as [
      Element,
      Element,
      Element,
    ];
    const field = within(typed, 'input');
    rests(typed);
    field.focus();
    expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, 1]);
    // Typing after a press replaces the press.
    typed.shadowRoot!.querySelectorAll('button')[1]!.click();
    type(field, '7');
    const up = () => press(within(stepped, 'input'), 'ArrowUp');
    // Prevented: neither may the page scroll nor the caret move.
    expect([up(), up()]).to.deep.equal([false, false]);
    type(within(left, 'input'), '0');
    within(left, 'input').blur();
    await filled(left);
    await until(() => sent(form)['b'] === '5', 'a key was lost');
    await until(() => sent(form)['c'] === '2', 'not judged');
    await until(() => within(left, 'input').value === '2', 'not shown');
    expect(sent(form)['a']).to.equal('7');
  });

  it('text typed before a form reset is dropped', async () => {
    place = await early('<form><shop-input name="imie" label="Imię" required></shop-input></form>', 'shop-joining');
    const input = place.querySelector('shop-input')!;
    rests(input);
    type(within(input, 'input'), 'Żaneta');
    place.querySelector('form')!.reset();
    within(input, 'input').blur();
    await filled(input);
    await settled();
    expect(within(input, 'input').value).to.equal('');
    expect(input.shadowRoot!.textContent).not.to.include('Pole nie może być puste');
  });

  it('markup printed by the server can be typed into, ticked, submitted and reset like a drawing', async () => {
    const box = (name: string) =>
      `<shop-checkbox name="${name}"><template shadowrootmode="open"><input type="checkbox"></template></shop-checkbox>`;
    const printed = document.createElement('div');
    printed.setHTMLUnsafe(
      `<form>${box('tak')}${box('nie')}<shop-input name="imie"><template shadowrootmode="open"><input value=""></template></shop-input></form>`,
    );
    const form = document.body.appendChild(printed.firstElementChild as HTMLFormElement);
    const [yes, no, input] = [...form.children] as [HTMLElement, HTMLElement, HTMLElement];
    // Our code has not loaded yet, so nothing records the event.
    const isEarly = customElements.get('shop-input') === undefined;
    within(yes, 'input').checked = true;
    within(input, 'input').value = 'Żaneta';
    place = form;
    await import(`/late/${'shop-joining'}.js`);
    rests(input);
    if (isEarly) expect(sent(form)).to.deep.equal({ tak: 'on', imie: 'Żaneta' });
    within(no, 'input').click();
    form.reset();
    expect(sent(form)).to.deep.equal({ imie: '' });
    within(yes, 'input').click();
    await filled(input);
    await until(() => sent(form)['tak'] === 'on', 'the tick was lost');
    expect([within(no, 'input').checked, within(input, 'input').value]).to.deep.equal([false, '']);
  });

  it('a quantity outside its bounds is displayed and submitted within them', async () => {
    place = await early(
      '<form><shop-quantity name="a" min="5"></shop-quantity><shop-quantity name="b" min="5" max="9" value="20"></shop-quantity></form>',
      'shop-selling',
    );
    const [least, most] = [...place.querySelectorAll('shop-quantity')] as unknown as [Element, Element];
    rests(most);
    expect([within(least, 'input').value, within(most, 'input').value]).to.deep.equal(['5', '9']);
    expect(sent(place.querySelector('form')!)).to.deep.equal({ a: '5', b: '9' });
    const isResting = (element: Element) =>
      [...element.shadowRoot!.querySelectorAll('button')].map((button) => button.ariaDisabled);
    expect([isResting(least), isResting(most)]).to.deep.equal([
      ['true', null],
      [null, 'true'],
    ]);
  });

  it('a change in the template’s own field fires one native event', async () => {
    place = await early(
      '<shop-add-to-cart product-id="7"><form action="/dodaj"><input name="quantity"></form></shop-add-to-cart>',
      'shop-selling',
    );
    const product = place.querySelector('shop-add-to-cart')!;
    let changes = 0;
    product.addEventListener('change', () => changes++);
    product.querySelector('input')!.dispatchEvent(new Event('change', { bubbles: true }));
    expect(changes).to.equal(1);
  });

  it('a submitted product form waits for its view and is then sent once', async () => {
    place = await early(
      '<shop-add-to-cart><form action="/koszyk/dodaj"><button name="id" value="7">Dodaj</button></form></shop-add-to-cart>',
      'shop-selling',
    );
    const element = place.querySelector('shop-add-to-cart')!;
    const submissions: object[] = [];
    element.addEventListener('shop-product-add', (event) => {
      event.preventDefault();
      submissions.push((event as CustomEvent<{ fields: object }>).detail.fields);
    });
    rests(element);
    place.querySelector('button')!.click();
    expect(submissions).to.deep.equal([]);
    await until(() => submissions.length > 0, 'the submission was lost');
    expect(submissions).to.deep.equal([{ id: '7' }]);
  });
});
