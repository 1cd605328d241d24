/** Tests the three steps of the built `<shop-cart>`: the step bar, the URL, and the rules for opening a step. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { label } from '../../e2e/labels';
import { openCart, type OpenCart, type Opening } from './open';

const steps = {
  cart: label('cart.steps./'),
  addresses: label('cart.steps./addresses'),
  summary: label('cart.steps./summary'),
};
const title = ({ root }: OpenCart) => root.querySelector('[data-step-title]')!.textContent;
const opened = (name: string, stage: OpenCart) => until(() => title(stage) === name, name);
/** Opens the cart at this fragment of the URL. */
const at = (hash: string, opening: Opening = {}) => {
  history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
  return openCart('buyer', { attributes: { routing: 'hash' }, ...opening });
};
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

describe('the steps', () => {
  it('are opened from the step bar as far as they are available, completed ones with a check mark [R2, R3]', async () => {
    const stage = await at('', { begun: ({ cart }) => void (cart.client = { id: 11, name: 'Jan Nowak' }) });
    const step = (name: string) =>
      [...stage.root.querySelectorAll<HTMLButtonElement>('nav button')].find((one) => one.textContent.includes(name))!;
    expect(step(steps.addresses).ariaDisabled).to.equal('true');
    step(steps.addresses).click();
    expect([title(stage), location.hash]).to.deep.equal([steps.cart, '']);
    stage.field('Kurier').click();
    stage.field('Przy odbiorze').click();
    await until(() => step(steps.summary).ariaDisabled === null, 'the open summary');
    step(steps.summary).click();
    await opened(steps.summary, stage);
    expect(step(steps.summary).ariaCurrent).to.equal('step');
    expect(step(steps.cart).innerText).not.to.contain('1');
    step(steps.cart).click();
    await opened(steps.cart, stage);
  });

  it('follow Back and Forward, and focus their title [R1]', async () => {
    const stage = await at('', { ready: true });
    await stage.press(label('cart.toAddresses'));
    await until(() => stage.root.activeElement?.textContent === steps.addresses, 'the focus');
    expect(location.hash).to.equal('#/addresses');
    await stage.press(label('cart.toSummary'));
    await opened(steps.summary, stage);
    history.back();
    await opened(steps.addresses, stage);
    history.forward();
    await opened(steps.summary, stage);
  });

  it('can be opened by a link, but not before they are available', async () => {
    expect(title(await at('#/summary', { ready: true }))).to.equal(steps.summary);
    expect(title(await at('#/summary'))).to.equal(steps.cart);
    expect(location.hash).to.equal('#/');
  });

  it('return to the first step with an error if no locker is chosen, which stays after another load', async () => {
    const stage = await at('', { ready: true, begun: ({ cart }) => void (cart.carrierId = 2) });
    location.hash = '#/addresses';
    const error = () => stage.root.querySelector('[part~="messages"][part~="inpost"]')?.textContent;
    await until(() => error()?.includes('Nie wybrano paczkomatu'), 'the error');
    expect(location.hash).to.equal('#/');
    await stage.post({ client_comments: 'Brama od podwórza' });
    await until(
      () => stage.field<HTMLTextAreaElement>(label('cart.notes.title')).value === 'Brama od podwórza',
      'the other load',
    );
    expect(error()).to.contain('Nie wybrano paczkomatu');
  });
});
