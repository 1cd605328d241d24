/** Shows the command of the mock: its scenarios, its log, and `--fault`. */
import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../../../src/tools/command/pages';
import { mockOf, type Mock } from '../../../../src/tools/mock/command';
import { scenarios } from '../../../../src/tools/mock/scenarios';

const origin = 'http://localhost:8787';
const refused = (...args: string[]) => mockOf(args, () => undefined, pagesOf);

async function open(...args: string[]) {
  const lines: string[] = [];
  const mock = mockOf(args, (line) => void lines.push(line), pagesOf) as Mock;
  const page = await mock.answer(new Request(`${origin}/koszyk`));
  const cookies = page.headers.getSetCookie().map((line) => line.split(';', 1)[0]!);
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(cookies.join(';'))?.[1] ?? '');
  const post = async (body: object): Promise<[status: number, answer: Record<string, Record<string, unknown>>]> => {
    const headers = { Cookie: cookies.join('; '), 'X-XSRF-TOKEN': token };
    const answer = await mock.answer(
      new Request(`${origin}/koszyk`, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
    return [answer.status, (await answer.json().catch(() => ({}))) as Record<string, Record<string, unknown>>];
  };
  return { post, told: lines, page: await page.text() };
}

describe('npx shop-elements mock', () => {
  it('serves a page with the cart, and logs its calls', async () => {
    const { page, post, told: lines } = await open();
    expect(page).toContain('<shop-cart cart-url="/koszyk">');
    const [status, { cart }] = await post({});
    expect([status, cart?.['items']]).toEqual([200, expect.arrayContaining([expect.anything()])]);
    expect(lines.at(-1)).toMatch(/^POST \/koszyk \{\} → 200, \d+ ms$/);
  });

  it.each(Object.keys(scenarios).filter((one) => one !== 'slow'))(
    '--scenario %s starts that scenario',
    async (name) => {
      const { post, page } = await open('--scenario', name);
      const [status, { cart }] = await post({});
      expect(status).toBe({ expired: 419, failing: 500 }[name] ?? 200);
      if (name === 'lines')
        expect(
          (cart?.['items'] as { kind?: string }[] | undefined)?.filter((one) => one.kind !== 'deposit'),
        ).toHaveLength(500);
      if (name === 'empty') expect(cart?.['items']).toEqual([]);
      if (name === 'master') expect(cart?.['childCarts']).toHaveLength(2);
      if (name === 'locked') expect(cart?.['payment_init']).toBe(true);
      if (name === 'blocked') expect(page).toContain('"is_purchase_blocked":true');
      if (name === 'trader') expect(page).toContain(' trader>');
    },
  );

  it('--fault selects one fault by a part of its name', async () => {
    const { post } = await open('--fault', 'answers are text/html');
    expect((await post({}))[0]).toBe(200);
    expect(() => refused('--fault', 'locker loses')).toThrow(/is ambiguous; use one of “a locker loses its street”/);
    expect(() => refused('--fault', 'frobnicated')).toThrow('unknown fault');
    expect(() => refused('--scenario', 'king')).toThrow('--scenario king: unknown scenario; use one of buyer, guest');
    expect(refused('--list')).toMatch(/^scenarios\n {2}buyer[^]+\nmoney\n {2}a line’s total/);
  });
});
