/** Tests `<shop-withdrawal>`: the form, the statement, the receipt, failures and repetitions, with the words of the law. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { buttonIn, eventsOf, faultsOf, page, scriptedServer, settled, within, type Call } from '../product/page';

const TAG = 'shop-withdrawal';
const FILLED = 'url="/odstapienie" order="ZAM/2026/1" name="Anna Nowak" email="anna@example.com"';

let calls: Call[];
let keys: string[];
let restore: () => void;
beforeEach(() => {
  ({ calls, restore } = scriptedServer());
  keys = [];
  const scripted = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    keys.push(new Headers(init?.headers).get('Idempotency-Key') ?? '');
    return scripted(input, init);
  };
});
afterEach(() => {
  restore();
  document.querySelector('#page')?.remove();
});

async function opened(attributes = FILLED, inside = ''): Promise<{ place: HTMLElement; element: HTMLElement }> {
  const place = await page(`<${TAG} ${attributes}>${inside}</${TAG}>`, [TAG], `/dist/${TAG}.js`);
  const element = place.querySelector<HTMLElement>(TAG)!;
  if (!inside.includes('<form')) await press(element, 'Odstąp od umowy tutaj');
  return { place, element };
}
const press = async (element: HTMLElement, label: string) => {
  buttonIn(element, label).click();
  await settled();
};
const textOf = (element: HTMLElement, part: string) =>
  within<HTMLElement>(element, `[part~=${part}]`).innerText.replaceAll('\u00A0', ' ').replaceAll(/\n+/g, '\n');
const focused = (element: HTMLElement) => element.shadowRoot!.activeElement?.textContent;
async function type(element: HTMLElement, name: string, text: string) {
  const field = within(element, `[name="${name}"]`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await settled();
}

/** The receipt's time in the shop's zone. */
const RECEIVED = '2026-11-12T14:05:00+01:00';
const receipt = {
  number: 'OD/2026/000001',
  received_at: RECEIVED,
  statement: 'Niniejszym informuję o moim odstąpieniu od umowy ZAM/2026/1.\nAnna Nowak',
  email: 'anna@example.com',
};

describe('<shop-withdrawal>', () => {
  it('opens, displays the statement and sends it, with the texts that the law prescribes [Z1, Z2, Z4]', async () => {
    const received = eventsOf('shop-withdrawal-received');
    const { place, element } = await opened();
    expect(focused(element)).to.equal('Oświadczenie o odstąpieniu od umowy');
    const labels = [...element.shadowRoot!.querySelectorAll('label')].map((one) => one.textContent);
    expect(labels).to.deep.equal(['Imię i nazwisko', 'Numer zamówienia lub umowy', 'E-mail do potwierdzenia']);
    expect(await faultsOf(place)).to.deep.equal([]);
    await press(element, 'Dalej');
    expect(focused(element)).to.equal('Sprawdź oświadczenie');
    expect(textOf(element, 'statement')).to.contain(
      'Niniejszym informuję o moim odstąpieniu od umowy ZAM/2026/1.\nImię i nazwisko\nAnna Nowak',
    );
    const button = within<HTMLButtonElement>(element, '[part~=button-primary]');
    expect(button.textContent).to.equal('Potwierdź odstąpienie od umowy');
    expect(await faultsOf(place)).to.deep.equal([]);
    expect(calls.length).to.equal(0);
    button.click();
    await settled();
    expect(calls[0]!.body).to.deep.equal({
      withdrawal: { name: 'Anna Nowak', contract: 'ZAM/2026/1', email: 'anna@example.com', lines: [] },
    });
    await calls[0]!.answer({ receipt });
    expect(focused(element)).to.equal('Otrzymaliśmy oświadczenie 12.11.2026 o 14:05.');
    const words = textOf(element, 'receipt');
    for (const one of [
      'Potwierdzenie wysłaliśmy na anna@example.com.',
      'OD/2026/000001',
      receipt.statement,
      'To jest potwierdzenie otrzymania oświadczenia, a nie jego rozpatrzenia.',
    ])
      expect(words).to.contain(one);
    expect(received).to.deep.equal([{ number: 'OD/2026/000001', received_at: RECEIVED }]);
    expect(await faultsOf(place)).to.deep.equal([]);
  });

  it('keeps input and key after a lost response and an error, displays the shop’s contact, and requires no login [Z3]', async () => {
    const { element } = await opened(FILLED, '<p slot="contact">22 510 40 00</p>');
    await press(element, 'Dalej');
    const [unknown, refused] = ['Nie wiemy, czy oświadczenie dotarło', 'Nie udało się wysłać oświadczenia.'];
    for (const [fail, sentence] of [
      [() => calls[0]!.fail(), unknown],
      [() => calls[1]!.answer('', 503), unknown],
      [() => calls[2]!.answer('', 401), refused],
    ] as const) {
      await press(element, 'Potwierdź odstąpienie od umowy');
      await fail();
      await until(() => textOf(element, 'statement').includes(sentence), 'no message');
      expect(textOf(element, 'statement')).to.not.match(/zaloguj/i);
      expect(element.querySelector<HTMLElement>('[slot=contact]')!.offsetHeight).to.be.greaterThan(0);
    }
    await press(element, 'Wróć i popraw');
    expect(within(element, '[name=name]').value).to.equal('Anna Nowak');
    await press(element, 'Dalej');
    await press(element, 'Potwierdź odstąpienie od umowy');
    expect(new Set(keys).size).to.equal(1);
    await calls[3]!.answer({ messages: { email: { messages: ['Podaj prawidłowy adres e-mail.'] } } }, 422);
    expect(textOf(element, 'statement')).to.contain('Podaj prawidłowy adres e-mail.');
    await press(element, 'Wróć i popraw');
    await type(element, 'email', 'anna.nowak@example.com');
    await press(element, 'Dalej');
    await press(element, 'Potwierdź odstąpienie od umowy');
    expect([keys[0] === keys[4], keys.every((one) => /^[\da-f-]{36}$/.test(one))]).to.deep.equal([false, true]);
  });

  it('lists the wrong fields, and moves the focus to a single wrong one [Z2]', async () => {
    const { place, element } = await opened('url="/odstapienie" email="anna"');
    await press(element, 'Dalej');
    expect(textOf(element, 'notice-error')).to.contain('Pola do poprawy: 3');
    expect(buttonIn(element, 'E-mail do potwierdzenia: Wpisz adres e-mail')).to.not.equal(undefined);
    expect(element.shadowRoot!.activeElement).to.equal(within(element, '[name=name]'));
    expect(await faultsOf(place)).to.deep.equal([]);
    await type(element, 'name', 'A');
    await type(element, 'contract', 'x'.repeat(191));
    await type(element, 'email', 'e-mail: anna@example.com');
    await press(element, 'Dalej');
    expect(textOf(element, 'form')).to.contain('Maksymalna liczba znaków: 190.');
    await type(element, 'contract', 'nie pamiętam');
    await press(element, 'Dalej');
    await press(element, 'Potwierdź odstąpienie od umowy');
    expect(calls[0]!.body).to.deep.equal({
      withdrawal: { name: 'A', contract: 'nie pamiętam', email: 'anna@example.com', lines: [] },
    });
  });

  it('sends only ticked lines, with at most the ordered quantity [Z2]', async () => {
    const lines = [
      { id: 1, name: 'Gres', quantity: '14.4', unit: 'm²' },
      { id: 'b', name: 'Klej', quantity: 6, unit: 'szt.' },
    ];
    const { element } = await opened(FILLED, `<script type="application/json">${JSON.stringify({ lines })}</script>`);
    within(element, '[name=take-0]').click();
    await settled();
    expect(textOf(element, 'lines')).to.contain('W zamówieniu: 14,4 m²');
    await type(element, 'quantity-0', '14,5');
    await press(element, 'Dalej');
    expect(textOf(element, 'lines')).to.contain('Wpisz ilość większą od 0, najwyżej 14,4 m².');
    await type(element, 'quantity-0', '2,88');
    await press(element, 'Dalej');
    expect(textOf(element, 'statement')).to.contain('w zakresie pozycji:\nGres: 2,88 m²');
    await press(element, 'Potwierdź odstąpienie od umowy');
    expect((calls[0]!.body as { withdrawal: object }).withdrawal).to.include.keys('lines');
    expect((calls[0]!.body as { withdrawal: { lines: object[] } }).withdrawal.lines).to.deep.equal([
      { id: 1, quantity: '2.88' },
    ]);
  });

  it('is not sent by the second click of a double click, only by a separate press [Z2]', async () => {
    const { element } = await opened();
    await press(element, 'Dalej');
    const button = buttonIn(element, 'Potwierdź odstąpienie od umowy');
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 2 }));
    await settled();
    expect(calls.length).to.equal(0);
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
    await settled();
    expect(calls.length).to.equal(1);
  });

  it('displays no maximum for a line without a known quantity [Z2]', async () => {
    const lines = [{ id: 1, name: 'Gres' }];
    const { element } = await opened(FILLED, `<script type="application/json">${JSON.stringify({ lines })}</script>`);
    within(element, '[name=take-0]').click();
    await settled();
    await type(element, 'quantity-0', '0');
    await press(element, 'Dalej');
    expect(textOf(element, 'lines')).to.match(/Wpisz ilość większą od 0\.\s*$/);
  });

  it('takes over text typed into the template’s form, and the focus [Z2]', async () => {
    const form = '<form><input name="name" value="Jan"><input name="contract" value="7"><input name="email"></form>';
    const { element } = await opened('url="/odstapienie" email="jan@example.com"', form);
    expect(['name', 'contract', 'email'].map((one) => within(element, `[name=${one}]`).value)).to.deep.equal([
      'Jan',
      '7',
      'jan@example.com',
    ]);
    await press(element, 'Anuluj');
    expect(focused(element)).to.equal('Odstąp od umowy tutaj');
  });
});
