/** Runs `npx shop-elements watch`: logs each cart response that passes through, with the rules it breaks. */
import { parsed } from '../../command/parsed';
import { Findings } from '../findings';
import { judgeAnswer, judgeSums } from '../judge';
import { Money } from '../money';
import { rules } from '../rules';
import type { Transport } from '../timeout';
import { forward, type Forwarded } from './proxy';

export const watchUsage = `shop-elements watch <shop url> [options]
  A proxy for a shop: open the printed URL, use the cart, and read which responses violate the contract.

  --cart <path>    path of the cart; default: each response with "cart" or "messages"
  --port <number>  default 8788
`;

export interface Watch {
  readonly port: number;
  readonly answer: (request: Request) => Promise<Response>;
}

/** The violations of this response, one per line. */
function problemsIn(body: string, { response, headers, text }: Forwarded, ms: number, money: Money): string[] {
  const findings = new Findings();
  const request = `POST ${body.slice(0, 160)}`;
  const reply = judgeAnswer({ request, status: response.status, headers, text, ms }, findings);
  if (reply.cart !== null) judgeSums(reply, reply.cart, findings, money);
  const wrong = findings.all().filter(({ verdict }) => verdict === 'broken' || verdict === 'warned');
  return wrong.flatMap(({ rule, verdict, details }) => [
    `  ${verdict === 'broken' ? '✗' : '!'} ${rule}: ${rules[rule].requirement}`,
    ...details.map((one) => `      ${one.replace(`${request}\n`, '').replaceAll('\n', '\n      ')}`),
  ]);
}

/** Returns the help as a string. */
export function watchOf(args: readonly string[], log: (line: string) => void, send?: Transport): Watch | string {
  const { values, positionals } = parsed(args, ['cart', 'port'], []);
  const [url] = positionals;
  if (values.help || url === undefined) return watchUsage;
  if (!/^https?:\/\//.test(url)) throw new Error(`${url} is not a URL: use https:// or http://.`);
  const port = Number(values.port ?? 8788);
  if (!Number.isInteger(port)) throw new Error(`--port ${values.port}: expected a number`);
  const shop = new URL(url).origin;
  const money = new Money();
  const isCart = (path: string, answer: string): boolean =>
    values.cart === undefined ? /^\s*\{\s*"(cart|messages)"\s*:/.test(answer) : path === values.cart;
  return {
    port,
    answer: async (request) => {
      const begin = performance.now();
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
      const body = hasBody ? await request.text() : '';
      const passed = await forward(request, hasBody ? body : undefined, shop, send ?? ((to, init) => fetch(to, init)));
      const ms = Math.round(performance.now() - begin);
      const { pathname } = new URL(request.url);
      if (!hasBody || !isCart(pathname, passed.text)) return passed.response;
      const faults = problemsIn(body, passed, ms, money);
      const mark = faults.length > 0 ? '✗' : '✓';
      log(`${mark} ${request.method} ${pathname} ${body.slice(0, 160)} → ${passed.response.status}, ${ms} ms`);
      for (const line of faults) log(line);
      return passed.response;
    },
  };
}
