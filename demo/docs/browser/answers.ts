/** Selects the responder for an example's calls: the page's server, the response of a state, or the mock shop on a static site. */
import type { Answer } from '../state';
import { isStatic } from './place-of-site';

interface CallRequest {
  readonly answer?: Answer;
  readonly shop?: string;
}

/** Files that do not count as calls: the map's style and fonts. */
export const IS_FILE = /\.\w+$/;

async function shopOf(scenario: string): Promise<typeof fetch> {
  const [{ openShop }, { scenarios }] = await Promise.all([
    import('../../../src/tools/mock/shop'),
    import('../../../src/tools/mock/scenarios'),
  ]);
  // The page's token belongs to another server.
  const { transport } = openShop({ ...scenarios[scenario], disabledChecks: ['csrf'] });
  return (url, init = {}) => {
    const headers = { ...(init.headers as Record<string, string>), cookie: 'sid=example' };
    return transport(new URL(String(url), location.href).href, { ...init, headers });
  };
}

const given = (answer: Answer): Promise<Response> =>
  answer === 'never'
    ? new Promise(() => {})
    : Promise.resolve(Response.json(answer.body ?? {}, { status: answer.status ?? 200 }));

/** Starts intercepting now; elements read `fetch` at each call. */
export function answerBy({ answer, shop }: CallRequest): void {
  if (answer === undefined && shop === undefined && !isStatic) return;
  const own = fetch.bind(globalThis);
  let opened: Promise<typeof fetch> | undefined;
  globalThis.fetch = async (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (origin !== location.origin || IS_FILE.test(pathname)) return own(input, init);
    if (answer !== undefined) return given(answer);
    opened ??= shopOf(shop ?? 'buyer');
    return (await opened)(input, init);
  };
}
