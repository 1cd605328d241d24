/** Tests that every change during the summary is displayed, and that no order contains an undisplayed change. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSentence } from '../../../../src/cart/changes/sentences';
import { orderReview } from '../../../../src/cart/session/review';
import { aLine, aWireCart, courier, locker, wire } from '../../../fixtures/cart';
import { stubPage, stubStorages } from '../../../fixtures/page';
import { aSession } from '../../../fixtures/session';

beforeEach(() => {
  stubPage();
  stubStorages();
});
afterEach(() => vi.unstubAllGlobals());

const gres = aLine({ id: 12, product_name: 'Gres' });
const fuga = aLine({ id: 13, product_name: 'Fuga' });
const home = { id: 7, street: 'Długa', house_no: '1', zip_code: '31-147', city: 'Kraków' };
const blik = { id: 'blik', name: 'BLIK' };
const paid = { ...wire, additional_data: { payment_methods: [blik, { id: 'p24', name: 'Przelew24' }] } };
const po = { name: 'po', label: 'Numer zamówienia' };
const note = { name: 'note', label: 'Uwaga', scope: 'line' };
const base = aWireCart({
  items: [gres, fuga],
  prices: { total_gross: '100.00' },
  availableCarriers: [courier, locker],
  carrier: { ...courier, price_gross: '29.90' },
  availablePayments: [paid],
  payment: { ...paid },
  extra_fields: [po, note],
  invoice_address: home,
});

/** A tab that displays the summary. */
async function onSummary(cart: object = base) {
  const tab = aSession();
  await tab.start(cart as never);
  const leave = tab.session.review(orderReview);
  const sentences = () => tab.state().changes.map((change) => changeSentence(change, 'PLN').replaceAll('\u00A0', ' '));
  return { ...tab, leave, sentences };
}
const causes = {
  'another tab': ({ page, clock }: Tab) => (page.otherTab(), clock.pass(1000)),
  'a page shown again': ({ page }: Tab) => page.restore(),
  'a load of its own': ({ session }: Tab) => void session.load(),
};
type Tab = Awaited<ReturnType<typeof onSummary>>;

describe.each(Object.entries(causes))('what %s brings to the summary', (_, befall) => {
  it.each<[what: string, now: object, sentence: string]>([
    ['a product', { items: [gres, fuga, aLine({ id: 14, product_name: 'Klej' })] }, 'Klej: dodano do koszyka, ilość 3'],
    ['one product less', { items: [gres] }, 'Fuga: produktu nie ma już w koszyku'],
    ['a quantity', { items: [gres, aLine({ ...fuga, quantity: 9 })] }, 'Fuga: ilość 3 → 9'],
    [
      'a carrier',
      { carrier: { ...courier, id: 9, name: 'DHL' }, availableCarriers: [courier] },
      'Dostawa: Kurier → DHL',
    ],
    ['notes', { client_comments: 'Pilne' }, 'Uwagi do zamówienia: brak → Pilne'],
    ['a voucher', { voucher: { voucher_code: 'LATO' } }, 'Kod rabatowy: brak → LATO'],
    ['a project', { project: { id: 3, name: 'Wilanów' } }, 'Projekt: brak → Wilanów'],
    ['a method', { payment_params: { payment_method: { method_id: 'blik' } } }, 'Metoda płatności: brak → BLIK'],
    ['a field', { extra_fields: [{ ...po, value: 'PO-7' }, note] }, 'Numer zamówienia: brak → PO-7'],
    [
      'a line’s field',
      { items: [gres, aLine({ ...fuga, extra_fields: { note: 'Dach' } })] },
      'Uwaga: Fuga: brak → Dach',
    ],
    [
      'an invoice address',
      { invoice_address: { ...home, city: 'Łódź' }, delivery_address: home },
      'Dane do faktury: Długa 1, 31-147 Kraków → Długa 1, 31-147 Łódź',
    ],
    ['a sum', { prices: { total_gross: '99.00' } }, 'Zmieniły się ceny lub szczegóły zamówienia.'],
    ['another cart', { id: 8 }, 'W tym miejscu jest teraz inny koszyk.'],
  ])('%s is reported, and blocks the order until acknowledged [O12, O7]', async (_what, now, sentence) => {
    const tab = await onSummary();
    void befall(tab);
    await tab.clock.pass(1000);
    await tab.last().answer({ ...base, ...now } as never);
    expect([tab.sentences(), tab.state().unseen]).toEqual([[sentence], true]);
    await tab.session.confirm();
    expect(tab.causes()).not.toContain('confirm');
    tab.session.dismissChanges();
    void tab.session.confirm();
    await tab.clock.pass(0);
    expect(tab.causes().at(-1)).toBe('confirm');
  });

  it('the review reports no difference that buyers cannot see', async () => {
    const tab = await onSummary({ ...base, revision: 'r1' });
    void befall(tab);
    await tab.clock.pass(1000);
    await tab.last().answer({ ...base, revision: 'r2', items: [{ ...gres, image: '/neu.webp' }, fuga] } as never);
    expect([tab.sentences(), tab.state().unseen]).toEqual([[], false]);
  });
});

describe('the review of the summary', () => {
  it('omits the trader’s own price of the delivery, but not other changes with it [O12]', async () => {
    const dear = { availableCarriers: [courier], carrier: { ...courier, price_net: '20.00' } };
    const cheap = {
      availableCarriers: [courier],
      carrier: { ...courier, price_net: '15.00' },
      prices: { total_gross: '95.00' },
    };
    const tab = await onSummary({ ...base, ...dear });
    void tab.session.addCarrierDiscount(1, '15.00');
    await tab.last().answer({ ...base, ...cheap } as never);
    expect([tab.sentences(), tab.state().unseen]).toEqual([[], false]);
    void tab.session.addCarrierDiscount(1, '15.00');
    await tab.last().answer({ ...base, ...cheap, items: [gres] } as never);
    expect(tab.sentences()).toEqual(['Fuga: produktu nie ma już w koszyku']);
  });

  it('drops a change that was reverted elsewhere', async () => {
    const tab = await onSummary();
    for (const items of [[gres], [gres, fuga]]) {
      tab.page.otherTab();
      await tab.clock.pass(1000);
      await tab.last().answer({ ...base, items: items.map((one) => ({ ...one, quantity: items.length })) } as never);
    }
    expect(tab.state().unseen).toBe(true);
    const back = await onSummary();
    for (const quantity of [4, 3]) {
      back.page.otherTab();
      await back.clock.pass(1000);
      await back.last().answer({ ...base, items: [gres, { ...fuga, quantity }] } as never);
    }
    expect([back.sentences(), back.state().unseen]).toEqual([[], false]);
  });

  it('blocks an order refused for a change until the change is acknowledged [O18]', async () => {
    const tab = await onSummary({ ...base, revision: 'r1' });
    void tab.session.confirm();
    await tab.clock.pass(0);
    await tab.last().refuse({}, 409, { ...base, revision: 'r2', items: [gres] } as never);
    expect([tab.sentences(), tab.state().unseen]).toEqual([['Fuga: produktu nie ma już w koszyku'], true]);
    expect(tab.state().before).toBe('100');
    void tab.session.confirm();
    await tab.clock.pass(0);
    expect(tab.causes().filter((cause) => cause === 'confirm')).toHaveLength(1);
    tab.session.dismissChanges();
    expect(tab.state().before).toBeUndefined();
    void tab.session.confirm();
    await tab.clock.pass(0);
    expect(tab.causes().filter((cause) => cause === 'confirm')).toHaveLength(2);
  });

  it('ends when the summary is left', async () => {
    const tab = await onSummary();
    const other = tab.session.review(orderReview);
    tab.leave();
    tab.page.otherTab();
    await tab.clock.pass(1000);
    await tab.last().answer({ ...base, items: [gres] } as never);
    expect(tab.state().unseen).toBe(true);
    tab.session.dismissChanges();
    other();
    tab.page.otherTab();
    await tab.clock.pass(1000);
    await tab.last().answer(base);
    expect([tab.sentences(), tab.state().unseen]).toEqual([[], false]);
  });
});
