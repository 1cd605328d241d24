/** Shows that a template's own button opens an element without a script, whenever it is pressed, and regains the focus. */
import { expect } from '@open-wc/testing';
import { locker } from '../../fixtures/cart';
import { cartStage } from '../cart/cart';
import { buttonIn, scriptedServer, settled } from '../product/page';
import { until } from '../settled';
import { listen } from './probe';

let place: HTMLElement;
let server: ReturnType<typeof scriptedServer>;
let count = 0;

beforeEach(() => {
  server = scriptedServer();
});
afterEach(() => {
  place.remove();
  server.restore();
});

/** A part of a template that the loader has not scanned yet. Replaces `#id`, so that no two tests share one. */
async function template(html: string): Promise<(selector: string) => HTMLElement> {
  await import(/* the built file */ `/dist/${'index'}.js`);
  place = document.createElement('div');
  place.innerHTML = html.replaceAll('#id', `of-${++count}`);
  document.body.append(place);
  return (selector) => place.querySelector<HTMLElement>(selector)!;
}

const WIDGET = '<shop-cart-widget id="#id" url="/api/koszyki" count="2"></shop-cart-widget>';
const aButton = (command: string) =>
  `<form><button type="button" command="${command}" commandfor="#id">Koszyk ${command}</button></form>`;
const escape = (node: Element) =>
  node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
const down = (node: Element) => node.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
const isOpen = (element: Element) => element.shadowRoot?.querySelector('[part=panel]') != null;

/** Presses with the mouse: the pointer goes down first, and the button is focused. */
function press(button: HTMLElement): void {
  down(button);
  button.focus();
  button.click();
}

describe('a template’s button', () => {
  it('opens the cart’s dropdown, reflects its state, and regains the focus after Escape [D17]', async () => {
    const of = await template(aButton('--open') + aButton('--close') + WIDGET);
    const [open, close, widget] = [of('[command="--open"]'), of('[command="--close"]'), of('shop-cart-widget')];
    await until(() => open.getAttribute('aria-expanded') === 'false', 'it does not say that the dropdown is closed');
    press(open);
    await until(() => isOpen(widget), 'the dropdown never opened');
    await until(() => open.getAttribute('aria-expanded') === 'true', 'it does not say that the dropdown is open');
    expect(close.getAttribute('aria-expanded')).to.equal('true');
    const own = buttonIn(widget, 'Koszyk');
    expect(widget.shadowRoot!.activeElement === own).to.equal(true);
    escape(own);
    await until(() => document.activeElement === open, 'the focus did not come back');
    expect([isOpen(widget), open.getAttribute('aria-expanded')]).to.deep.equal([false, 'false']);

    press(open);
    press(open);
    await until(() => isOpen(widget), 'the dropdown never opened again');
    await settled();
    expect(isOpen(widget), 'opened twice').to.equal(true);
    press(close);
    await until(() => !isOpen(widget), 'the dropdown never closed');
  });

  it('closes by --toggle what it opened, with the mouse too, and does not steal the focus [D17]', async () => {
    const of = await template(`${aButton('--toggle')}${WIDGET}<input>`);
    const [toggle, widget, field] = [of('button'), of('shop-cart-widget'), of('input')];
    await until(() => toggle.hasAttribute('aria-expanded'), 'the element was never there');
    press(toggle);
    await until(() => isOpen(widget), 'the dropdown never opened');
    press(toggle);
    await until(() => !isOpen(widget), 'the dropdown never closed');
    expect(document.activeElement === toggle).to.equal(true);
    press(toggle);
    await until(() => isOpen(widget), 'the dropdown never opened again');
    field.focus();
    await settled();
    expect([isOpen(widget), document.activeElement === field]).to.deep.equal([false, true]);
  });

  it('waits if it is pressed before the element is defined [D18]', async () => {
    const of = await template(
      aButton('--open-lists') + '<shop-quick-order id="#id" lists-url="/api/listy"></shop-quick-order>',
    );
    const [button, quick] = [of('button'), of('shop-quick-order')];
    expect(quick.matches(':defined')).to.equal(false);
    press(button);
    await until(() => quick.shadowRoot?.querySelector('dialog[open]') != null, 'the dialog never opened');
    quick.shadowRoot!.querySelector('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => quick.shadowRoot!.querySelector('dialog') === null, 'the dialog never closed');
    expect(document.activeElement === button).to.equal(true);
    expect(button.getAttribute('aria-haspopup')).to.equal('dialog');
  });

  it('opens the cart’s parcel locker picker [D17]', async () => {
    server.restore();
    const { root } = await cartStage(
      { carrier: locker },
      { id: 'cart', 'points-url': '/points', 'map-style-url': 'none' },
    );
    const of = await template('<button command="--open-lockers" commandfor="cart">Wybierz</button>');
    await until(() => of('button').hasAttribute('aria-haspopup'), 'the element was never there');
    press(of('button'));
    await until(() => root.querySelector('dialog[part~=locker-dialog][open]'), 'no dialog');
  });

  it('without a target logs it on the next interaction, and opens nothing later [D18]', async () => {
    const of = await template(aButton('--open-lists') + '<shop-quick-order id="#id"></shop-quick-order>');
    const [button, quick] = [of('button'), of('shop-quick-order')];
    await until(() => quick.matches(':state(shown)'), 'the view never came');
    await until(() => button.isConnected && quick.shadowRoot!.querySelector('.tools') !== null, 'no tools');
    const { lines, stop } = listen('warn');
    press(button);
    await settled();
    // The locker picker above may still log a warning about its points.
    const warningOf = () => lines.find((one) => one.startsWith('<shop-quick-order>'));
    await until(() => (down(document.body), warningOf()), 'nothing was told');
    stop();
    expect(warningOf()).to.match(
      /^<shop-quick-order> has nothing to open now by the command --open-lists\. \S+\/faults\.html#command$/,
    );
    quick.setAttribute('lists-url', '/api/listy');
    await settled();
    expect(quick.shadowRoot!.querySelector('dialog')).to.equal(null);
  });

  it('logs an unknown id, and a command without its two dashes [D18]', async () => {
    const of = await template(`<button command="--open" commandfor="nigdzie">A</button>${aButton('open')}` + WIDGET);
    const { lines, stop } = listen('warn');
    const warnings = () => lines.filter((line) => line.endsWith('faults.html#command'));
    for (const selector of ['button', 'form button', 'button']) press(of(selector));
    await until(() => warnings().length > 1, 'no warning').finally(stop);
    expect(warnings().map((line) => line.replace(/ \S+$/, ''))).to.deep.equal([
      'No element has the id nigdzie of commandfor.',
      '<shop-cart-widget> has nothing to open now by the command open.',
    ]);
  });

  it('opens a template’s own dialog, unless the page prevents the command', async () => {
    const of = await template(
      '<form><button type="button" command="show-modal" commandfor="#id">Szybkie zamówienie</button></form>' +
        '<dialog id="#id"><button command="close" commandfor="#id">Zamknij</button></dialog>',
    );
    const [open, dialog, close] = [of('form button'), of('dialog') as HTMLDialogElement, of('dialog button')];
    await until(() => dialog.open || (open.click(), dialog.open), 'the dialog never opened');
    close.click();
    expect(dialog.open).to.equal(false);
    dialog.addEventListener('command', (event) => event.preventDefault(), { once: true });
    open.click();
    expect(dialog.open).to.equal(false);
  });
});
