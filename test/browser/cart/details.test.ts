/** Tests totals, notes, choices, addresses and contact data of each step, and the posted actions. */
import { expect } from '@open-wc/testing';
import { anAddress } from '../../fixtures/cart';
import { until } from '../settled';
import { type } from '../ui/stage';
import { label } from '../../e2e/labels';
import { posted, toSummary } from './cart';
import { openCart, type OpenCart } from './open';

const bodies = (stage: OpenCart) => stage.posts.map(({ body }) => body);
const dialog = ({ root }: OpenCart) => root.querySelector<HTMLElement>('dialog[open]');
const toAddresses = async (stage: OpenCart) => {
  await stage.press(label('cart.toAddresses'));
  await stage.has('Dane do faktury');
};
const withLocker = () =>
  openCart('buyer', {
    ready: true,
    attributes: { 'points-url': '/api/points' },
    begun: ({ cart }) =>
      Object.assign(cart, {
        carrierId: 2,
        inpostCode: 'WAW12A',
        locker: { inpost_point_code: 'WAW12A', inpost_point_city: 'Warszawa' },
      }),
  });

it('a cart displays a spinner until it is loaded [C6]', async () => {
  let give = (): void => {};
  const given = new Promise<void>((go) => (give = go));
  const opened = openCart('buyer', { answers: { load: (own) => given.then(own) } });
  const root = () => document.querySelector('shop-cart')?.shadowRoot;
  await until(
    () => root()?.querySelector('[role="status"]')?.textContent.includes('Wczytywanie koszyka…'),
    'the spinner',
  );
  give();
  await opened;
  expect(root()!.querySelector('[part~="loading"]')).to.equal(null);
});

it('the cart displays the branch and all totals, and offers a project to specialists only', async () => {
  const stage = await openCart('buyer', { ready: true, cart: { department_name: 'Warszawa' } });
  expect(stage.text()).to.contain('Oddział: Warszawa');
  const totals = stage.root.querySelector<HTMLElement>('[part~="totals"]')!.innerText;
  for (const name of ['Produkty brutto', 'Dostawa brutto', 'Razem netto', 'Do zapłaty brutto'])
    expect(totals).to.contain(name);
  const { prices } = await stage.post({});
  for (const name of ['total_net', 'total_gross', 'total_gross_only_products'])
    expect(totals.replaceAll(/[^\d,\n]/g, '')).to.contain(prices[name].replace('.', ','));
  expect(() => stage.field('Projekt')).to.throw();
});

it('notes are saved without losing a keystroke [C14]', async () => {
  const stage = await openCart();
  let give = (): void => {};
  const given = new Promise<void>((go) => (give = go));
  stage.answers['client_comments'] = (own) => given.then(own);
  const notes = stage.field<HTMLTextAreaElement>(label('cart.notes.title'));
  notes.focus();
  type(notes, 'Brama od ul. Kwiatowej 7.');
  await until(() => posted(stage, 'client_comments').length === 1, 'the first sentence');
  type(notes, 'Brama od ul. Kwiatowej 7. Dziękuję.');
  give();
  await until(() => stage.session.cart.clientComments === 'Brama od ul. Kwiatowej 7. Dziękuję.', 'both sentences');
  expect(notes.value).to.equal('Brama od ul. Kwiatowej 7. Dziękuję.');
});

it('each choice is posted under its own name [N1]', async () => {
  const stage = await openCart('specialist', {
    ready: true,
    begun: ({ addresses }) => addresses.push({ id: 12, ...anAddress, name: 'Budowa' }),
  });
  stage.field('Odbiór').click();
  stage.field('Kurier').click();
  stage.field('Online').click();
  await until(() => stage.session.cart.paymentId === 1, 'the payment');
  stage.root.querySelector<HTMLElement>('input[value="blik"]')!.click();
  const project = stage.field<HTMLSelectElement>('Projekt');
  project.value = '5';
  project.dispatchEvent(new Event('change', { bubbles: true }));
  await toAddresses(stage);
  stage.root.querySelector<HTMLElement>('input[value="other"]')!.click();
  await stage.has('Budowa');
  stage.field('Budowa').click();
  await until(() => stage.session.cart.deliveryAddressId, 'the address');
  stage.field('Adres z rachunku').click();
  await until(() => posted(stage, 'delivery_address').length === 2, 'the other address');
  for (const body of [
    { carrier: { id: 1 } },
    { payment: { id: 1 } },
    { payment_method: { payment_id: 1, method_id: 'blik' } },
    { project: { id: 5 } },
    { delivery_address: { id: 12 } },
    { delivery_address: { id: 11 } },
  ])
    expect(bodies(stage)).to.deep.include(body);
});

it('a locker is cleared with its carrier, and its choice offered again [D5]', async () => {
  const stage = await withLocker();
  expect(stage.text()).to.contain('Zmień paczkomat');
  stage.field('Odbiór').click();
  await until(() => !stage.text().includes('Zmień paczkomat'), 'the carrier without lockers');
  stage.field('Paczkomat').click();
  await stage.has('Nie wybrano paczkomatu');
  await stage.press('Wybierz paczkomat');
  await until(() => dialog(stage)?.innerText.includes('Wybierz paczkomat'), 'the dialog');
});

it('a new address preselects Poland and dolnośląskie, is refused with messages, and has a region abroad [A7]', async () => {
  const stage = await openCart('buyer', { ready: true });
  await toAddresses(stage);
  await stage.press('Dodaj nowy adres');
  await until(() => dialog(stage), 'the form');
  const field = (name: string) => dialog(stage)!.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  expect([field('country').value, field('region').value]).to.deep.equal(['PL', 'dolnośląskie']);
  for (const name of ['house_no', 'flat_no']) type(field(name), '12345678901');
  type(field('zip_code'), '1');
  await stage.press('Dodaj adres');
  for (const sentence of [
    'Wymagane minimum 3 znaki',
    'Ilość znaków musi zawierać sie między 1 a 10',
    'Ilość znaków musi być mniejsza niż 10',
    'Wymagany kod w formacie 00-000',
  ])
    await until(() => dialog(stage)!.innerText.includes(sentence), sentence);
  field('country').value = 'DE';
  field('country').dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => dialog(stage)!.innerText.includes('Region'), 'the region');
  expect(dialog(stage)!.innerText).not.to.contain('Województwo');
});

it('the locker’s contact data is saved from its dialog, which displays messages [D4]', async () => {
  const stage = await withLocker();
  await toAddresses(stage);
  await stage.press('dane kontaktowe');
  await until(() => dialog(stage), 'the dialog');
  const fill = (email: string, phone: string) => {
    type(stage.field('E-mail'), email);
    type(stage.field('Telefon'), phone);
    stage.button(label('cart.contact.save')).click();
  };
  fill('a', '1');
  await until(() => dialog(stage)!.innerText.includes('Wymagane minimum 3 znaki'), 'the message');
  fill('magazyn@example.com', '601 202 303');
  await until(() => dialog(stage) === null, 'the closed dialog');
  expect(bodies(stage)).to.deep.include({ inpost_contact: { email: 'magazyn@example.com', phone: '601 202 303' } });
  expect(stage.root.querySelector<HTMLElement>('[part~="contact"]')!.innerText).to.contain('magazyn@example.com');
  await stage.press(label('cart.toSummary'));
  await stage.has('Wróć do danych adresowych');
});

it('the summary displays the whole order, and leads back to the addresses and the cart [R9]', async () => {
  const stage = await toSummary(await openCart('buyer', { ready: true }));
  const titles = [...stage.root.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(titles).to.include.members(['Koszyk', 'Dostawa', 'Adres dostawy', 'Dane do faktury', 'Płatność']);
  expect(stage.root.querySelectorAll('[part~="order"] [data-item]').length).to.equal(4);
  await stage.press('Wróć do danych adresowych');
  await stage.has('Wróć do koszyka');
  for (const words of ['Jan Nowak', 'Długa', '31-147']) expect(stage.text()).to.contain(words);
  await stage.press('Wróć do koszyka');
  await stage.has('Sposób dostawy');
});

it('an order under way displays a loader, and after five seconds a notice of delay [O10]', async () => {
  const stage = await toSummary(
    await openCart('buyer', { ready: true, answers: { confirm: () => new Promise(() => {}) } }),
  );
  const submit = stage.button(label('cart.summary.submit'));
  const begun = performance.now();
  submit.click();
  await until(() => submit.ariaBusy === 'true', 'the loader');
  expect(stage.text()).not.to.contain('Sklep odpowiada wolniej niż zwykle');
  await stage.has('Sklep odpowiada wolniej niż zwykle');
  expect(performance.now() - begun).to.be.at.least(5000);
});
