/** Tests that a faulty server loses no input: a change, a load and a choice of the built `<shop-cart>` before the mock's shop. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { press, type } from '../ui/stage';
import { posted } from './cart';
import { openCart } from './open';

const html = (status: number, body: string) => () =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html' } });
const json = (body: string) => () => new Response(body, { headers: { 'Content-Type': 'application/json' } });

for (const [name, sentence, answer] of [
  ['an HTML login page', 'Sesja wygasła – zaloguj się ponownie', html(200, '<!doctype html><form action="/login">')],
  ['a PHP notice before the JSON', 'nieprawidłową odpowiedź', json('Notice: x\n{"cart":null}')],
  ['JSON of another shape', 'nieprawidłową odpowiedź', json('{"ok":true}')],
  ['a 502 page', 'Spróbuj ponownie', html(502, '<h1>Bad gateway</h1>')],
] as const)
  it(`a quantity answered by ${name} stays as typed, displays a Polish sentence, and is sent with the next action [N7]`, async () => {
    const stage = await openCart('buyer', { answers: { quantity: answer } });
    const quantity = stage.field('Ilość: Klej');
    quantity.focus();
    type(quantity, '12');
    press(quantity, 'Enter');
    await stage.has(sentence);
    await stage.has('Nie zapisano');
    expect(quantity.value).to.equal('12');
    delete stage.answers['quantity'];
    stage.field('Kurier').click();
    await until(() => !stage.text().includes(sentence) && !stage.text().includes('Nie zapisano'), 'the end of both');
    expect([stage.session.cart.lines[0]!.quantity, quantity.value]).to.deep.equal([12, '12']);
  });

it('a choice refused for its expired CSRF token is repeated once automatically [N4]', async () => {
  const stage = await openCart('buyer');
  stage.answers['carrier'] = () => {
    delete stage.answers['carrier'];
    return html(419, '')();
  };
  stage.field('Kurier').click();
  await until(() => posted(stage, 'carrier').length === 2, 'the second try');
  await stage.has('Dostawa brutto');
  expect(stage.text()).not.to.contain('Sesja wygasła');
});

it('a cart that cannot be loaded displays the reason and loads on retry', async () => {
  const stage = await openCart('buyer', { answers: { load: html(500, 'oops') } });
  expect(stage.text()).to.contain('Nie udało się wczytać koszyka');
  delete stage.answers['load'];
  await stage.press('Spróbuj ponownie');
  await stage.has('Klej elastyczny');
});
