/** Tests invoice data by tax number in the built `<shop-cart>`: one number fills the form, and typed text stays. */
import { expect } from '@open-wc/testing';
import { knownCompany as company, knownSources as sources } from '../../../src/tools/mock/company';
import { settled, until } from '../settled';
import { type } from '../ui/stage';
import { cartStage, posted, type CartStage } from './cart';
import { dialog, field, invoiceForm } from './invoice-form';
import { label } from '../../e2e/labels';

const NIP = company.nip;

const says = (stage: CartStage, sentence: string) =>
  until(() => dialog(stage).innerText.includes(sentence), `“${sentence}” in: ${dialog(stage).innerText}`);
const enter = (stage: CartStage) =>
  field(stage, 'nip').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, composed: true }),
  );

let real: typeof fetch;
let requests: string[];
let answers: () => Response | Promise<Response>;

beforeEach(() => {
  real = globalThis.fetch;
  requests = [];
  answers = () => Response.json({ company, sources });
});
afterEach(() => {
  globalThis.fetch = real;
});

const opened = (cart?: object, attributes?: Record<string, unknown>): Promise<CartStage> =>
  invoiceForm(
    (body) => {
      requests.push(body);
      return answers();
    },
    cart,
    attributes,
  );

it('a tax number and two presses of Enter fill and save the invoice data [A10, A11]', async () => {
  const stage = await opened();
  expect(stage.root.activeElement === field(stage, 'nip')).to.equal(true);
  type(field(stage, 'nip'), '123-456-32-18');
  enter(stage);
  await says(stage, 'Dane z rejestru GUS, 12.11.2026. Sprawdź je.');
  expect(requests).to.deep.equal([`{"nip":"${NIP}"}`]);
  for (const name of ['name', 'street', 'house_no', 'zip_code', 'city', 'post', 'region'] as const)
    expect(field(stage, name).value).to.equal(company[name]);
  expect(posted(stage, 'new_address')).to.have.length(0);
  const { active: _active, regon: _regon, type: _type, ...address } = company;
  stage.answer({
    cart: { can_add_invoice_address: true, invoice_address: { ...address, id: 9 }, addresses: [{ ...address, id: 9 }] },
  });
  // Nothing is saved before the lookup has ended, just after its sentence.
  await until(() => !dialog(stage).querySelector('[aria-busy=true]'), 'the button to save');
  field(stage, 'nip').form!.requestSubmit();
  await until(() => !dialog(stage), 'the closed dialog');
  expect(posted(stage, 'new_address').map(({ body }) => body)).to.deep.equal([
    { new_address: { ...address, flat_no: '', purpose: 'invoice' } },
  ]);
  expect(stage.text()).to.contain('Nowak i Syn sp. z o.o.');
  await stage.press(label('cart.toSummary'));
  await until(() => stage.text().includes('Faktura na: Nowak i Syn sp. z o.o., NIP\u00A01234563218'), 'the summary');
});

it('typed values stay; one press per field replaces them by the register’s [A12]', async () => {
  const stage = await opened();
  await stage.press('Wpiszę dane bez NIP-u');
  type(field(stage, 'nip'), NIP);
  type(field(stage, 'name'), 'Nowak');
  await stage.press('Pobierz dane firmy');
  await says(stage, 'W rejestrze jest inaczej:');
  expect(field(stage, 'name').value).to.equal('Nowak');
  expect(field(stage, 'city').value).to.equal('Warszawa');
  await stage.press('Zastąp: Imię i nazwisko lub nazwa firmy');
  await until(() => field(stage, 'name').value === company.name, 'the name of the register');
  expect(dialog(stage).innerText).not.to.contain('W rejestrze jest inaczej:');
});

it('values typed during the lookup stay, and a late result for the previous number is ignored [A12]', async () => {
  const stage = await opened();
  await stage.press('Wpiszę dane bez NIP-u');
  let answer: (response: Response) => void = () => {};
  answers = () => new Promise((resolve) => (answer = resolve));
  type(field(stage, 'nip'), NIP);
  enter(stage);
  await until(() => requests.length === 1, 'the question');
  type(field(stage, 'name'), 'Nowak');
  await settled();
  answer(Response.json({ company, sources }));
  await says(stage, 'W rejestrze jest inaczej:');
  expect(field(stage, 'name').value).to.equal('Nowak');
  type(field(stage, 'nip'), '5253416727');
  enter(stage);
  await until(() => requests.length === 2, 'the next question');
  type(field(stage, 'nip'), '676');
  await settled();
  answer(Response.json({ company: { ...company, city: 'Kraków' }, sources }));
  await until(() => stage.button('Pobierz dane firmy').getAttribute('aria-busy') === null, 'the answer');
  expect([field(stage, 'city').value, field(stage, 'name').value]).to.deep.equal(['', 'Nowak']);
});

it('the tenth digit looks up by itself; a changed number empties the company’s fields, and nothing is saved meanwhile [A12]', async () => {
  const stage = await opened();
  type(field(stage, 'nip'), NIP);
  await says(stage, 'Dane z rejestru GUS');
  await stage.press('Popraw adres');
  type(field(stage, 'house_no'), '14B');
  await settled();
  let answer: (response: Response) => void = () => {};
  answers = () => new Promise((resolve) => (answer = resolve));
  type(field(stage, 'nip'), '5253416727');
  await until(() => requests.length === 2, 'the second lookup');
  const [name, street, house, region] = ['name', 'street', 'house_no', 'region'].map((one) => field(stage, one).value);
  expect([name, street, house, region]).to.deep.equal(['', '', '14B', 'dolnośląskie']);
  type(field(stage, 'name'), 'Kowal');
  const save = stage.button('Zapisz dane do faktury');
  expect(save.getAttribute('aria-busy')).to.equal('true');
  save.click();
  field(stage, 'nip').form!.requestSubmit();
  await settled();
  expect(dialog(stage).innerText).not.to.contain('Wymagane minimum 3 znaki');
  answer(Response.json({ company, sources }));
  await says(stage, 'Nie znaleźliśmy firmy o tym numerze');
  expect([field(stage, 'name').value, field(stage, 'street').value]).to.deep.equal(['Kowal', '']);
  expect(posted(stage, 'new_address')).to.have.length(0);
});

it('register data in capitals, too long or not on the list is displayed as it would be sent, with a sentence', async () => {
  const stage = await opened();
  answers = () =>
    Response.json({ company: { ...company, region: 'MAZOWIECKIE', house_no: 'dz. ew. 123/45' }, sources });
  type(field(stage, 'nip'), NIP);
  await says(stage, 'Nr domu: Ilość znaków musi zawierać sie między 1 a 10');
  expect([field(stage, 'region').value, field(stage, 'house_no').value]).to.deep.equal([
    'mazowieckie',
    'dz. ew. 123/45',
  ]);
  answers = () => Response.json({ company: { ...company, region: 'Mazowsze' }, sources });
  type(field(stage, 'nip'), '');
  await settled();
  type(field(stage, 'nip'), NIP);
  await says(stage, 'Województwo: Wartości „Mazowsze” nie ma na liście. Wybierz inną.');
  expect(field(stage, 'region').value).to.equal('Mazowsze');
  field(stage, 'nip').form!.requestSubmit();
  await settled();
  expect(posted(stage, 'new_address')).to.have.length(0);
});

it('a company abroad is saved with the post code and the tax number of its country [A5]', async () => {
  const stage = await opened();
  await stage.press('Wpiszę dane bez NIP-u');
  field(stage, 'country').value = 'DE';
  field(stage, 'country').dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
  const given = {
    nip: 'de 129273398',
    name: 'Bau GmbH',
    street: 'Unter den Linden',
    house_no: '1',
    city: 'Berlin',
    zip_code: '1011',
    post: 'Berlin',
    region: 'Berlin',
  };
  for (const [name, value] of Object.entries(given)) type(field(stage, name), value);
  await settled();
  field(stage, 'nip').form!.requestSubmit();
  await says(stage, 'Wymagany kod w formacie 00000');
  type(field(stage, 'zip_code'), 'D-10115');
  await settled();
  stage.answer({ cart: {} });
  field(stage, 'nip').form!.requestSubmit();
  await until(() => posted(stage, 'new_address').length === 1, 'the address');
  expect(posted(stage, 'new_address')[0]!.body).to.deep.equal({
    new_address: { ...given, nip: 'DE129273398', zip_code: '10115', flat_no: '', country: 'DE', purpose: 'invoice' },
  });
  expect(requests).to.deep.equal([]);
});

for (const [sentence, answer] of [
  ['Nie znaleźliśmy firmy o tym numerze. Wpisz dane ręcznie.', () => Response.json({ company: null })],
  [
    'Działalność zakończona 30.06.2025.',
    () => Response.json({ company: { ...company, active: false, ended_at: '2025-06-30' }, sources }),
  ],
  ['Ten NIP jest niepoprawny. Sprawdź cyfry.', () => Response.json({}, { status: 400 })],
  ['Rejestr nie odpowiada. Wpisz dane ręcznie.', () => new Response('', { status: 503 })],
  ['Rejestr nie odpowiada. Wpisz dane ręcznie.', () => new Response('<html>')],
  [
    'Numer lokalu jest za długi.',
    () => Response.json({ company, messages: { flat_no: { messages: ['Numer lokalu jest za długi.'] } } }),
  ],
] as const)
  it(`a lookup displays and announces: ${sentence} [A11]`, async () => {
    const stage = await opened();
    answers = answer;
    type(field(stage, 'nip'), NIP);
    enter(stage);
    await says(stage, sentence);
    expect(requests).to.have.length(1);
    expect(field(stage, 'nip').value).to.equal(NIP);
  });

it('one of several companies can be chosen', async () => {
  const stage = await opened();
  answers = () =>
    Response.json({
      company: null,
      candidates: [company, { ...company, name: 'Nowak Oddział', house_no: '7' }],
      sources,
    });
  type(field(stage, 'nip'), NIP);
  enter(stage);
  await says(stage, 'Pod tym numerem jest kilka wpisów. Wybierz właściwy.');
  await stage.press('Nowak Oddział, Jabłoniowa 7, 02-797 Warszawa');
  await until(() => field(stage, 'house_no').value === '7', 'the chosen one');
  await says(stage, 'Dane z rejestru GUS');
});

it('a number with a wrong check sum is not looked up, and no number twice at once', async () => {
  const stage = await opened();
  type(field(stage, 'nip'), '1234563219');
  enter(stage);
  await says(stage, 'Ten NIP jest niepoprawny. Sprawdź cyfry.');
  expect(requests).to.deep.equal([]);
  await stage.press('Wpiszę dane bez NIP-u');
  let answer: (response: Response) => void = () => {};
  answers = () => new Promise((resolve) => (answer = resolve));
  type(field(stage, 'nip'), NIP);
  await stage.press('Pobierz dane firmy');
  await settled();
  await stage.press('Pobierz dane firmy');
  await settled();
  expect(requests).to.have.length(1);
  answer(Response.json({ company, sources }));
  await says(stage, 'Dane z rejestru GUS');
});

it('without a company-url of the page’s origin there is no lookup', async () => {
  const stage = await opened({}, { 'company-url': 'https://other.example/api/firma' });
  expect(dialog(stage).innerText).not.to.contain('Pobierz dane firmy');
  expect(field(stage, 'street').checkVisibility()).to.equal(true);
});

it('a cart without can_add_invoice_address has no invoice form, and new addresses have no tax number', async () => {
  const stage = await cartStage({ invoice_address: null });
  await stage.press(label('cart.toAddresses'));
  await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
  expect(stage.text()).not.to.contain('Podaj dane do faktury');
});
