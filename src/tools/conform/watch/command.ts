/** Decides how `npx shop-elements watch` is called, and what it says about each cart answer that passes through. */
import { parseArgs } from 'node:util';
import { Findings } from '../findings';
import { judgeAnswer, judgeSums } from '../judge';
import { Money } from '../money';
import { rules } from '../rules';
import type { Transport } from '../waiting';
import { passOn, type Passed } from './proxy';

export const watchUsage = `shop-elements watch <shop url> [options]
  Stands before a shop: open what it prints in a browser, use the cart, and read which answers leave the contract.

  --cart <path>    the cart's address; by default each answer that has a "cart" or "messages" is looked at
  --port <number>  default 8788
`;

export interface Watch {
  readonly port: number;
  readonly answer: (request: Request) => Promise<Response>;
}

/** What is wrong with this answer, one line each. */
function faultsIn(
  request: Request,
  body: string,
  { response, headers, text }: Passed,
  ms: number,
  money: Money,
): string[] {
  const findings = new Findings();
  const said = `POST ${body.slice(0, 160)}`;
  const reply = judgeAnswer({ request: said, status: response.status, headers, text, ms }, findings);
  if (reply.cart !== null) judgeSums(reply, reply.cart, findings, money);
  const wrong = findings.all().filter(({ verdict }) => verdict === 'broken' || verdict === 'warned');
  return wrong.flatMap(({ rule, verdict, details }) => [
    `  ${verdict === 'broken' ? '✗' : '!'} ${rule}: ${rules[rule].says}`,
    ...details.map((one) => `      ${one.replace(`${said}\n`, '').replaceAll('\n', '\n      ')}`),
  ]);
}

/** A string is the whole answer: the help. */
export function watchOf(args: readonly string[], tell: (line: string) => void, send?: Transport): Watch | string {
  const text = { type: 'string' } as const;
  const known = { cart: text, port: text, help: { type: 'boolean', short: 'h', default: false } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options: known, allowPositionals: true });
  const [url] = positionals;
  if (values.help || url === undefined) return watchUsage;
  if (!/^https?:\/\//.test(url)) throw new Error(`${url} is no address: it begins with https:// or http://.`);
  const port = Number(values.port ?? 8788);
  if (!Number.isInteger(port)) throw new Error(`--port ${values.port}: a number was expected`);
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
      const passed = await passOn(request, hasBody ? body : undefined, shop, send ?? ((to, init) => fetch(to, init)));
      const ms = Math.round(performance.now() - begin);
      const { pathname } = new URL(request.url);
      if (!hasBody || !isCart(pathname, passed.text)) return passed.response;
      const faults = faultsIn(request, body, passed, ms, money);
      const sign = faults.length > 0 ? '✗' : '✓';
      tell(`${sign} ${request.method} ${pathname} ${body.slice(0, 160)} → ${passed.response.status}, ${ms} ms`);
      for (const line of faults) tell(line);
      return passed.response;
    },
  };
}
