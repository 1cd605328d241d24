/** Decides how one action is tried on the shop and judged: what every answer must be, what an action does, what is refused. */
import * as v from 'valibot';
import { offeredCart, type Cart, type CartAnswer } from '../cart/wire/cart';
import { isTokenRefused } from '../http/csrf';
import type { Client, PostOptions, Sent } from './client';
import { losses } from './losses';
import { rules, type RuleName } from './rules';

export interface Result {
  readonly rule: RuleName;
  verdict: 'kept' | 'broken' | 'warned' | 'skipped';
  /** What was seen where it was broken, or why it was skipped. */
  readonly details: string[];
}

/** An answer as the elements read it. */
export interface Reply extends Sent {
  readonly answer: CartAnswer | undefined;
  readonly cart: Cart | null;
  /** The action was carried out, as far as the answer says. */
  readonly isDone: boolean;
}

/** Undefined when the cart is as wanted, else what is wrong with it. */
export type Effect = (cart: Cart) => string | undefined;

/** The beginning, and what the shop says: in between there is a whole cart. */
function short(text: string): string {
  if (text.length <= 200) return text;
  const at = text.search(/"messages":\s*(\{|\[\s*\])/);
  return at < 60 ? `${text.slice(0, 200)}…` : `${text.slice(0, 30)} … ${text.slice(at, at + 200)}`;
}

export class Probe {
  readonly client: Client;
  readonly results = new Map<RuleName, Result>();

  constructor(client: Client) {
    this.client = client;
  }

  keep(rule: RuleName): void {
    const known = this.results.get(rule);
    if (known === undefined || known.verdict === 'skipped')
      this.results.set(rule, { rule, verdict: 'kept', details: [] });
  }

  break(rule: RuleName, detail: string): void {
    const known = this.results.get(rule);
    const details = known?.verdict === 'skipped' ? [] : (known?.details ?? []);
    if (!details.includes(detail)) details.push(detail);
    this.results.set(rule, { rule, verdict: rules[rule].level === 'must' ? 'broken' : 'warned', details });
  }

  skip(rule: RuleName, reason: string): void {
    if (!this.results.has(rule)) this.results.set(rule, { rule, verdict: 'skipped', details: [reason] });
  }

  judge(rule: RuleName, problem: string | undefined): void {
    if (problem === undefined) this.keep(rule);
    else this.break(rule, problem);
  }

  /** Posts and judges what holds for every answer, save those that frameworks give by themselves: there the status is enough. */
  async post(body: unknown, options?: PostOptions): Promise<Reply> {
    const sent = await this.client.post(body, options);
    const { request, status, headers, text } = sent;
    const raw = parsed(text);
    if (status === 401 || isTokenRefused(sent)) {
      const said = v.safeParse(offeredCart, raw);
      const answer = said.success ? said.output : undefined;
      return { ...sent, answer, cart: answer?.cart ?? null, isDone: false };
    }
    this.judge('json', raw === undefined ? `${request}\n${status} ${short(text) || '(empty)'}` : undefined);
    if (raw === undefined) return { ...sent, answer: undefined, cart: null, isDone: false };
    const type = headers.get('content-type') ?? '';
    this.judge(
      'type',
      /^application\/(\w+\+)?json/.test(type) ? undefined : `${request}\nContent-Type: ${type || '(none)'}`,
    );
    const stored = headers.get('cache-control') ?? '';
    this.judge('no-store', /no-store/.test(stored) ? undefined : `Cache-Control: ${stored || '(none)'}`);
    const read = v.safeParse(offeredCart, raw);
    this.judge('shape', read.success ? undefined : `${request}\n${status} ${v.summarize(read.issues)}`);
    if (!read.success) return { ...sent, answer: undefined, cart: null, isDone: false };
    const lost = losses(raw, read.output);
    this.judge('fields', lost.length === 0 ? undefined : lost.slice(0, 8).join('\n'));
    return {
      ...sent,
      answer: read.output,
      cart: read.output.cart ?? null,
      isDone: status < 300 && !isRefused(read.output),
    };
  }

  /** The cart as it is now; undefined when it cannot be had. */
  async load(): Promise<Cart | undefined> {
    return (await this.post({})).cart ?? undefined;
  }

  /** Tries an action that has to work: its answer shows the effect, and so does the cart when it is loaded again. */
  async does(rule: RuleName, body: unknown, effect: Effect): Promise<Cart | undefined> {
    const reply = await this.post(body);
    if (!reply.isDone || reply.cart === null) {
      this.break(rule, `${seen(reply)}${reply.isDone ? '\nthe answer has no cart' : ''}`);
      return undefined;
    }
    const later = await this.load();
    const problem = effect(reply.cart) ?? (later === undefined ? 'the cart cannot be loaded' : after(effect(later)));
    this.judge(rule, problem === undefined ? undefined : `${reply.request}\n${problem}`);
    return later;
  }

  /**
   * Tries an action that has to be refused: with a message, and the cart as it was. `slot` is where the message belongs;
   * null for a body that the contract does not know, whose refusal may be a bare one.
   */
  async refuses(rule: RuleName, body: unknown, slot?: string | null): Promise<void> {
    const before = JSON.stringify(await this.load());
    const reply = await this.post(body);
    const changed = JSON.stringify(await this.load()) !== before;
    const { cart, status, request } = reply;
    if (status >= 500) return this.break(rule, seen(reply));
    if (changed) return this.break(rule, `${seen(reply)}\nthe cart is another one afterwards`);
    const lacking = lackingIn(reply);
    if (lacking !== undefined) return this.break(rule, `${seen(reply)}\n${lacking}`);
    this.keep(rule);
    this.judge('refusal-status', status < 300 ? `${request}\n${status} with an error message` : undefined);
    if (slot === null) return;
    this.judge('refusal-cart', cart === null ? `${request}\n"cart": null` : undefined);
    if (slot !== undefined) this.judgeSlot(reply, slot);
  }

  /** Elsewhere a refusal is one too, but the buyer has to look for it. */
  judgeSlot({ request, answer }: Reply, slot: string): void {
    const slots = [...(answer?.messages.keys() ?? [])];
    this.judge('slots', slots.includes(slot) ? undefined : `${request}\nunder ${slots.join(', ')} instead of ${slot}`);
  }
}

/** How a reply looks in the report. */
export const seen = ({ request, status, text }: Sent): string => `${request}\n${status} ${short(text)}`;

/** At least one sentence that is an error. */
export const isRefused = ({ messages }: CartAnswer): boolean =>
  [...messages.values()].some(({ status, messages: said }) => status === 'error' && said.length > 0);

/** What this lacks to be a refusal that a buyer can read; undefined where it is one. */
export function lackingIn({ answer, status }: Reply): string | undefined {
  if (answer !== undefined && isRefused(answer)) return undefined;
  if (status < 300) return 'it was not refused';
  return answer === undefined ? 'the answer cannot be read' : 'the refusal has no message';
}

const after = (problem: string | undefined) => (problem === undefined ? undefined : `loaded again: ${problem}`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
