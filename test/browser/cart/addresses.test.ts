/** Tests the choice of a delivery address in the built `<shop-cart>`, the form for a new one, and the contact for a locker. */
import { expect } from '@open-wc/testing';
import { chosenLocker, locker } from '../../fixtures/cart';
import { settled, until } from '../settled';
import { type } from '../ui/stage';
import { cartStage, posted, type CartStage } from './cart';
import { label } from '../../e2e/labels';

const invoice = { id: 11, name: 'Bud-Max sp. z o.o.', street: 'Długa', house_no: '5', city: 'Kraków' };
const site = { id: 12, name: 'Budowa', street: 'Kwiatowa', house_no: '1', city: 'Poznań' };
const depot = { id: 13, name: 'Magazyn', street: 'Krótka', house_no: '2', city: 'Łódź', nip: '1234563218' };

async function atAddresses(cart: object, attributes = {}): Promise<CartStage> {
  const stage = await cartStage({ invoice_address: invoice, ...cart }, attributes);
  await stage.press(label('cart.toAddresses'));
  await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
  return stage;
}
const cards = ({ root }: CartStage) => [...root.querySelectorAll<HTMLInputElement>('input[name="saved-address"]')];
const cardText = (card: HTMLInputElement | undefined) =>
  card
    ?.closest('label')!
    .innerText.split(/\s*\n\s*/)
    .filter(Boolean);
const chosen = (stage: CartStage) => cardText(cards(stage).find(({ checked }) => checked));
const other = ({ root }: CartStage) => root.querySelector<HTMLInputElement>('input[value="other"]')!;

describe('a saved address', () => {
  it('missing from the list is added to it as the chosen one', async () => {
    const stage = await atAddresses({ delivery_address: site, addresses: [depot] });
    expect(chosen(stage)).to.deep.equal(['Budowa', 'Kwiatowa 1, Poznań']);
    expect(cards(stage)).to.have.length(2);
  });

  for (const [what, delivery_address] of [
    ['with', site],
    ['without', { ...site, id: null }],
  ] as const)
    it(`${what} an id is displayed without saved addresses`, async () => {
      const stage = await atAddresses({ delivery_address, addresses: [] });
      expect(stage.root.querySelector<HTMLElement>('[part~="delivery-address"]')!.innerText).to.contain('Kwiatowa 1');
      expect(stage.text()).not.to.contain('Nie masz jeszcze zapisanych adresów.');
    });

  it('is never the invoice address, which has its own radio button', async () => {
    const stage = await atAddresses({ addresses: [invoice, site] });
    expect(stage.text()).not.to.contain('Wybierz adres');
    other(stage).click();
    await settled();
    expect(cards(stage).map(cardText)).to.deep.equal([['Budowa', 'Kwiatowa 1, Poznań']]);
    expect(chosen(stage)).to.equal(undefined);
    expect(stage.text()).to.contain('Wybierz adres');
  });

  it('is a card with its tax number; one press chooses it for delivery', async () => {
    const stage = await atAddresses({ addresses: [site, depot] });
    const card = cards(stage)[1]!;
    expect(cardText(card)).to.deep.equal(['Magazyn', 'Krótka 2, Łódź', 'NIP 1234563218']);
    stage.answer({ cart: { delivery_address: depot } });
    card.closest('label')!.click();
    await until(() => posted(stage, 'delivery_address').length > 0, 'the choice');
    expect(posted(stage, 'delivery_address')[0]!.body).to.deep.equal({ delivery_address: { id: 13 } });
    await until(() => other(stage).checked && chosen(stage)?.[0] === 'Magazyn', 'the chosen card');
  });

  it('keeps its post code on one line, and its text as it is', async () => {
    const stage = await atAddresses({ addresses: [{ ...site, zip_code: '05-816' }] });
    const code = cards(stage)[0]!.closest('label')!.querySelector<HTMLElement>('.saved-addresses__place > .number')!;
    expect([code.textContent, getComputedStyle(code).whiteSpace]).to.deep.equal(['05-816', 'nowrap']);
  });
});

describe('many saved addresses', () => {
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...site,
    id: 100 + at,
    name: `Budowa ${at + 1}`,
    house_no: String(at),
  }));

  it('display the first few, the chosen one, and the rest by a button', async () => {
    const stage = await atAddresses({ delivery_address: many[40]!, addresses: many });
    expect(cards(stage)).to.have.length(6);
    expect(chosen(stage)![0]).to.equal('Budowa 41');
    await stage.press('Pokaż wszystkie (60)');
    await until(() => cards(stage).length === 60, 'all of them');
  });

  it('can be searched, ignoring accents; the chosen one stays', async () => {
    const stage = await atAddresses({ delivery_address: many[40]!, addresses: [...many, { ...depot, city: 'Łódź' }] });
    const search = stage.root.querySelector<HTMLInputElement>('input[name="address-search"]')!;
    type(search, 'lodz magazyn');
    await until(() => cards(stage).length === 2, 'what was found');
    expect(cards(stage).map((card) => cardText(card)![0])).to.deep.equal(['Budowa 41', 'Magazyn']);
    expect(stage.text()).to.contain('1\u00A0adres');
    type(search, 'nigdzie');
    await until(() => stage.text().includes('Nie ma takiego adresu.'), 'the sentence');
    expect(chosen(stage)![0]).to.equal('Budowa 41');
  });

  it('have no search for few addresses', async () => {
    const stage = await atAddresses({ delivery_address: many[0]!, addresses: many.slice(0, 5) });
    expect(cards(stage)).to.have.length(5);
    expect(stage.root.querySelector('input[name="address-search"]') === null).to.equal(true);
  });
});

describe('a new address', () => {
  const dialog = ({ root }: CartStage) => root.querySelector<HTMLDialogElement>('dialog[open]');
  const field = (stage: CartStage, name: string) => dialog(stage)!.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

  async function opened(cart = {}): Promise<CartStage> {
    const stage = await atAddresses({ addresses: [depot], ...cart });
    await stage.press('Dodaj nowy adres');
    await until(() => dialog(stage), 'the form');
    return stage;
  }

  const typed = {
    name: 'Budowa',
    street: 'Kwiatowa',
    house_no: '1',
    zip_code: '60-166',
    city: 'Poznań',
    post: 'Poznań',
  };
  async function filled(): Promise<CartStage> {
    const stage = await opened();
    for (const [name, text] of Object.entries(typed)) type(field(stage, name), text);
    return stage;
  }
  const submit = (stage: CartStage) => stage.button('Dodaj adres').click();

  it('may have a plot as its house number where the cart allows 20 characters, and a place without streets', async () => {
    const stage = await opened({ house_no_max: 20 });
    const plot = { ...typed, street: 'Kowale', house_no: 'dz. ew. 123/45, o.3' };
    for (const [name, text] of Object.entries(plot)) type(field(stage, name), text);
    expect(dialog(stage)!.innerText).to.contain('Miejscowość bez ulic? Wpisz jej nazwę.');
    submit(stage);
    await until(() => posted(stage, 'new_address').length === 1, 'the address');
    expect(posted(stage, 'new_address')[0]!.body).to.deep.nested.include({ 'new_address.house_no': plot.house_no });
  });

  it('has a phone on site and a note for the driver where the cart announces them, also on the saved card', async () => {
    const stage = await opened({ can_add_site_contact: true });
    const contact = { phone: '601 202 303', driver_note: 'Brama od podwórza' };
    for (const [name, text] of Object.entries({ ...typed, ...contact, phone: '12' })) type(field(stage, name), text);
    expect(dialog(stage)!.innerText).to.contain('Telefon na miejscu').and.to.contain('Uwagi dla kierowcy');
    submit(stage);
    await until(() => dialog(stage)!.innerText.includes('Podaj numer telefonu, na przykład 601 234 567.'), 'the error');
    type(field(stage, 'phone'), contact.phone);
    stage.answer({ cart: { addresses: [depot, { ...typed, ...contact, id: 14 }] } });
    submit(stage);
    await until(() => posted(stage, 'new_address').length === 1, 'the address');
    expect(posted(stage, 'new_address')[0]!.body).to.deep.nested.include({
      'new_address.phone': contact.phone,
      'new_address.driver_note': contact.driver_note,
    });
    await until(() => cards(stage).length === 2, 'the saved address');
    expect(cardText(cards(stage)[1])!.slice(2)).to.deep.equal(['tel. 601 202 303', 'Dla kierowcy: Brama od podwórza']);
  });

  it('sends neither phone nor note to a shop that announces none', async () => {
    const stage = await filled();
    expect(field(stage, 'driver_note') === null).to.equal(true);
    submit(stage);
    await until(() => posted(stage, 'new_address').length === 1, 'the address');
    expect(JSON.stringify(posted(stage, 'new_address')[0]!.body)).not.to.match(/phone|driver_note/);
  });

  it('is chosen for delivery with one press', async () => {
    const stage = await filled();
    const saved = { ...typed, id: 14 };
    stage.answer({ cart: { addresses: [depot, saved] } });
    submit(stage);
    await until(() => dialog(stage)?.innerText.includes('Dodano nowy adres'), 'the confirmation');
    expect(dialog(stage)!.innerText).to.contain('Adres został dodany poprawnie, teraz możesz wybrać go z listy');
    stage.answer({ cart: { addresses: [depot, saved], delivery_address: saved } });
    await stage.press('Dostarcz na ten adres');
    await until(() => !dialog(stage), 'the closed dialog');
    expect(posted(stage, 'delivery_address').map(({ body }) => body)).to.deep.equal([{ delivery_address: { id: 14 } }]);
    expect(chosen(stage)![0]).to.equal('Budowa');
    await until(() => stage.root.activeElement === cards(stage).find(({ checked }) => checked), 'the focus');
  });

  it('displays a refusal of the delivery in the dialog', async () => {
    const stage = await filled();
    stage.answer({ cart: { addresses: [depot, { ...typed, id: 14 }] } });
    submit(stage);
    await until(() => dialog(stage)?.innerText.includes('Dodano nowy adres'), 'the confirmation');
    const messages = { 0: { messages: ['Tam nie dowozimy.'] } };
    stage.answer(() => Response.json({ cart: null, messages }, { status: 422 }));
    await stage.press('Dostarcz na ten adres');
    await until(() => dialog(stage)?.innerText.includes('Tam nie dowozimy.'), 'the reason');
  });

  it('is only confirmed if the response does not identify it', async () => {
    const stage = await filled();
    stage.answer({ cart: { addresses: [depot] } });
    submit(stage);
    await until(() => dialog(stage)?.innerText.includes('Dodano nowy adres'), 'the confirmation');
    expect(dialog(stage)!.innerText).not.to.contain('Dostarcz na ten adres');
  });

  it('gets the voivodeship of its post code', async () => {
    const stage = await opened();
    expect(field(stage, 'region').value).to.equal('dolnośląskie');
    type(field(stage, 'zip_code'), '60-166');
    await until(() => field(stage, 'region').value === 'wielkopolskie', 'the voivodeship');
    type(field(stage, 'zip_code'), '02-670');
    await until(() => field(stage, 'region').value === 'mazowieckie', 'the next one');
  });

  it('gets town and post of an unambiguous post code, and keeps typed values [A14]', async () => {
    const stage = await opened();
    type(field(stage, 'zip_code'), '60-166');
    await until(() => field(stage, 'city').value === 'Poznań', 'the town');
    expect(field(stage, 'post').value).to.equal('Poznań');
    type(field(stage, 'city'), 'Skórzewo');
    type(field(stage, 'zip_code'), '30-552');
    await until(() => field(stage, 'post').value === 'Kraków', 'the next post');
    expect(field(stage, 'city').value).to.equal('Skórzewo');
  });

  it('keeps a voivodeship chosen by hand', async () => {
    const stage = await opened();
    const region = field(stage, 'region') as unknown as HTMLSelectElement;
    region.value = 'opolskie';
    region.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    type(field(stage, 'zip_code'), '60-166');
    await settled();
    expect(field(stage, 'region').value).to.equal('opolskie');
  });

  it('lists wrong fields; each entry leads to its field and is ticked once fixed', async () => {
    const stage = await opened();
    submit(stage);
    await until(() => dialog(stage)?.innerText.includes('Pola do poprawy: 6'), 'the list');
    expect(stage.root.activeElement === field(stage, 'zip_code')).to.equal(true);
    const lines = () => [...dialog(stage)!.querySelectorAll<HTMLElement>('.wrong__field')];
    expect(lines().map((line) => line.querySelector('button')!.innerText)).to.deep.equal([
      'Kod pocztowy: Wymagany kod w formacie 00-000',
      'Miejscowość: Wymagane minimum 3 znaki',
      'Poczta: Wymagane minimum 3 znaki',
      'Ulica: Wymagane minimum 3 znaki',
      'Nr domu: Ilość znaków musi zawierać sie między 1 a 10',
      'Imię i nazwisko lub nazwa firmy: Wymagane minimum 3 znaki',
    ]);
    lines()[3]!.querySelector('button')!.click();
    expect(stage.root.activeElement === field(stage, 'street')).to.equal(true);
    type(field(stage, 'street'), 'Kwiatowa');
    await until(() => dialog(stage)?.innerText.includes('Pola do poprawy: 5'), 'one less');
    expect(lines()[3]!.querySelector('button')!.innerText).to.equal('Ulica');
    expect(lines()).to.have.length(6);
    for (const [name, value] of Object.entries(typed)) type(field(stage, name), value);
    await until(() => dialog(stage)?.innerText.includes('Pola do poprawy: 0'), 'nothing left');
  });

  it('focuses a single wrong field, without a list', async () => {
    const stage = await filled();
    type(field(stage, 'city'), 'P');
    submit(stage);
    await until(() => stage.root.activeElement === field(stage, 'city'), 'the field');
    expect(dialog(stage)!.querySelector('.wrong__field') === null).to.equal(true);
  });

  it('has an autocomplete attribute on each field', async () => {
    const stage = await opened();
    const tokens = [...dialog(stage)!.querySelectorAll<HTMLInputElement>('input, select')].map(
      (one) => one.autocomplete,
    );
    expect(tokens).to.deep.equal([
      'postal-code',
      'address-level2',
      'address-level3',
      'address-line1',
      'address-line2',
      'address-line3',
      'organization',
      'country',
      'address-level1',
    ]);
    expect(dialog(stage)!.innerText).to.contain('Nr lokalu (opcjonalnie)');
  });
});

describe('a locker’s contact', () => {
  const atLocker = (client: object, cart = {}) =>
    atAddresses({ carrier: locker, ...chosenLocker, customer: null, ...cart }, { client: JSON.stringify(client) });

  it('is the account’s contact if complete, and is saved once on the way to the next step', async () => {
    const stage = await atLocker({ email: 'anna@nowak.pl', phone: '601 202 317' });
    expect(stage.text()).to.contain('601 202 317');
    expect(stage.text()).not.to.contain('Nie podano danych kontaktowych.');
    expect(posted(stage, 'inpost_contact')).to.deep.equal([]);
    stage.answer({ cart: { inpost_email: 'anna@nowak.pl', inpost_phone_number: '601 202 317' } });
    await stage.press(label('cart.toSummary'));
    await until(() => stage.text().includes('Wróć do danych adresowych'), 'the summary');
    expect(posted(stage, 'inpost_contact').map(({ body }) => body)).to.deep.equal([
      { inpost_contact: { email: 'anna@nowak.pl', phone: '601 202 317' } },
    ]);
  });

  it('opens its form if incomplete, with the known values', async () => {
    const stage = await atLocker({ email: 'anna@nowak.pl' });
    expect(stage.text()).to.contain('Nie podano danych kontaktowych.');
    await stage.press(label('cart.toSummary'));
    await until(() => stage.text().includes('Proszę, podać dane kontaktowe do wysyłki.'), 'the message');
    await stage.press('Dodaj dane kontaktowe');
    await until(() => stage.root.querySelector('dialog[open]'), 'the form');
    const field = (name: string) => stage.root.querySelector<HTMLInputElement>(`dialog[open] [name="${name}"]`)!;
    expect([field('email').value, field('phone').value]).to.deep.equal(['anna@nowak.pl', '']);
    type(field('email'), 'x@');
    await stage.press(label('cart.contact.save'));
    await until(() => stage.text().includes('Pola do poprawy: 2'), 'the list');
    await stage.press('Telefon: Wymagane minimum 3 znaki');
    expect(stage.root.activeElement).to.equal(field('phone'));
  });

  it('refused by the shop keeps the buyer on the step, with the reason', async () => {
    const stage = await atLocker({ email: 'anna@nowak.pl', phone: '601 202 317' });
    const messages = { inpost_contact: { messages: ['Numer jest zablokowany.'] } };
    stage.answer(() => Response.json({ cart: null, messages }, { status: 422 }));
    await stage.press(label('cart.toSummary'));
    await until(() => stage.text().includes('Numer jest zablokowany.'), 'the reason');
    expect(stage.text()).not.to.contain('Wróć do danych adresowych');
  });
});
