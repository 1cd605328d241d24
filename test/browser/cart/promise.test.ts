/** Tests when carriers deliver and until when payments are paid: on step 1, on the summary and on the printed sheet of the built `<shop-cart>`. */
import { expect } from '@open-wc/testing';
import { courier, locker, pickup, transport, wire } from '../../fixtures/cart';
import { until } from '../settled';
import { cartStage, toSummary, type CartStage } from './cart';

const promised = {
  availableCarriers: [
    { ...courier, delivery: { text: 'we wtorek 1.12, 8–16' } },
    { ...locker, delivery: { from: '2026-12-01', to: '2026-12-03' } },
    { ...pickup, delivery: { from: '2026-11-30' } },
    transport,
  ],
  availablePayments: [
    { ...wire, until: '2026-12-12', limit_left: '1929.00', merchantLimit: { remaining_amount: '1990.50' } },
    { id: 2, name: 'Przedpłata', hook_name: 'upfront_manual_wire', text: 'wysyłka dzień po zaksięgowaniu' },
  ],
};
const rows = ({ root }: CartStage, name: string) =>
  [...root.querySelectorAll<HTMLElement>(`.radio-card:has([name=${name}])`)].map((one) =>
    one.innerText.replaceAll(/\s+/g, ' ').trim(),
  );

it('each carrier says when it delivers, each payment until when it is paid and what of the limit is left [P13]', async () => {
  const stage = await cartStage(promised);
  expect(rows(stage, 'carrier')).to.deep.equal([
    'Kurier we wtorek 1.12, 8–16 24,60 zł',
    'Paczkomat 1–3.12 14,99 zł',
    'Odbiór pon. 30.11 bezpłatnie',
    'Transport 246,00 zł',
  ]);
  expect(rows(stage, 'payment')).to.deep.equal([
    'Przelew zapłacisz do 12.12.2026 Wolny limit: 1 990,50 zł · po tym zamówieniu zostanie 1 929,00 zł',
    'Przedpłata wysyłka dzień po zaksięgowaniu',
  ]);
});

it('a shop that promises nothing displays no second line', async () => {
  expect(rows(await cartStage({}), 'carrier')[0]).to.equal('Kurier 24,60 zł');
});

it('the heading says once which prices they are; a price of the other kind says so itself', async () => {
  const head = ({ root }: CartStage) => root.querySelector<HTMLElement>('[part~="delivery"] [part~="card-head"]')!;
  const gross = await cartStage({});
  expect(head(gross).innerText.replaceAll(/\s+/g, ' ')).to.equal('Dostawa ceny brutto');
  const net = await cartStage({ availableCarriers: [courier, { ...locker, price_net: null }] }, { prices: 'net' });
  expect(head(net).innerText.replaceAll(/\s+/g, ' ')).to.equal('Dostawa ceny netto');
  expect(rows(net, 'carrier')).to.deep.equal(['Kurier 20,00 zł', 'Paczkomat 14,99 zł brutto']);
  expect(head(await cartStage({ availableCarriers: [], carrier: null })).innerText).to.equal('Dostawa');
});

for (const width of [320, 390, 1200])
  it(`all prices end at one right edge, beside their carrier, in ${width} px`, async () => {
    const stage = await cartStage(promised);
    stage.element.style.cssText = `display: block; inline-size: ${width}px`;
    const of = (name: string) => [...stage.root.querySelectorAll(`[part~="delivery"] .radio-card__${name}`)];
    const [prices, texts] = [of('price'), of('text')].map((all) => all.map((one) => one.getBoundingClientRect()));
    expect(new Set(prices!.map(({ right }) => Math.round(right))).size).to.equal(1);
    prices!.forEach((price, at) => expect(price.left).to.be.at.least(texts![at]!.right));
  });

it('the summary and the printed sheet repeat the promise of the chosen ones', async () => {
  const stage = await toSummary(await cartStage(promised));
  const expected = [
    'we wtorek 1.12, 8–16',
    'zapłacisz do 12.12.2026',
    'Wolny limit: 1 990,50 zł · po tym zamówieniu zostanie 1 929,00 zł',
  ];
  const words = (node: Element) => node.textContent.replaceAll('\u00A0', ' ');
  for (const one of expected) expect(words(stage.root.querySelector('.reviews')!)).to.contain(one);
  dispatchEvent(new Event('beforeprint'));
  await until(() => stage.root.querySelector('.sheet'), 'the sheet');
  for (const one of expected) expect(words(stage.root.querySelector('.sheet')!)).to.contain(one);
  dispatchEvent(new Event('afterprint'));
});
