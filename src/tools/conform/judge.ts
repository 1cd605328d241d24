/** Checks every response of a cart, whatever the request. */
import type { Cart } from '../../cart/wire/cart';
import { isTokenRefused } from '../../http/csrf';
import type { Sent } from './client';
import type { Findings } from './findings';
import { issuesOf } from './unread-fields';
import type { Money } from './money';
import { processFault } from './process-shape';
import { noteFaults, noteRulesThatApply } from './price-notes';
import { readAnswer } from './reading';
import { isRefused, short, type Reply } from './reply';

/** The first bytes of gzip, the second of which is not UTF-8. */
const GZIP = '\u001f\ufffd';

/** Checks the rules of every response, except responses that frameworks generate: only their status is checked. */
export function judgeAnswer(sent: Sent, findings: Findings): Reply {
  const { request, status, headers, text } = sent;
  const none = { ...sent, answer: undefined, cart: null, isDone: false };
  findings.timed(sent);
  findings.judge('time', sent.failure && `${request}\n${sent.failure}`);
  if (sent.failure !== undefined) return none;
  const { raw, read, unread: lost } = readAnswer(text);
  if (status === 401 || isTokenRefused(sent)) {
    const answer = read.success ? read.output : undefined;
    return { ...none, answer, cart: answer?.cart ?? null };
  }
  if (text.startsWith(GZIP)) {
    findings.break(
      'json',
      `${request}\n${status}, compressed twice: let the application or the proxy compress, not both`,
    );
    return none;
  }
  if (text.includes('\uFFFD')) findings.break('json', `${request}\nsome of its bytes are not UTF-8`);
  findings.judge('json', raw === undefined ? `${request}\n${status} ${short(text) || '(empty)'}` : undefined);
  if (raw === undefined) return none;
  const type = headers.get('content-type') ?? '';
  const [, charset = 'utf-8'] = /charset="?([^";\s]+)/i.exec(type) ?? [];
  const isJson = /^application\/(\w+\+)?json/.test(type) && /^utf-?8$/i.test(charset);
  findings.judge('type', isJson ? undefined : `${request}\nContent-Type: ${type || '(none)'}`);
  const stored = headers.get('cache-control') ?? '';
  const isStored = /no-store/.test(stored) ? undefined : `${request}\nCache-Control: ${stored || '(none)'}`;
  findings.judge('no-store', isStored);
  findings.judge('shape', read.success ? undefined : `${request}\n${status} ${issuesOf(read.issues, raw)}`);
  if (!read.success) return none;
  findings.judge('fields', lost.length === 0 ? undefined : lost.slice(0, 8).join('\n'));
  judgeContent(sent, findings);
  findings.noteFields(raw);
  return {
    ...sent,
    answer: read.output,
    cart: read.output.cart ?? null,
    isDone: status >= 200 && status < 300 && !isRefused(read.output),
  };
}

const CONTENT = [
  ...(['ids', 'texts', 'links', 'currency', 'days', 'days-form', 'signs', 'phone'] as const),
  ...(['white-list', 'guarantee', 'promise', 'parts', 'price-steps', 'price-until'] as const),
] as const;

/** Checks the single values of any response of the shop. */
export function judgeContent({ request, text }: Sent, findings: Findings): void {
  for (const rule of CONTENT) findings.keep(rule);
  for (const [rule, problem] of readAnswer(text).faults) findings.break(rule, `${request}\n${problem}`);
}

const NOT_THERE = {
  deposit: 'the cart has no deposits',
  reduction: 'the cart has no former price for a consumer',
  percent: 'the cart has no reduction in per cent',
} as const;

/** Checks the rules of every cart. */
export function judgeSums({ request }: Reply, cart: Cart, findings: Findings, money: Money): void {
  if (cart.revision === undefined) findings.skip('revision', 'the cart has no revision');
  for (const rule of ['decimals', 'vat', 'line'] as const) findings.keep(rule);
  for (const rule of ['totals', 'goods', 'sums'] as const) {
    if (cart.prices !== undefined) findings.keep(rule);
    else findings.skip(rule, 'the cart has no prices');
  }
  const there = noteRulesThatApply(cart);
  for (const rule of ['deposit', 'reduction', 'percent'] as const) {
    if (there[rule]) findings.keep(rule);
    else findings.skip(rule, NOT_THERE[rule]);
  }
  for (const [rule, problem] of [...money.faults(cart), ...noteFaults(cart)])
    findings.break(rule, `${request}\n${problem}`);
  const problem = processFault(cart);
  if (problem !== undefined) findings.break('additions', `${request}\n${problem}`);
}
