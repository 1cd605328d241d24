import { chromium as engine } from 'playwright-core';
import { chromium } from './test/browser/chromium.mjs';
import { mkdirSync } from 'node:fs';
mkdirSync('/tmp/shots-e', { recursive: true });
const url = 'http://localhost:4510';
const browser = await engine.launch(chromium);
const only = process.argv[2];
async function visit(as, width, colorScheme, prepare) {
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 740 : 900 }, colorScheme, locale: 'pl-PL', hasTouch: width < 700 });
  if (as) {
    const form = await (await context.request.get(url + '/oddzialy')).text();
    const _token = /name="_token" value="([^"]+)"/.exec(form)[1];
    await context.request.post(url + '/kto', { form: { _token, kto: as, back: '/oddzialy' }, maxRedirects: 0 });
  }
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(url + '/koszyk');
  await page.getByRole('radio').first().waitFor();
  return page;
}
const courier = (page) => page.getByRole('radio', { name: /Kurier/ }).check();
const addresses = async (page) => { await page.getByRole('button', { name: 'Przejdź do danych adresowych' }).click(); await page.getByRole('heading', { name: 'Dane adresowe' }).waitFor(); };
const summary = async (page) => { await addresses(page); await page.getByRole('button', { name: 'Podsumowanie zamówienia' }).click(); await page.getByRole('heading', { name: 'Podsumowanie i płatność' }).waitFor(); };
const scenes = {
  hint: ['kupujacy', async (p) => { await courier(p); }],
  blocked: ['kupujacy', async (p) => { await p.getByRole('button', { name: 'Przejdź do danych adresowych' }).press('Enter'); }],
  locker: ['kupujacy', async (p) => { await p.getByRole('radio', { name: /Paczkomat/ }).check(); await p.getByText('Nie wybrano paczkomatu').first().waitFor(); await p.waitForTimeout(300); await p.getByRole('button', { name: 'Przejdź do danych adresowych' }).press('Enter'); }],
  nopay: ['kupujacy', async (p) => { await courier(p); await summary(p); }],
  topay: ['kupujacy', async (p) => { await courier(p); await summary(p); await p.getByRole('button', { name: 'Wybierz formę płatności.' }).click(); await p.getByRole('radio', { name: /Kurier/ }).waitFor(); }],
  overdue: ['zaleglosci', async () => {}],
  overdueend: ['zaleglosci', async (p) => { await courier(p); await summary(p); }],
  limit: ['handlowiec', async (p) => { const q = p.getByRole('textbox', { name: /^Ilość/ }).first(); await q.fill('120'); await q.press('Enter'); await p.waitForTimeout(2500); await courier(p); await p.getByRole('radio', { name: /odroczony|termin/i }).first().check(); await p.getByText('brakuje').first().waitFor(); await p.getByText('brakuje').first().scrollIntoViewIfNeeded(); }],
  limitend: ['handlowiec', async (p) => { const q = p.getByRole('textbox', { name: /^Ilość/ }).first(); await q.fill('120'); await q.press('Enter'); await p.waitForTimeout(2500); await courier(p); await p.getByRole('radio', { name: /odroczony|termin/i }).first().check(); await p.getByText('brakuje').first().waitFor(); await summary(p); }],
  paid: ['platnosc-rozpoczeta', async () => {}],
  session: ['kupujacy', async (p) => { await p.route('**/koszyk', (r) => r.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>x' })); await p.getByRole('radio', { name: /Kurier/ }).click(); await p.getByText('Sesja wygasła').first().waitFor(); }],
  failed: ['koszyk-500', async (p) => { await p.getByRole('radio', { name: /Kurier/ }).scrollIntoViewIfNeeded(); await p.route('**/koszyk', (r) => r.fulfill({ status: 500, body: 'x' })); await p.getByRole('radio', { name: /Kurier/ }).click(); await p.getByText('Sklep nie mógł').first().waitFor({ state: 'attached' }); }],
};
for (const [name, [as, act]] of Object.entries(scenes)) {
  if (only && !only.split(',').includes(name)) continue;
  for (const [width, scheme] of [[360, 'light'], [1280, 'light'], [320, 'dark'], [1280, 'dark']]) {
    if (process.argv[3] && !process.argv[3].split(',').includes(`${width}${scheme}`)) continue;
    const page = await visit(as, width, scheme);
    try { await act(page); await page.waitForTimeout(900); } catch (e) { console.log(name, width, String(e).slice(0, 300)); }
    await page.screenshot({ path: `/tmp/shots-e/${name}-${width}-${scheme}.png` });
    await page.context().close();
  }
}
await browser.close();
