/** Shows, on every page of the demo's server before any script, that prices are of the page's kind, each with its unit. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { toDecimal, type Decimal } from '../../src/http/decimal';
import { outcomeOf } from '../../src/product/calculator/outcome';
import { startWith } from '../../src/product/calculator/state';
import { workerShop } from '../fixtures/open-shop';
import { Parsed } from '../fixtures/parsed';
import { exceptions, lackingPrices } from '../fixtures/prices';
import { displayedQuantity, Visit } from './visit';

let shop: Shop;
/** A buyer with a cart and an order that awaits its payment, and a company with years of orders. */
let buyer: Visit;
let regular: Visit;
let pages: readonly (readonly [Visit, string])[];

const html = async (who: Visit, path: string) => (await who.send(path)).text();
const firstMatch = (text: string, what: RegExp) => what.exec(text)?.[1] ?? expect.fail(`no ${what}`);
const plain = (who: Visit, path: string, form: Record<string, string>) =>
  who.send(path, { method: 'POST', body: new URLSearchParams({ _token: who.token, ...form }) });

beforeAll(async () => {
  shop = await workerShop();
  buyer = await new Visit(shop).as('kupujacy');
  regular = await new Visit(shop).as('staly-klient');
  const product = firstMatch(await html(buyer, '/kategoria/gres'), /href="(\/produkt\/[^"]+)"/);
  await plain(buyer, '/oferta', { sku: firstMatch(await html(buyer, product), /product__meta">(\S+)/) });
  await buyer.post({ carrier: { id: 1 } });
  await buyer.post({ payment_method: { payment_id: 1, method_id: 'blik' } });
  const order = (await buyer.post({ confirm: true })).messages['confirm']?.redirect_url ?? '';
  await plain(buyer, `${product}/do-koszyka`, { quantity: '40' });
  await buyer.ready();
  const invoice = firstMatch(
    await html(regular, '/api/zamowienia?page=11'),
    /"(\/konto\/dokumenty\/[^"]+faktura\.html)"/,
  );
  const mine = ['/', '/kategoria/gres', product, '/szukaj?query=gres', '/koszyk', '/koszyk/podsumowanie', '/oferta'];
  const ordered = [order, `${order}/platnosc`, `${order}/zaplac`];
  const theirs = ['/pulpit', '/konto/zamowienia', invoice, invoice.replace('faktura', 'wz'), '/ulubione'];
  pages = [
    ...[...mine, ...ordered].map((path) => [buyer, path] as const),
    ...theirs.map((path) => [regular, path] as const),
  ];
});

describe.each([
  ['gross', 'skladnica', 'netto'],
  ['net', 'wholesale', 'brutto'],
])('with %s prices first', (_, theme, other) => {
  const read: [string, Parsed][] = [];
  beforeAll(async () => {
    for (const [who, path] of pages) {
      who.keep('motyw', theme);
      read.push([path, Parsed.page(await html(who, path))]);
    }
  });

  it('every price on every page has its kind and unit [B34]', () => {
    const faults = read.flatMap(([path, page]) =>
      lackingPrices(exceptions, page as never).map(({ text, lacks }) => `${path}: no ${lacks}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it('lists have prices of one kind, and totals end with the gross amount due [B34]', () => {
    let [tables, sums] = [0, 0];
    for (const [path, page] of read) {
      for (const table of page.querySelectorAll('table').filter((one) => one.getAttribute('class') === 'lines')) {
        tables += 1;
        expect(table.querySelector('thead')?.textContent, path).not.toContain(other);
      }
      for (const list of page.querySelectorAll('dl').filter((one) => one.getAttribute('class') === 'sums')) {
        sums += 1;
        const terms = list.querySelectorAll('dt').map(({ textContent }) => textContent);
        expect(terms.at(-1), path).toMatch(/ brutto$/);
        // The only price of the other kind is the net part of the total, or the total itself.
        expect(
          terms.slice(0, -2).filter((term) => term.includes(other)),
          path,
        ).toEqual([]);
      }
    }
    expect([tables, sums]).toEqual([5, 4]);
  });
});

it('the calculator of a product’s page equals the cart line, also for many packages [K8]', async () => {
  const path = firstMatch(await html(buyer, '/kategoria/gres'), /href="(\/produkt\/[^"]+)"/);
  buyer.keep('motyw', 'skladnica');
  const [calculator] = Parsed.page(await html(buyer, path)).querySelectorAll('shop-calculator');
  const number = (name: string): Decimal | undefined => toDecimal(calculator?.getAttribute(name) ?? '');
  const { cart } = await buyer.post({});
  const line = cart.items[0];
  const settings = {
    mainUnit: undefined,
    unit: undefined,
    unitValue: undefined,
    unitsInOuter: undefined,
    pricePack: number('price-pack'),
    vatRate: number('vat-rate'),
    min: 1,
    step: 1,
  };
  expect(outcomeOf(startWith(displayedQuantity(line)), settings).price).toBe(toDecimal(line.prices.total_gross));
});
