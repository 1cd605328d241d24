/** Tests the token that the configurator of a project cart and the provider of a deferred payment need. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { label } from '../../e2e/labels';
import { openCart, type Opening } from './open';

const TOKEN = '/konfigurator/getNewToken';
const project = { is_abrys: true, abrys_id: 7431, abrys_config_url: '/konfigurator' };

const realOpen = window.open;
const realError = console.error;
afterEach(() => {
  window.open = realOpen;
  console.error = realError;
  delete (navigator as { userActivation?: unknown }).userActivation;
});

/** A project cart. `opened` lists the URLs of new tabs, `logged` the errors. */
async function visit(cart: object = {}, answer?: () => Response | Promise<Response>) {
  const [opened, logged]: [string[], unknown[]] = [[], []];
  // Only a trusted press may open a tab.
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: true } });
  window.open = (url) => {
    opened.push(String(url));
    return null;
  };
  console.error = (...values) => void logged.push(...values);
  const answers: Opening['answers'] = answer === undefined ? {} : { [TOKEN]: answer };
  const stage = await openCart('buyer', { cart: { ...project, ...cart }, answers });
  const trouble = () => stage.root.querySelector<HTMLElement>('[part~="messages"][part~="abrys"]')?.innerText;
  const press = () => stage.button(label('cart.abrys.open')).click();
  return { stage, opened, logged, trouble, press };
}

for (const [what, answer] of [
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', () => new Response('oops', { status: 500 })],
  ['answers a page', () => new Response('<p>Hi', { headers: { 'Content-Type': 'text/html' } })],
] as const) {
  it(`displays „Nie wygenerowano tokenu” under abrys if the token server ${what}, and opens on retry [X3]`, async () => {
    const { stage, opened, trouble, press } = await visit({}, answer);
    press();
    await until(() => trouble()?.includes('Nie wygenerowano tokenu'), 'the message');
    expect(opened).to.deep.equal([]);
    delete stage.answers[TOKEN];
    press();
    await until(() => opened.length === 1, 'the tab');
    const { pathname, searchParams } = new URL(opened[0]!);
    expect([pathname, searchParams.get('redir'), searchParams.get('token')]).to.deep.equal([
      '/konfigurator',
      '/ov/7431',
      'k7Qd',
    ]);
    await until(() => trouble() === undefined, 'the end of the message');
  });

  it(`a deferred payment displays „Nie wygenerowano tokenu” if the token server ${what}`, async () => {
    const deferred = { id: 9, name: 'Odroczona', hook_name: 'deferred_payment' };
    const cart = { is_abrys: false, availablePayments: [deferred], payment: deferred, payment_init: true };
    const { stage, opened, trouble } = await visit(cart, answer);
    await stage.press('Przejdź do operatora płatności odroczonej');
    await until(() => trouble()?.includes('Nie wygenerowano tokenu'), 'the message');
    expect(opened).to.deep.equal([]);
  });
}

for (const [what, cart, answer] of [
  ['token', {}, { sessionid: 's' }],
  ['session', {}, { token: 't' }],
  ['project’s id', { abrys_id: null }, { token: 't', sessionid: 's' }],
] as const)
  it(`logs „Error - Redirect to Abrys” and opens nothing if the ${what} is missing [X3]`, async () => {
    const { opened, logged, trouble, press } = await visit(cart, () => Response.json(answer));
    press();
    await until(trouble, 'the message');
    expect(logged).to.deep.equal(['Error - Redirect to Abrys']);
    expect(opened).to.deep.equal([]);
  });

it('sends the trader’s name if one acts for the client', async () => {
  const { opened, press } = await visit({ trader_name: 'Tomasz Nowy' });
  press();
  await until(() => opened.length === 1, 'the tab');
  expect(new URL(opened[0]!).searchParams.get('trader_n')).to.equal('Tomasz Nowy');
});

it('another cart has no link to a configurator', async () => {
  const { stage } = await visit({ is_abrys: false });
  expect(() => stage.button(label('cart.abrys.open'))).to.throw();
});
