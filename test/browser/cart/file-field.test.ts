/** Tests the field for a file: progress, cancel, a fault and another try, refusals before sending, removal, and the order that waits. */
import { expect } from '@open-wc/testing';
import { courier, wire } from '../../fixtures/cart';
import { FakeUpload } from '../fake-upload';
import { until } from '../settled';
import { cartStage, posted, type CartStage } from './cart';
import { label } from '../../e2e/labels';

const FIELD = {
  name: 'drawing',
  label: 'Rysunek',
  type: 'file',
  upload_url: '/pliki/drawing',
  accept: ['application/pdf', 'image/png'],
  max_bytes: 2_000_000,
};
const chosen = { carrier: { ...courier, price_gross: '29.90' }, availablePayments: [wire], payment: { ...wire } };

const pdf = (size = 1_500_000, name = 'rozkład.pdf', type = 'application/pdf') =>
  new File([new Uint8Array(size)], name, { type });
const input = ({ root }: CartStage) => root.querySelector<HTMLInputElement>('[name="extra-drawing"]')!;
const field = ({ root }: CartStage) => root.querySelector<HTMLElement>('[part~="file"]')!;
const last = () => FakeUpload.all.at(-1)!;

function choose(stage: CartStage, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input(stage).files = transfer.files;
  input(stage).dispatchEvent(new Event('change', { bubbles: true }));
}

async function stageOf(more: object = {}): Promise<CartStage> {
  const stage = await cartStage({ ...chosen, extra_fields: [{ ...FIELD, ...more }] });
  await stage.press(label('cart.toAddresses'));
  await until(() => input(stage), 'the field');
  return stage;
}

describe('a field for a file', () => {
  const real = globalThis.XMLHttpRequest;
  beforeEach(() => {
    FakeUpload.all = [];
    globalThis.XMLHttpRequest = FakeUpload as never;
  });
  afterEach(() => void (globalThis.XMLHttpRequest = real));

  it('states its limits, sends the file with its name, and saves only the id', async () => {
    const stage = await stageOf();
    expect(field(stage).innerText).to.contain('Dozwolone pliki: PDF, PNG. Najwyżej 2\u00A0MB.');
    input(stage).focus();
    choose(stage, pdf());
    await until(() => last(), 'the upload');
    expect([last().url, last().headers['Content-Disposition']]).to.deep.equal([
      `${location.origin}/pliki/drawing`,
      "attachment; filename*=UTF-8''rozk%C5%82ad.pdf",
    ]);
    last().upload.onprogress!({ loaded: 1, total: 4 });
    await until(() => field(stage).querySelector('progress')?.value === 0.25, 'the progress');
    expect(stage.root.activeElement?.textContent).to.equal('Przerwij');
    const file = { name: 'rozkład.pdf', size: 1_500_000 };
    stage.answer({ cart: { extra_fields: [{ ...FIELD, value: 'a1', file }] } });
    last().answer(200, { id: 'a1', ...file });
    await until(() => posted(stage, 'extra_field').length === 1, 'the field was saved');
    expect(posted(stage, 'extra_field')[0]!.body).to.deep.equal({ extra_field: { name: 'drawing', value: 'a1' } });
    await until(() => field(stage).innerText.includes('rozkład.pdf 1,5\u00A0MB'), 'the file');
    expect(stage.root.activeElement?.textContent).to.equal('Usuń plik');
    await stage.press(label('cart.toSummary'));
    await until(() => stage.root.querySelector('[part~="extra-review"]'), 'the review');
    expect(stage.root.querySelector('[part~="extra-review"]')!.textContent).to.contain('Rysunekrozkład.pdf');
  });

  it('keeps the buyer on the step while a file is under way, until it is stopped [C22]', async () => {
    const stage = await stageOf();
    choose(stage, pdf());
    await until(() => last(), 'the upload');
    await stage.press(label('cart.toSummary'));
    await until(() => stage.root.activeElement?.textContent === 'Przerwij', 'the focus on the upload');
    expect(field(stage).innerText).to.contain('Poczekaj, aż plik się wyśle, albo przerwij.');
    (stage.root.activeElement as HTMLElement).click();
    await until(() => stage.root.activeElement === input(stage), 'the focus on the input');
    expect(last().isAborted).to.equal(true);
    expect(posted(stage, 'extra_field')).to.have.length(0);
    await stage.press(label('cart.toSummary'));
    await until(() => stage.text().includes('Wróć do danych adresowych'), 'the summary');
  });

  it('sends a file again after a fault, with the server’s own reason', async () => {
    const stage = await stageOf();
    choose(stage, pdf());
    await until(() => last(), 'the upload');
    last().answer(503, { messages: { extra_field: { messages: ['Dysk jest pełny.'], status: 'error' } } });
    await until(() => field(stage).innerText.includes('Nie udało się wysłać pliku. Dysk jest pełny.'), 'the fault');
    stage.button('Spróbuj ponownie').click();
    await until(() => FakeUpload.all.length === 2, 'the second upload');
    expect(last().body!.name).to.equal('rozkład.pdf');
  });

  it('repeats the upload once with the new token of the page', async () => {
    const stage = await stageOf();
    choose(stage, pdf());
    await until(() => last(), 'the upload');
    last().answer(419, {});
    await until(() => FakeUpload.all.length === 2, 'the second upload');
    last().answer(419, {});
    await until(() => field(stage).innerText.includes('Nie udało się wysłać pliku.'), 'the fault');
    expect(FakeUpload.all).to.have.length(2);
  });

  for (const [what, file, sentence] of [
    ['too large', pdf(2_000_001), 'Plik jest za duży: ma 2,1\u00A0MB, a może mieć najwyżej 2\u00A0MB.'],
    [
      'of another type',
      pdf(9, 'a.zip', 'application/zip'),
      'Tego rodzaju pliku nie przyjmujemy. Dozwolone pliki: PDF, PNG.',
    ],
    ['empty', pdf(0), 'Plik jest pusty. Wybierz inny.'],
  ] as const)
    it(`does not send a file that is ${what}`, async () => {
      const stage = await stageOf();
      choose(stage, file);
      await until(() => field(stage).innerText.includes(sentence), 'the refusal');
      expect([FakeUpload.all.length, input(stage).getAttribute('aria-invalid')]).to.deep.equal([0, 'true']);
    });

  it('takes a dropped file, and removes the attached one', async () => {
    const stage = await stageOf({ value: 'a1', file: { name: 'stary.pdf', size: 900_000 } });
    expect(field(stage).innerText).to.contain('stary.pdf 900\u00A0kB');
    stage.answer({ cart: { extra_fields: [FIELD] } });
    stage.button('Usuń plik').focus();
    stage.button('Usuń plik').click();
    await until(() => stage.root.activeElement === input(stage), 'the focus on the input');
    expect(posted(stage, 'extra_field').at(-1)!.body).to.deep.equal({ extra_field: { name: 'drawing', value: '' } });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf(1000, 'nowy.pdf'));
    field(stage).dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await until(() => last()?.body?.name === 'nowy.pdf', 'the upload');
  });

  it('calls no other origin', async () => {
    const stage = await stageOf({ upload_url: 'https://obcy.example/pliki' });
    choose(stage, pdf());
    await until(() => field(stage).innerText.includes('Nie udało się wysłać pliku.'), 'the fault');
    expect(FakeUpload.all).to.have.length(0);
  });

  it('that is required is a reason that leads to it', async () => {
    const stage = await stageOf({ required: true });
    stage.button('Uzupełnij: Rysunek.').click();
    await until(() => stage.root.activeElement === input(stage), 'the focus');
  });
});
