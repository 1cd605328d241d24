/** Fills the cart of a new visitor of the demo. */
import type { BrowserContext } from 'playwright-core';

/** The demo's buyer has eight lines; more are added one by one. 500 lines require a visitor whom the shop's login form switches to. */
export async function fillCart({ request }: BrowserContext, url: string, lines: number): Promise<void> {
  const form = await (await request.get(`${url}/oddzialy`)).text();
  const _token = /name="_token" value="([^"]+)"/.exec(form)?.[1] ?? '';
  if (lines === 500) await request.post(`${url}/kto`, { form: { _token, kto: 'koszyk-500', back: '/oddzialy' } });
  const headers = { 'X-CSRF-TOKEN': _token };
  for (let product = 1, known = 8; known < lines && lines < 500; product++) {
    const answer = await request.post(`${url}/koszyk`, { headers, data: { add_product: product } });
    known = ((await answer.json()) as { cart: { items: unknown[] } }).cart.items.length;
  }
}
