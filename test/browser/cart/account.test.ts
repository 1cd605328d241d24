/** Tests how the built `<shop-cart>` displays limits, arrears and blocks before the order, and the links that it offers. */
import { expect } from '@open-wc/testing';
import { wire } from '../../fixtures/cart';
import { until } from '../settled';
import { cartStage, type CartStage } from './cart';
import { label } from '../../e2e/labels';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const contact = JSON.stringify({ name: 'Ewa Zielińska', phone: '22 510 40 12', email: 'ewa.zielinska@example.com' });
const client = (more: object) => JSON.stringify({ first_name: 'Anna', last_name: 'Nowak', ...more });

async function toSummary(stage: CartStage): Promise<void> {
  await stage.press(label('cart.toAddresses'));
  await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
  await stage.press(label('cart.toSummary'));
  await until(() => stage.text().includes('Wróć do danych adresowych'), 'the summary');
}

const card = ({ root }: CartStage, part: string) => root.querySelector<HTMLElement>(`[part~="${part}"]`)!;
const links = (within: Element): Record<string, string | null> =>
  Object.fromEntries([...within.querySelectorAll('a')].map((one) => [one.textContent, one.getAttribute('href')]));
const absolute = (path: string) => new URL(path, location.href).href;

describe('a limit that is smaller than the order', () => {
  const limited = (merchantLimit: object) => ({
    prices: { total_net: '6818.25', total_gross: '8387.45' },
    availablePayments: [{ ...wire, merchantLimit }],
  });
  const sentence = 'Wolny limit 5 200,00 zł, brakuje 3 187,45 zł.';

  it('is displayed on step 1 with a contact, and beside both buttons without blocking them [P5]', async () => {
    const stage = await cartStage(limited({ remaining_amount: '5200.00' }), { contact, 'payment-url': '/naleznosci' });
    const notice = card(stage, 'account');
    expect(plain(notice.innerText))
      .to.contain(sentence)
      .and.to.contain('poproś opiekuna o większy limit: 22 510 40 12.');
    expect(links(notice)).to.deep.equal({ '22 510 40 12': 'tel:225104012' });
    expect(card(stage, 'action').innerText).to.contain('Wolny limit nie wystarczy na przelew z odroczonym terminem.');
    await toSummary(stage);
    expect(card(stage, 'account')).to.equal(null);
    expect(plain(card(stage, 'action').innerText)).to.contain(sentence);
    expect(links(card(stage, 'action'))).to.deep.equal({ 'Ureguluj płatności': absolute('/naleznosci') });
    expect(stage.button(label('cart.summary.submit')).ariaDisabled).to.equal(null);
  });
  it('is displayed for the deferred transfer before a payment is chosen', async () => {
    const stage = await cartStage({ ...limited({ remaining_amount: '5200.00' }), payment: null });
    expect(plain(card(stage, 'account').innerText))
      .to.contain(sentence)
      .and.to.contain('o większy limit.');
  });
  it('names the bank with factoring, in a sentence with one final dot [P4]', async () => {
    const stage = await cartStage(
      limited({ factoring: true, bank_name: 'Bank Kupiecki S.A.', remaining_amount: '5200.00' }),
    );
    expect(card(stage, 'account')).to.equal(null);
    expect(card(stage, 'payment').innerText).to.contain('z bankiem finansującym: Bank Kupiecki S.A.');
    expect(card(stage, 'payment').innerText).not.to.match(/S\.A\.\.|Wolny limit/);
  });
});

describe('an account that cannot order', () => {
  const held = [
    {
      reason: 'Zakupy na tym koncie są zablokowane. Skontaktuj się z opiekunem.',
      press: { 'Zadzwoń: 22 510 40 12': 'tel:225104012' },
      cartStays: 'Koszyk zostaje. Zamówisz, gdy konto będzie odblokowane.',
      is: { is_purchase_blocked: true },
    },
    {
      reason: 'Masz zaległe płatności: 3 846,20 zł. Ureguluj je, aby złożyć zamówienie.',
      press: { 'Ureguluj płatności': absolute('/naleznosci') },
      cartStays: 'Koszyk zostaje. Zamówisz, gdy zaksięgujemy wpłatę.',
      is: {},
    },
  ];
  for (const { reason, press, cartStays, is } of held)
    it(`gets one reason on every step: ${reason} [U6, U7, U8]`, async () => {
      const stage = await cartStage(
        { client_amount_after_deadline: '3846.20', carrier: undefined, payment: null },
        { client: client(is), contact, 'payment-url': '/naleznosci' },
      );
      const notice = card(stage, 'account');
      expect(plain(notice.innerText)).to.contain(reason).and.to.contain('Twój opiekun: Ewa Zielińska');
      expect(links(notice)).to.deep.equal({
        '22 510 40 12': 'tel:225104012',
        'ewa.zielinska@example.com': 'mailto:ewa.zielinska@example.com',
      });
      const action = card(stage, 'action');
      expect(links(action)).to.deep.equal(press);
      expect(plain(action.innerText)).to.contain(cartStays);
      expect(action.innerText).not.to.contain('Wybierz');
      await stage.press(label('cart.toAddresses'));
      expect(stage.root.activeElement!.matches('[name="carrier"]'), 'a press leads to what the step needs').to.equal(
        true,
      );
    });
  it('has the same button on the summary, above the disabled order button [U7]', async () => {
    const stage = await cartStage({}, { client: client({ is_purchase_blocked: true }), contact });
    await toSummary(stage);
    const action = card(stage, 'action');
    expect(links(action)).to.deep.equal({ 'Zadzwoń: 22 510 40 12': 'tel:225104012' });
    expect(stage.button(label('cart.summary.submit')).ariaDisabled).to.equal('true');
    expect(card(stage, 'account').innerText).to.contain('Zakupy na tym koncie są zablokowane.');
  });
  it('can visit all steps as a test client, but cannot order [U10]', async () => {
    const stage = await cartStage({}, { client: client({ is_test: true }), contact });
    await toSummary(stage);
    const noticeText = card(stage, 'account').innerText;
    expect(noticeText).to.contain('Konto testowe nie może składać zamówień.');
    expect(noticeText).to.contain('Możesz przejść wszystkie kroki, nic nie zostanie zamówione.');
    expect(stage.button(label('cart.summary.submit')).ariaDisabled).to.equal('true');
    expect(card(stage, 'action').innerText).to.contain('Konto testowe nie może składać zamówień.');
  });
  it('calls the branch without an adviser [U9]', async () => {
    const stage = await cartStage(
      {
        availablePayments: [],
        carrier: undefined,
        department_name: 'Kraków Płaszów',
        department_phone: '12 510 40 20',
      },
      {},
    );
    const notice = card(stage, 'account');
    expect(notice.innerText).to.contain('Brak dostępnych sposobów płatności dla tego koszyka.');
    expect(notice.innerText).to.contain('Zadzwoń do oddziału: Kraków Płaszów');
    expect(links(notice)).to.deep.equal({ '12 510 40 20': 'tel:125104020' });
    expect(stage.button(label('cart.toAddresses')).ariaDisabled).to.equal('true');
    expect(card(stage, 'action').innerText).not.to.contain('Wybierz');
  });
  it('wraps a long e-mail address on a phone, but not a phone number', async () => {
    const email = 'zamowienia.hurtowe.materialy.budowlane@oddzial-poznan.skladnica.example.com';
    const stage = await cartStage(
      {},
      { client: client({ is_purchase_blocked: true }), contact: JSON.stringify({ phone: '22 510 40 12', email }) },
    );
    stage.element.style.width = '320px';
    await until(() => stage.text().includes(email), 'the adviser');
    const notice = card(stage, 'account');
    expect(notice.scrollWidth).to.equal(notice.clientWidth);
    expect(notice.querySelector('a')!.getClientRects().length).to.equal(1);
  });
  it('shows the contact also below the shop’s own message', async () => {
    const own = 'Zamówienie będzie możliwe po opłaceniu zaległych faktur na kwotę 3846,20 zł';
    const stage = await cartStage(
      { client_amount_after_deadline: '3846.20' },
      { contact, 'payment-url': '/naleznosci' },
      { amount_after_deadline: { messages: [own] } },
    );
    const notice = card(stage, 'amount_after_deadline');
    await until(() => notice.innerText.includes('Twój opiekun'), 'the adviser');
    expect(Object.keys(links(card(stage, 'action')))).to.deep.equal(['Ureguluj płatności']);
  });
  it('has no contact without settings, and displays invalid numbers and addresses as text', async () => {
    const stage = await cartStage({}, { client: client({ is_purchase_blocked: true }) });
    await until(() => stage.text().includes('Zakupy na tym koncie są zablokowane.'), 'the sentence');
    expect(stage.text()).not.to.contain('Twój opiekun');
    const odd = JSON.stringify({ name: null, phone: '22 510 40 12 wew. 3', email: 'ewa@example.com?bcc=x@y.pl' });
    stage.element.setAttribute('contact', odd);
    await until(() => stage.text().includes('wew. 3'), 'the adviser');
    expect(links(stage.root.querySelector('.cart__messages')!)).to.deep.equal({});
  });
  it('uses the contact of <shop-config>, from its attribute or its child script', async () => {
    for (const config of [
      Object.assign(document.createElement('shop-config')),
      Object.assign(document.createElement('shop-config'), {
        innerHTML: `<script type="application/json">{"contact":${contact}}</script>`,
      }),
    ]) {
      if (!config.firstElementChild) config.setAttribute('contact', contact);
      document.body.prepend(config);
      const stage = await cartStage({}, { client: client({ is_purchase_blocked: true }) });
      await until(() => stage.text().includes('Twój opiekun: Ewa Zielińska'), 'the adviser');
      config.remove();
    }
  });
});
