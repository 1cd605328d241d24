/** Tests a return or complaint in `<shop-orders>`: what it asks and sends, its photos, and that nothing typed is lost. */
import { expect } from '@open-wc/testing';
import { FakeUpload } from '../fake-upload';
import { until } from '../settled';
import { buttonIn, callsOf, faultsOf, page, settled, within } from '../product/page';

const TAG = 'shop-orders';
const calls = callsOf(TAG);

const REASON = {
  name: 'reason',
  label: 'Powód',
  type: 'select',
  scope: 'line',
  required: true,
  options: [
    { value: 'damaged', label: 'Uszkodzone' },
    { value: 'wrong', label: 'Nie to zamówiono' },
  ],
};
const TERMS = { until: '2099-12-09', upload_url: '/zdjecia', photos: 2, photo_bytes: 2_000_000, fields: [REASON] };
const LINES = [
  { id: 71, name: 'Gres', quantity: '12', unit: 'opak.', returnable: '3' },
  { id: 72, name: 'Klej', quantity: '1', unit: 'szt.', returnable: '1' },
  { id: 73, name: 'Fuga', quantity: '1', unit: 'szt.', returned: '1' },
];
const anOrder = (fields: object = {}) => ({
  id: 7,
  number: 'ZAM/2026/000240',
  date: '2026-11-20',
  status: 'delivered',
  lines: LINES,
  actions: [{ name: 'return' }],
  return: TERMS,
  ...fields,
});

async function opened(fields: object = {}) {
  const place = await page(
    `<${TAG} orders-url="/api/zamowienia" cart-url="/koszyk"></${TAG}>`,
    [TAG],
    `/dist/${TAG}.js`,
  );
  await calls[0]!.answer({ orders: [{ id: 7, number: 'ZAM/2026/000240' }], total: 1 });
  const element = place.querySelector<HTMLElement>(TAG)!;
  buttonIn(element, 'Szczegóły').click();
  await settled();
  await calls[1]!.answer(anOrder(fields));
  await until(() => element.shadowRoot!.querySelector('[part~=table]'), 'no lines');
  return { place, element };
}

beforeEach(() => sessionStorage.clear());

const buttonOf = (element: HTMLElement, text: string) =>
  [...element.shadowRoot!.querySelectorAll('button')].find((one) => one.textContent.trim() === text);
const dialogOf = (element: HTMLElement) => element.shadowRoot!.querySelector('dialog');

async function started(fields: object = {}) {
  const both = await opened(fields);
  await start(both.element);
  return both;
}
async function start(element: HTMLElement): Promise<void> {
  await until(() => buttonOf(element, 'Zwrot lub reklamacja'), 'no button');
  buttonOf(element, 'Zwrot lub reklamacja')!.click();
  await until(() => dialogOf(element)?.open, 'no dialog');
  await settled();
}

const named = <E extends HTMLElement = HTMLInputElement>(element: HTMLElement, name: string) =>
  within<E>(element, `dialog [name="${name}"]`);
const send = async (element: HTMLElement) => {
  buttonOf(element, 'Wyślij zgłoszenie')!.click();
  await settled();
};
const tick = async (element: HTMLElement, line: number) => {
  named(element, `take-${line}`).click();
  await settled();
};
async function write(control: HTMLElement, text: string): Promise<void> {
  const { value } = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(control) as { value: string });
  (value as PropertyDescriptor).set!.call(control, text);
  control.dispatchEvent(new Event(control.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  await settled();
}

describe('a return', () => {
  it('is offered only by the server, and past its last day the order says so', async () => {
    const { element } = await opened({ actions: [{ name: 'message' }], return: undefined });
    await until(() => buttonOf(element, 'Wyślij wiadomość'), 'no actions');
    expect(buttonOf(element, 'Zwrot lub reklamacja')).to.equal(undefined);
    element.remove();
    calls.length = 0;
    const { element: late } = await opened({ return: { ...TERMS, until: '2026-01-09' } });
    await until(
      () => late.shadowRoot!.textContent.includes('Termin zgłoszeń minął 9\u00A0stycznia\u00A02026.'),
      'no day',
    );
    expect(buttonOf(late, 'Zwrot lub reklamacja')).to.equal(undefined);
  });

  it('of two lines takes six presses, the second with the reason of the first, and the order shows it', async () => {
    const { place, element } = await started();
    expect(dialogOf(element)!.textContent).to.not.contain('Fuga');
    await tick(element, 71);
    expect(dialogOf(element)!.textContent).to.contain('Ile z 3\u00A0opak.');
    await write(named(element, 'line-71-reason'), 'wrong');
    await tick(element, 72);
    expect(element.shadowRoot!.querySelector('[name="quantity-72"]')).to.equal(null);
    expect(await faultsOf(place)).to.deep.equal([]);
    await send(element);
    expect([calls[2]!.url, calls[2]!.body]).to.deep.equal([
      '/api/zamowienia/7',
      {
        action: 'return',
        return: {
          lines: [
            { id: 71, quantity: '3', fields: { reason: 'wrong' }, photos: [] },
            { id: 72, quantity: '1', fields: { reason: 'wrong' }, photos: [] },
          ],
          fields: {},
          note: '',
        },
      },
    ]);
    const returns = [{ number: 'R/2026/031', status: 'received', lines: [{ id: 71, quantity: '3' }] }];
    await calls[2]!.answer({ order: anOrder({ actions: [], lines: [LINES[2]], returns }), messages: {} });
    await settled();
    expect(dialogOf(element)).to.equal(null);
    expect(within(element, '[part~=order-return]').textContent).to.contain('R/2026/031Wysłane');
    // The button that opened the dialog is gone.
    expect(element.shadowRoot!.activeElement?.textContent).to.equal('Zwroty i reklamacje');
    expect(await faultsOf(place)).to.deep.equal([]);
  });

  it('of nothing, of too much and without a reason is not sent', async () => {
    const { element } = await started();
    await send(element);
    expect(dialogOf(element)!.textContent).to.contain('Zaznacz, czego dotyczy zgłoszenie.');
    expect(element.shadowRoot!.activeElement).to.equal(named(element, 'take-71'));
    await tick(element, 71);
    expect(dialogOf(element)!.textContent).to.not.contain('Zaznacz, czego dotyczy zgłoszenie.');
    await write(named(element, 'quantity-71'), '4');
    await send(element);
    expect(dialogOf(element)!.textContent).to.contain('Wpisz ilość większą od 0, najwyżej 3\u00A0opak.');
    expect(dialogOf(element)!.textContent).to.contain('Pola do poprawy: 2');
    expect(calls).to.have.length(2);
  });

  it('keeps what is typed when its answer is lost and when the dialog is closed', async () => {
    const { element } = await started();
    await tick(element, 71);
    await write(named(element, 'quantity-71'), '2');
    await write(named(element, 'line-71-reason'), 'damaged');
    await write(named(element, 'note'), 'Pęknięte w transporcie');
    await send(element);
    const first = calls[2]!.body;
    await calls[2]!.fail();
    await settled();
    expect(within(element, 'dialog [part~=notice-error]')).to.equal(element.shadowRoot!.activeElement);
    buttonOf(element, 'Zamknij')!.click();
    await settled();
    expect(dialogOf(element)).to.equal(null);
    await start(element);
    expect(named(element, 'note').value).to.equal('Pęknięte w transporcie');
    await send(element);
    expect(calls[3]!.body).to.deep.equal(first);
    await calls[3]!.answer({ order: anOrder(), messages: {} });
    await settled();
    await start(element);
    expect(named(element, 'note').value).to.equal('');
  });

  it('of a line that somebody else has returned says so, over the order as it is now', async () => {
    const { element } = await started();
    await tick(element, 72);
    await write(named(element, 'line-72-reason'), 'damaged');
    await send(element);
    const messages = { return: { messages: ['Klej: zgłoszono już całość.'], status: 'error' } };
    const lines = [LINES[0], { ...LINES[1], returnable: '0', returned: '1' }];
    await calls[2]!.answer({ order: anOrder({ lines }), messages }, 409);
    await settled();
    expect(dialogOf(element)!.textContent).to.contain('Klej: zgłoszono już całość.');
    expect(element.shadowRoot!.querySelector('[name="take-72"]')).to.equal(null);
    expect(named(element, 'take-71').checked).to.equal(false);
  });
});

describe('photos of a return', () => {
  const real = globalThis.XMLHttpRequest;
  beforeEach(() => {
    FakeUpload.all = [];
    globalThis.XMLHttpRequest = FakeUpload as never;
  });
  afterEach(() => void (globalThis.XMLHttpRequest = real));

  async function picture(name: string, size = 3000): Promise<File> {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [size, size / 2];
    canvas.getContext('2d')!.fillRect(0, 0, 9, 9);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return new File([blob!], name, { type: 'image/png' });
  }
  async function choose(element: HTMLElement, ...files: readonly File[]): Promise<void> {
    const transfer = new DataTransfer();
    for (const one of files) transfer.items.add(one);
    const input = named(element, 'photos-71');
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  }
  const last = () => FakeUpload.all.at(-1)!;

  it('are redrawn, sent one by one with one progress, and one that fails is repeated', async () => {
    const { place, element } = await started();
    await tick(element, 71);
    await write(named(element, 'line-71-reason'), 'damaged');
    await choose(element, await picture('a.png'), await picture('b.png', 100));
    await until(() => FakeUpload.all.length === 1, 'no upload');
    const bitmap = await createImageBitmap(last().body!);
    expect([last().url, last().body!.type, bitmap.width, bitmap.height]).to.deep.equal([
      `${location.origin}/zdjecia`,
      'image/jpeg',
      2000,
      1000,
    ]);
    last().upload.onprogress!({ loaded: 1, total: 2 });
    await settled();
    expect(within<HTMLProgressElement>(element, 'progress').value).to.equal(0.25);
    expect(dialogOf(element)!.textContent).to.contain('Wysyłamy zdjęcia: 0 z 2');
    await send(element);
    expect(calls).to.have.length(2);
    expect(dialogOf(element)!.textContent).to.contain('Poczekaj, aż zdjęcia się wyślą.');
    last().answer(200, { id: 'p1', name: 'a.jpg', size: 100 });
    await until(() => FakeUpload.all.length === 2, 'no second upload');
    last().answer(415, { messages: { return: { messages: ['To nie jest zdjęcie.'] } } });
    await settled();
    expect(dialogOf(element)!.textContent).to.contain('Nie udało się wysłać zdjęcia b.png. To nie jest zdjęcie.');
    expect(await faultsOf(place)).to.deep.equal([]);
    buttonIn(element, 'Wyślij ponownie: b.png').click();
    await until(() => FakeUpload.all.length === 3, 'not repeated');
    last().answer(200, { id: 'p2', name: 'b.jpg', size: 100 });
    await settled();
    await send(element);
    const { lines } = (calls[2]!.body as { return: { lines: readonly { photos: readonly string[] }[] } }).return;
    expect(lines[0]!.photos).to.deep.equal(['p1', 'p2']);
  });

  it('of another kind and too many of them are not sent, and one that fails can be removed', async () => {
    const { element } = await started();
    await tick(element, 71);
    await choose(element, new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
    await until(() => dialogOf(element)!.textContent.includes('To nie jest zdjęcie JPEG, PNG ani WebP.'), 'no refusal');
    buttonIn(element, 'Usuń zdjęcie: a.pdf').click();
    await settled();
    expect(dialogOf(element)!.querySelector('.return__photo')).to.equal(null);
    expect(element.shadowRoot!.activeElement).to.equal(named(element, 'photos-71'));
    await choose(element, ...(await Promise.all(['a.png', 'b.png', 'c.png'].map((name) => picture(name, 100)))));
    expect(within(element, 'dialog [part~=error]').textContent).to.contain('Najwyżej 2\u00A0zdjęcia.');
    expect(dialogOf(element)!.querySelectorAll('.return__photo')).to.have.length(2);
  });
});
