/** Runs one random order: edits, network faults, presses of the order button, and the checks. */
import type { Browser, Page } from 'playwright-core';
import { createRandom } from '../../../demo/server/seed/random';
import { orderButton, type Buyer } from './buyer';
import { orderFaults } from './faults';
import type { OrderPages, Visit } from './pages';
import { isIdle, screenOf, type Screen } from './screen';
import { orderShop, streets, type Kind, type Order, type OrderShop } from './shop';
import { ways, type Way } from './ways';
import { label, startsLike } from '../../e2e/labels';
import { textsOf } from '../../fixtures/texts';

export const kinds: readonly Kind[] = ['one order per cart', 'keys', 'keys, empties late'];
const HIT = textsOf(
  'load | quantity | carrier | payment | client_comments | remove | delivery_address | confirm | confirm | confirm',
);

export interface Finding {
  readonly run: number;
  readonly what: string;
  readonly trace: readonly string[];
}

export interface RunReport {
  readonly findings: readonly Finding[];
  readonly orders: number;
  readonly way: string;
  readonly fault: string | undefined;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const displayedAmount = (grosze: number) =>
  plain(`${(grosze / 100).toLocaleString('pl-PL', { minimumFractionDigits: 2, useGrouping: 'always' })} zł`);

export async function openCart(buyer: Buyer): Promise<void> {
  buyer.page = await buyer.context.newPage();
  await buyer.page.goto(`${buyer.url}/koszyk`);
}

/** One edit on the first step; skipped if the page does not display its control. */
async function edit({ page, random, wantedQuantities: wishes, visit }: Buyer): Promise<void> {
  const name = `Produkt ${random.whole(1, 5)}`;
  const line = name.slice(-1);
  const row = page.getByRole('row', { name: new RegExp(name) });
  const field = row.getByRole('textbox');
  const press = (one: ReturnType<Page['getByRole']>) => one.click({ timeout: 2000 });
  const acts: readonly (() => Promise<void>)[] = [
    async () => {
      await press(row.getByRole('button', { name: /^Zwiększ ilość/ }));
      wishes.set(line, Number(await field.inputValue()));
    },
    async () => {
      const wish = random.whole(1, 20);
      await field.fill(String(wish), { timeout: 2000 });
      wishes.set(line, wish);
      await field.press(random.chance(0.5) ? 'Enter' : 'Tab');
    },
    async () => {
      if (Object.keys(visit.shop.cart.quantities).length < 4) return;
      await press(row.getByRole('button', { name: startsLike('cart.items.removeItem') }));
      wishes.delete(line);
    },
    () => press(page.getByRole('radio', { name: random.chance(0.5) ? /^Kurier jutro/ : /^Kurier(?! jutro)/ })),
    () => press(page.getByRole('radio', { name: random.chance(0.5) ? 'Przelew' : 'Pobranie' })),
    () =>
      page.getByRole('textbox', { name: 'Uwagi do zamówienia' }).fill(`Uwaga ${random.whole(1, 9)}`, { timeout: 2000 }),
  ];
  await random
    .pick(acts)()
    .catch(() => visit.trace.push('an edit found no control'));
}

/** Follows the screen's next button up to the order button; true if that is displayed and enabled. */
export async function toSummary(buyer: Buyer, other = false): Promise<boolean> {
  const { page, visit } = buyer;
  for (let attempt = 0; attempt < 10; attempt++) {
    await isIdle(page);
    if (!page.url().includes('/koszyk')) return false;
    if (await page.getByText('Nie znaleziono produktów w koszyku.').isVisible()) return false;
    const offers = [
      orderButton(page),
      page.getByRole('button', { name: 'Spróbuj ponownie' }).first(),
      page.getByRole('button', { name: label('cart.toSummary') }),
      page.getByRole('button', { name: label('cart.toAddresses') }),
    ];
    const at = (await Promise.all(offers.map((one) => one.isVisible()))).indexOf(true);
    if (at === 0) return true;
    if (at === 2 && other) {
      await page
        .getByRole('radio', { name: 'inny' })
        .check({ timeout: 2000 })
        .catch(() => {});
      await page
        .getByRole('group', { name: 'Zapisane adresy' })
        .getByRole('radio')
        .first()
        .check({ timeout: 2000 })
        .catch(() => {});
    }
    visit.trace.push(
      `turn ${attempt}: ${['', 'again', 'to the summary', 'to the addresses'][at] ?? 'nothing to press'}`,
    );
    if (at > 0) await offers[at]!.click({ timeout: 3000 }).catch(() => {});
    // A refused step displays its reason; the faults are used up at the next attempt.
    await page.waitForTimeout(60);
  }
  return false;
}

/** Acknowledges all changes made elsewhere. */
async function acknowledge(page: Page): Promise<void> {
  const seen = page.getByRole('button', { name: 'Widzę zmiany' });
  if (await seen.isVisible()) await seen.click({ timeout: 2000 }).catch(() => {});
}

/** Repeats orders like a buyer who wants these goods, until they are ordered or no button is left. */
async function insist(buyer: Buyer): Promise<void> {
  for (let attempt = 0; attempt < 8; attempt++) {
    if (!(await toSummary(buyer))) return;
    await acknowledge(buyer.page);
    await orderButton(buyer.page)
      .click({ timeout: 3000 })
      .catch(() => {});
    await Promise.race([buyer.page.waitForURL(/dziekujemy/, { timeout: 6000 }).catch(() => {}), isIdle(buyer.page)]);
    await buyer.page.waitForTimeout(60);
  }
}

/** `spoil` makes the shop break a promise, which the judge must detect. */
export async function runOrder(
  browser: Browser,
  pages: OrderPages,
  seed: number,
  run: number,
  spoil: (shop: OrderShop) => OrderShop = (shop) => shop,
): Promise<RunReport> {
  const random = createRandom(seed * 100_003 + run);
  const kind = kinds[run % kinds.length]!;
  const hasRevisions = run % 2 === 0;
  const way: Way = ways[Math.floor(run / 6) % ways.length]!;
  const fault = random.chance(0.6) ? random.pick(orderFaults) : undefined;
  const hit = fault && random.pick(HIT);
  const visit: Visit = { shop: spoil(orderShop(kind, hasRevisions)), armed: new Map(), slow: new Map(), trace: [] };
  const name = `v${seed}-${run}`;
  pages.visits.set(name, visit);
  visit.trace.push(
    `${kind}, ${hasRevisions ? 'revisions' : 'no revisions'}, ${way.name}, ${fault?.name ?? 'no fault'} at ${hit ?? '–'}`,
  );

  const context = await browser.newContext();
  await context.addCookies([{ name: 'visit', value: name, url: pages.url }]);
  const screen = await screenOf(context);
  const buyer: Buyer = {
    context,
    visit,
    random,
    url: pages.url,
    page: undefined as never,
    wantedQuantities: new Map(),
  };
  try {
    if (fault && hit === 'load') visit.armed.set(hit, fault);
    await openCart(buyer);
    await isIdle(buyer.page);
    if (fault && hit !== undefined && hit !== 'load') visit.armed.set(hit, fault);
    for (let edits = random.whole(0, 3); edits > 0; edits--) await edit(buyer);
    await way.order(buyer, { toSummary: () => toSummary(buyer, random.chance(0.3)), open: () => openCart(buyer) });
    visit.armed.clear();
    visit.slow.clear();
    await insist(buyer);
    const text = await buyer.page.evaluate(
      () => document.querySelector('shop-cart')?.shadowRoot?.textContent ?? document.body.innerText,
    );
    const findings = judge(visit.shop.orders, screen, buyer, text);
    return {
      findings: findings.map((what) => ({ run, what, trace: [...visit.trace] })),
      orders: visit.shop.orders.length,
      way: way.name,
      fault: fault?.name,
    };
  } finally {
    await context.close();
    pages.visits.delete(name);
  }
}

function judge(
  orders: readonly Order[],
  screen: Screen,
  { wantedQuantities: wishes, visit }: Buyer,
  text: string,
): string[] {
  const findings: string[] = [];
  for (const order of orders) {
    const expected = JSON.stringify([displayedAmount(order.total), order.quantities]);
    const isSeen = screen.pressed.some(
      ({ total, quantities, address }) =>
        JSON.stringify([plain(total), quantities]) === expected && address.includes(streets[order.address]!),
    );
    if (!isSeen)
      findings.push(
        `ordered ${expected} to ${streets[order.address]}, on the screen ${JSON.stringify(screen.pressed)}`,
      );
  }
  if (orders.length > 1) findings.push(`${orders.length} orders, keys ${orders.map(({ key }) => key).join(', ')}`);
  if (orders.length === 0) findings.push(`no order in the end: ${plain(text).slice(0, 300)}`);
  const last = orders.at(-1)?.quantities ?? visit.shop.cart.quantities;
  for (const [line, wish] of wishes)
    if (last[line] !== wish && !screen.announced.some((one) => /Nie|zmieni|ilość|ponownie/i.test(one)))
      findings.push(`wanted ${wish} of line ${line}, has ${last[line]}, and nobody said so`);
  if (text.trim() === '') findings.push('a blank page');
  findings.push(...screen.errors.map((error) => `uncaught: ${error}`));
  return findings;
}
