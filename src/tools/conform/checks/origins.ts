/** Tries other origins: none of them may read with the buyer's cookies, and a preflight sets no cookie. */
import type { Sent } from '../client';
import type { Probe } from '../probe';

/** Foreign origins: any page, a sandboxed one, and names that begin or end like the shop's. */
const originsFor = ({ host }: URL): string[] => [
  'https://other.example',
  'null',
  `https://${host}.other.example`,
  `https://other${host}`,
];

/**
 * A browser sends a preflight without cookies and ignores those of the response, so each cookie would create a useless session. A preflight
 * without permission does not count: no page of another origin that works with the shop sends one.
 */
async function checkPreflight(fresh: Probe, url: string): Promise<void> {
  const sent = { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' };
  const { request, headers } = await fresh.client.call(url, undefined, 'OPTIONS', sent);
  const isAllowed = headers.has('Access-Control-Allow-Origin');
  const names = headers.getSetCookie().map((line) => line.split('=', 1)[0]);
  fresh.judge(
    'preflight',
    names.length === 0 || !isAllowed ? undefined : `${request}\nthe answer sets ${names.join(', ')}`,
  );
}

/** The calls that return the buyer's data, on the shop's own origin. */
export async function checkOrigins(probe: Probe, fresh: Probe, others: readonly (string | undefined)[]): Promise<void> {
  const { client } = probe;
  const shop = new URL(client.url);
  const urls = others.filter((one): one is string => one !== undefined && new URL(one, shop).origin === shop.origin);
  for (const url of [client.url, ...urls]) await checkPreflight(fresh, url);
  for (const origin of originsFor(shop)) {
    const headers = { Origin: origin };
    const before = { ...headers, 'Access-Control-Request-Method': 'POST' };
    judge(probe, origin, await client.post({}, { headers, note: `from ${origin}` }));
    judge(probe, origin, await client.call(client.url, undefined, 'OPTIONS', before));
    for (const url of [client.url, ...urls]) judge(probe, origin, await client.call(url, undefined, 'GET', headers));
  }
}

function judge(probe: Probe, origin: string, { request, headers }: Sent): void {
  const allowed = headers.get('access-control-allow-origin') ?? '';
  const isOpen = [origin, '*'].includes(allowed) && headers.get('access-control-allow-credentials') === 'true';
  const problem = `Access-Control-Allow-Origin: ${allowed}, with credentials`;
  probe.judge('cors', isOpen ? `${request}, from ${origin}\n${problem}` : undefined);
}
