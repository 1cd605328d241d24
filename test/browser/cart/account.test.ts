/** Shows what the built `<shop-cart>` says of limits, arrears and blocks before the order, and whom and what it leads to. */
import { expect } from '@open-wc/testing';
import { transport, wire } from '../../fixtures/cart';
import { until } from '../settled';
import { cartStage, type CartStage } from './cart';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const contact = JSON.stringify({ name: 'Ewa Zielińska', phone: '22 510 40 12', email: 'ewa.zielinska@example.com' });
const client = (more: object) => JSON.stringify({ first_name: 'Anna', last_name: 'Nowak', ...more });

async function toSummary(stage: CartStage): Promise<void> {
  stage.button('Przejdź do danych adresowych').click();
  await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
  stage.button('Podsumowanie zamówienia').click();
  await until(() => stage.text().includes('Dane kupującego'), 'the summary');
}

const card = ({ root }: CartStage, part: string) => root.querySelector<HTMLElement>(`[part~="${part}"]`)!;
const links = (within: Element): Record<string, string | null> =>
  Object.fromEntries([...within.querySelectorAll('a')].map((one) => [one.textContent, one.getAttribute('href')]));
const warning = (within: ParentNode) => within.querySelector<HTMLElement>('[part~="notice-warning"]');
const absolute = (path: string) => new URL(path, location.href).href;

describe('a limit that is smaller than the order', () => {
  const limited = (merchantLimit: object) => ({
    prices: { total_net: '6818.25', total_gross: '8387.45' },
    availablePayments: [{ ...wire, merchantLimit }],
  });
  const sentence = 'Wolny limit 5 200,00 zł, brakuje 3 187,45 zł.';

  it('is told at the payment and beside the order button, which it does not block [P5]', async () => {
    const stage = await cartStage(limited({ remaining_amount: '5200.00' }), { 'payment-url': '/naleznosci' });
    const told = warning(card(stage, 'payment'))!;
    expect(plain(told.innerText)).to.contain(sentence);
    expect(links(told)).to.deep.equal({ 'Ureguluj płatności': absolute('/naleznosci') });
    await toSummary(stage);
    expect(plain(card(stage, 'action').innerText)).to.contain(sentence);
    expect(links(card(stage, 'action'))).to.deep.equal({ 'Ureguluj płatności': absolute('/naleznosci') });
    expect(stage.button('Zamawiam z obowiązkiem zapłaty').ariaDisabled).to.equal(null);
  });
  it('has no way where the page names none, nor one that may not be followed', async () => {
    const stage = await cartStage(limited({ remaining_amount: 5200 }), { 'payment-url': 'javascript:alert(1)' });
    expect(plain(warning(card(stage, 'payment'))!.innerText)).to.contain(sentence);
    expect(links(card(stage, 'payment'))).to.deep.equal({});
  });
  it('is the bank’s to tell with factoring, in a sentence that ends once', async () => {
    const stage = await cartStage(
      limited({ factoring: true, bank_name: 'Bank Kupiecki S.A.', remaining_amount: '5200.00' }),
    );
    expect(warning(card(stage, 'payment')) === null).to.equal(true);
    expect(card(stage, 'payment').innerText).to.contain('z bankiem finansującym: Bank Kupiecki S.A.');
    expect(card(stage, 'payment').innerText).not.to.contain('S.A..');
  });
});

describe('an account that cannot order', () => {
  it('hears so on the first step, in one notice above all, with the amount, where to pay and the adviser', async () => {
    const stage = await cartStage(
      { client_amount_after_deadline: '3846.20', carrier: { ...transport, price_net: '0' } },
      { client: client({ is_purchase_blocked: true }), contact, 'payment-url': '/naleznosci' },
    );
    await until(() => stage.text().includes('Twój opiekun'), 'the notice');
    const above = stage.root.querySelector('.cart__messages')!;
    expect(above.querySelectorAll('[part~="notice-warning"]').length).to.equal(1);
    const told = plain(warning(above)!.innerText);
    expect(told).to.contain('Zakupy na tym koncie są zablokowane. Skontaktuj się z opiekunem.');
    expect(told).to.contain('Masz zaległe płatności po terminie.').and.to.contain('Po terminie: 3 846,20 zł.');
    expect(told).to.contain('Transport nie został jeszcze wyceniony.');
    expect(told).to.contain('Twój opiekun: Ewa Zielińska');
    expect(links(above)).to.deep.equal({
      'Ureguluj płatności': absolute('/naleznosci'),
      '22 510 40 12': 'tel:225104012',
      'ewa.zielinska@example.com': 'mailto:ewa.zielinska@example.com',
    });
  });
  it('keeps a long e-mail address inside a phone, and a phone number in one piece', async () => {
    const email = 'zamowienia.hurtowe.materialy.budowlane@oddzial-poznan.skladnica.example.com';
    const stage = await cartStage(
      {},
      { client: client({ is_test: true }), contact: JSON.stringify({ phone: '22 510 40 12', email }) },
    );
    stage.element.style.width = '320px';
    await until(() => stage.text().includes(email), 'the adviser');
    const notice = warning(stage.root)!;
    expect(notice.scrollWidth).to.equal(notice.clientWidth);
    expect(notice.querySelector('a')!.getClientRects().length).to.equal(1);
  });
  it('has the same help beside the order button', async () => {
    const stage = await cartStage(
      { client_amount_after_deadline: '3846.20' },
      { contact, 'payment-url': '/naleznosci' },
    );
    await toSummary(stage);
    expect(plain(card(stage, 'action').innerText)).to.contain('Po terminie: 3 846,20 zł.');
    expect(Object.keys(links(card(stage, 'action')))).to.deep.equal(['Ureguluj płatności', '22 510 40 12']);
  });
  it('has it below the shop’s own sentence too', async () => {
    const own = 'Zamówienie będzie możliwe po opłaceniu zaległych faktur na kwotę 3846,20 zł';
    const stage = await cartStage(
      { client_amount_after_deadline: '3846.20' },
      { contact, 'payment-url': '/naleznosci' },
      { amount_after_deadline: { messages: [own] } },
    );
    const notice = card(stage, 'amount_after_deadline');
    await until(() => notice.innerText.includes('Twój opiekun'), 'the adviser');
    expect(Object.keys(links(notice))).to.include('Ureguluj płatności');
  });
  it('is told without help where the page names nobody, and what is no number or address is text', async () => {
    const stage = await cartStage({}, { client: client({ is_test: true }) });
    await until(() => stage.text().includes('Konto testowe nie może składać zamówień.'), 'the sentence');
    expect(stage.text()).not.to.contain('Twój opiekun');
    const odd = JSON.stringify({ name: null, phone: '22 510 40 12 wew. 3', email: 'ewa@example.com?bcc=x@y.pl' });
    stage.element.setAttribute('contact', odd);
    await until(() => stage.text().includes('wew. 3'), 'the adviser');
    expect(links(stage.root.querySelector('.cart__messages')!)).to.deep.equal({});
  });
  it('is looked after by the one whom the page names in <shop-config>, as an attribute or in its child script', async () => {
    for (const config of [
      Object.assign(document.createElement('shop-config')),
      Object.assign(document.createElement('shop-config'), {
        innerHTML: `<script type="application/json">{"contact":${contact}}</script>`,
      }),
    ]) {
      if (!config.firstElementChild) config.setAttribute('contact', contact);
      document.body.prepend(config);
      const stage = await cartStage({}, { client: client({ is_test: true }) });
      await until(() => stage.text().includes('Twój opiekun: Ewa Zielińska'), 'the adviser');
      config.remove();
    }
  });
});
