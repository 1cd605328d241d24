/** Shows that a template's button works without native `command` and `commandfor`, as it does with them. */
import { expect } from '@open-wc/testing';
import { scriptedServer } from '../product/page';
import { until } from '../settled';

const names = ['command', 'commandForElement'] as const;
for (const name of names) delete (HTMLButtonElement.prototype as Partial<HTMLButtonElement>)[name];

/** Whether the click was prevented before this test stops the browser's own handling. */
let isPrevented: boolean | undefined;
addEventListener('click', (event) => {
  isPrevented = event.defaultPrevented;
  event.preventDefault();
});

let place: HTMLElement;
let server: ReturnType<typeof scriptedServer>;
let count = 0;

before(async () => {
  await import(/* the built file */ `/dist/${'index'}.js`);
  template(button('--open'));
  await until(
    () => performance.getEntriesByType('resource').some(({ name }) => /\/older-buttons-/.test(name)),
    'what stands in for them was never asked for',
  );
  place.remove();
});
beforeEach(() => {
  server = scriptedServer();
});
afterEach(() => {
  place.remove();
  server.restore();
});

function template(html: string): (selector: string) => HTMLElement {
  place = document.createElement('div');
  place.innerHTML = html.replaceAll('#id', `of-${++count}`);
  document.body.append(place);
  return (selector) => place.querySelector<HTMLElement>(selector)!;
}

const button = (command: string, more = 'type="button"') =>
  `<button ${more} command="${command}" commandfor="#id"><span>${command}</span></button>`;

/** Collects the commands that an element receives from now on. */
function heard(element: Element): string[] {
  const commands: string[] = [];
  element.addEventListener('command', (event) => commands.push((event as CommandEvent).command));
  return commands;
}

describe('without the platform’s command and commandfor', () => {
  it('a template’s button opens and closes the cart’s dropdown, and passes itself as the source [D17]', async () => {
    for (const name of names) expect(name in HTMLButtonElement.prototype).to.equal(false);
    const of = template(
      `<form>${button('--toggle')}</form><shop-cart-widget id="#id" url="/api/koszyki" count="2"></shop-cart-widget>`,
    );
    const [toggle, widget] = [of('button'), of('shop-cart-widget')];
    const commands = heard(widget);
    const isOpen = () => widget.shadowRoot?.querySelector('[part=panel]') != null;
    await until(() => toggle.getAttribute('aria-expanded') === 'false', 'it does not say that the dropdown is closed');
    of('span').click();
    await until(isOpen, 'the dropdown never opened');
    await until(() => toggle.getAttribute('aria-expanded') === 'true', 'it does not say that the dropdown is open');
    toggle.click();
    await until(() => !isOpen(), 'the dropdown never closed');
    expect(commands).to.deep.equal(['--toggle', '--toggle']);
  });

  it('a template’s own dialog opens and closes, with the value of the button', async () => {
    const of = template(
      `${button('show-modal')}<dialog id="#id">${button('close')}${button('close', 'class="ok" value="ok"')}${button('request-close', 'class="ask" value="ask"')}</dialog>`,
    );
    const dialog = of('dialog') as HTMLDialogElement;
    const open = of('button');
    await until(() => (open.click(), dialog.open), 'the dialog never opened');
    expect(dialog.matches(':modal')).to.equal(true);
    open.click();
    for (const [selector, value] of [
      ['.ok', 'ok'],
      ['button', 'ok'],
      ['.ask', 'ask'],
    ] as const) {
      if (!dialog.open) open.click();
      dialog.querySelector<HTMLElement>(selector)!.click();
      expect([dialog.open, dialog.returnValue], selector).to.deep.equal([false, value]);
    }
    // A browser without `requestClose` closes at once.
    open.click();
    (dialog as { requestClose: unknown }).requestClose = undefined;
    dialog.querySelector<HTMLElement>('.ask')!.click();
    expect(dialog.open).to.equal(false);
  });

  it('a template’s popover is shown, hidden and toggled; other nodes stay unchanged', () => {
    const commands = ['show-popover', 'hide-popover', 'toggle-popover'];
    const of = template(`${commands.map((one) => button(one)).join('')}<p id="#id" popover="manual">Popover</p>`);
    const popover = of('p');
    const states = ['show', 'show', 'hide', 'hide', 'toggle', 'toggle'].map((how) => {
      of(`[command="${how}-popover"]`).click();
      return popover.matches(':popover-open');
    });
    expect(states).to.deep.equal([true, true, false, false, true, false]);
    popover.removeAttribute('popover');
    of('[command="show-popover"]').click();
    expect(popover.checkVisibility()).to.equal(true);
  });

  it('a prevented click, a disabled button and an unknown command do nothing', () => {
    const of = template(`${button('show-modal')}${button('constructor')}<dialog id="#id"></dialog>`);
    const dialog = of('dialog') as HTMLDialogElement;
    const open = of('button') as HTMLButtonElement;
    const commands = heard(dialog);
    const prevent = (event: Event) => event.preventDefault();
    dialog.addEventListener('command', prevent, { once: true });
    open.click();
    open.addEventListener('click', prevent, { once: true });
    open.click();
    of('[command=constructor]').click();
    open.disabled = true;
    open.click();
    expect(dialog.open).to.equal(false);
    expect(commands).to.deep.equal(['show-modal', 'constructor']);
  });

  it('a button in a form without type does nothing, and a submit button submits', () => {
    const of = template(
      `<form>${button('show-modal', '')}${button('show-modal', 'type="submit"')}${button('show-modal', 'type="reset"')}</form><dialog id="#id"></dialog>`,
    );
    const dialog = of('dialog') as HTMLDialogElement;
    const commands = heard(dialog);
    const press = (selector: string) => {
      of(selector).click();
      return [isPrevented, dialog.open];
    };
    expect(press('button')).to.deep.equal([true, false]);
    expect(press('[type=submit]')).to.deep.equal([false, false]);
    expect(commands).to.deep.equal([]);
    expect(press('[type=reset]')).to.deep.equal([false, true]);
  });
});
