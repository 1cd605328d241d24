/** Tests the invoice form of the built `<shop-cart>` as a card: one field, then a company to check, and a stop for a closed one. */
import { expect } from '@open-wc/testing';
import { knownCompany as company, knownSources as sources } from '../../../src/tools/mock/company';
import { settled, until } from '../settled';
import { type } from '../ui/stage';
import { posted, type CartStage } from './cart';
import { dialog, field, invoiceForm } from './invoice-form';

const NEXT = '5253416727';

let real: typeof fetch;
let answers: () => Response | Promise<Response>;

beforeEach(() => {
  real = globalThis.fetch;
  answers = () => Response.json({ company, sources });
});
afterEach(() => {
  globalThis.fetch = real;
});

const opened = (): Promise<CartStage> => invoiceForm(() => answers());
const says = (stage: CartStage, sentence: string) =>
  until(() => dialog(stage).innerText.includes(sentence), `“${sentence}” in: ${dialog(stage).innerText}`);
const isUnfolded = (stage: CartStage) => field(stage, 'street').checkVisibility();
const hasFocus = (stage: CartStage, name: string) =>
  until(() => stage.root.activeElement === field(stage, name), `the focus in ${name}`);
const save = (stage: CartStage) => field(stage, 'nip').form!.requestSubmit();
async function withCard(): Promise<CartStage> {
  const stage = await opened();
  type(field(stage, 'nip'), company.nip);
  await says(stage, 'Popraw adres');
  return stage;
}

it('an empty form asks for the tax number alone; one press unfolds the fields, at the post code', async () => {
  const stage = await opened();
  expect(isUnfolded(stage)).to.equal(false);
  expect(dialog(stage).innerText).to.contain('Po dziesiątej cyfrze dane pobiorą się same.');
  await stage.press('Wpiszę dane bez NIP-u');
  await hasFocus(stage, 'zip_code');
  expect(isUnfolded(stage)).to.equal(true);
  expect(dialog(stage).innerText).to.contain('Pobierz dane firmy');
  expect(dialog(stage).innerText).not.to.contain('Wpiszę dane bez NIP-u');
});

it('a found company is a card with name, address, register and day; its fields unfold filled [A12]', async () => {
  const stage = await withCard();
  for (const words of [
    'Nowak i Syn sp. z o.o.',
    'Jabłoniowa 14',
    '02-797 Warszawa',
    'Dane z rejestru GUS, 12.11.2026.',
  ])
    expect(dialog(stage).innerText).to.contain(words);
  expect(isUnfolded(stage)).to.equal(false);
  await stage.press('Popraw adres');
  await hasFocus(stage, 'zip_code');
  expect([field(stage, 'zip_code').value, field(stage, 'street').value]).to.deep.equal(['02-797', 'Jabłoniowa']);
  expect(isUnfolded(stage)).to.equal(true);
});

it('a changed number removes the card, names the number under way, and offers the removed data [A12]', async () => {
  const stage = await withCard();
  let answer: (response: Response) => void = () => {};
  answers = () => new Promise((resolve) => (answer = resolve));
  type(field(stage, 'nip'), NEXT);
  await says(stage, `Pobieramy dane dla ${NEXT}…`);
  await says(stage, `Dane Nowak i Syn sp. z o.o. usunięte: należą do NIP-u ${company.nip}.`);
  expect(dialog(stage).innerText).not.to.contain('Popraw adres');
  expect(field(stage, 'name').value).to.equal('');
  await stage.press('Przywróć');
  await says(stage, 'Popraw adres');
  await hasFocus(stage, 'nip');
  expect([field(stage, 'nip').value, field(stage, 'name').value]).to.deep.equal([company.nip, company.name]);
  expect(dialog(stage).innerText).not.to.contain('usunięte');
  answer(Response.json({ company: { ...company, nip: NEXT, name: 'Kowal' }, sources }));
  await settled();
  expect(field(stage, 'name').value).to.equal(company.name);
  expect(dialog(stage).querySelector('[aria-busy=true]') === null).to.equal(true);
});

it('an unknown number unfolds the fields; so does a company that lacks one of them, and an attempt to save nothing', async () => {
  const stage = await opened();
  answers = () => Response.json({ company: null });
  type(field(stage, 'nip'), NEXT);
  await says(stage, 'Nie znaleźliśmy firmy o tym numerze. Wpisz dane ręcznie.');
  expect(isUnfolded(stage)).to.equal(true);

  const lacking = await opened();
  answers = () => Response.json({ company: { ...company, house_no: '' }, sources });
  type(field(lacking, 'nip'), company.nip);
  await says(lacking, 'Dane z rejestru GUS');
  expect(isUnfolded(lacking)).to.equal(true);

  const empty = await opened();
  save(empty);
  await says(empty, 'Pola do poprawy: 6');
  expect(isUnfolded(empty)).to.equal(true);
  await hasFocus(empty, 'zip_code');
});

it('a closed company is saved only after its confirmation, also after the dialog was closed', async () => {
  const stage = await opened();
  answers = () => Response.json({ company: { ...company, active: false, ended_at: '2025-06-30' }, sources });
  type(field(stage, 'nip'), company.nip);
  await says(stage, 'Działalność zakończona 30.06.2025.');
  await until(() => !dialog(stage).querySelector('[aria-busy=true]'), 'the button to save');
  await stage.press('Zapisz dane do faktury');
  await says(stage, 'Zaznacz, jeśli faktura ma być na tę firmę.');
  await hasFocus(stage, 'ended');
  await stage.press('Anuluj');
  await until(() => !dialog(stage), 'the closed dialog');
  await stage.press('Podaj dane do faktury');
  await until(() => dialog(stage), 'the form again');
  await says(stage, 'Działalność zakończona 30.06.2025.');
  save(stage);
  await settled();
  expect(posted(stage, 'new_address')).to.have.length(0);
  const despite = field(stage, 'ended');
  expect(despite.closest('label')!.innerText).to.contain('Mimo to wystaw na tę firmę');
  despite.click();
  await settled();
  stage.answer({ cart: {} });
  save(stage);
  await until(() => posted(stage, 'new_address').length === 1, 'the address');
});
