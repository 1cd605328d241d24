/** Shows that the configurator's server accepts only its own token, and responds only to scripts of the shop. */
import { describe, expect, it } from 'vitest';
import { createConfigurator } from '../../demo/server/configurator/app';
import { createPasses, type Pass } from '../../demo/server/configurator/tokens';
import { createTwig } from '../../demo/server/pages/twig';

const SHOP = 'https://sklep.example';
const app = createConfigurator(() => SHOP, createTwig());
const ask = async (origin?: string) => app.request('/projekt/getNewToken', origin ? { headers: { origin } } : {});

describe('a token of the configurator', () => {
  it('a configurator token is readable only by the shop’s scripts, without cookies', async () => {
    const answer = await ask(SHOP);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SHOP);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('set-cookie')).toBeNull();
    for (const other of [undefined, 'https://evil.example', 'null', `${SHOP}.evil.example`])
      expect((await ask(other)).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('a valid token opens the project, escaped, and names the referrer', async () => {
    const { token, sessionid } = (await (await ask(SHOP)).json()) as Pass;
    const query = new URLSearchParams({ token, sessionid, user_n: '<b>Glazbud</b>', cart_n: 'K1', redir: '/ov/7' });
    const page = await app.request(`/projekt?${query.toString()}`, { headers: { referer: `${SHOP}/koszyk` } });
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('&lt;b&gt;Glazbud');
    expect(html).toContain(`${SHOP}/koszyk`);
    expect(html).not.toContain('<b>Glazbud');
  });

  it.each(['/projekt', '/raty/7'])('a wrong token opens nothing at %s', async (path) => {
    const { token } = (await (await ask(SHOP)).json()) as Pass;
    for (const query of ['', `?token=${token}`, `?token=${token}&sessionid=other`, '?token=x&sessionid=y']) {
      const page = await app.request(path + query);
      expect([page.status, (await page.text()).includes('Token jest nieważny')]).toEqual([403, true]);
    }
  });

  it('a token expires after ten minutes', () => {
    let now = 0;
    const passes = createPasses(() => now);
    const pass = passes.make();
    expect(passes.isValid(pass)).toBe(true);
    now = 600_000;
    expect(passes.isValid(pass)).toBe(false);
  });
});
