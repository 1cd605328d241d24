/** Tries one action on the shop and checks its response, its effect or its refusal. */
import type { Cart } from '../../cart/wire/cart';
import type { SlotName } from '../../cart/wire/slots';
import { idFault, revisionFault, unrelatedChange } from './changes';
import type { Client, PostOptions, Sent } from './client';
import { Findings } from './findings';
import { Money } from './money';
import { judgeAnswer, judgeSums } from './judge';
import { lackingIn, describeReply, type Reply } from './reply';
import type { RuleName } from './rules';

/** Undefined if the cart is as expected, else a description of the difference. */
export type Effect = (cart: Cart) => string | undefined;

/** One visitor who tries things; all probes share the findings. */
export class Probe {
  readonly client: Client;
  readonly findings: Findings;
  readonly money: Money;
  /** The cart after the last call, and whether that call was a load; unknown while several calls are under way. */
  #last: { readonly cart: Cart; readonly isLoad: boolean } | undefined;
  /** True if other people change the cart too. */
  #isShared = false;
  #calls = 0;
  #underWay = 0;

  constructor(client: Client, findings = new Findings(), money = new Money()) {
    this.client = client;
    this.findings = findings;
    this.money = money;
  }

  /** A probe of the same visitor at the URL of another cart. */
  at(url: string): Probe {
    const probe = new Probe(this.client.at(url), this.findings, this.money);
    probe.#isShared = true;
    return probe;
  }

  keep = (rule: RuleName): void => this.findings.keep(rule);
  break = (rule: RuleName, detail: string): void => this.findings.break(rule, detail);
  skip = (rule: RuleName, reason: string): void => this.findings.skip(rule, reason);
  missingInput = (rule: RuleName, reason: string): void => this.findings.missingInput(rule, reason);
  judge = (rule: RuleName, problem: string | undefined): void => this.findings.judge(rule, problem);
  /** Like `judge`; a problem is reported after the response. An empty text is a problem that the response shows by itself. */
  judgeReply = (rule: RuleName, reply: Sent, problem: string | false | undefined): void =>
    this.judge(rule, typeof problem === 'string' ? `${describeReply(reply)}${problem && `\n${problem}`}` : undefined);

  async post(body: unknown, options?: PostOptions): Promise<Reply> {
    const before = this.#underWay === 0 ? this.#last?.cart : undefined;
    const call = (this.#calls += 1);
    this.#underWay += 1;
    const reply = judgeAnswer(await this.client.post(body, options), this.findings);
    this.#underWay -= 1;
    const isAlone = call === this.#calls;
    const isLoad = JSON.stringify(body) === '{}';
    const isConfirm = typeof body === 'object' && body !== null && 'confirm' in body;
    if (reply.cart !== null) judgeSums(reply, reply.cart, this.findings, this.money);
    if (before !== undefined && reply.cart !== null && isAlone && !isConfirm && !options) {
      const fault = revisionFault(before, reply.cart, isLoad);
      this.judge('revision', fault && `${reply.request}\n${fault}`);
      const more = reply.isDone && !this.#isShared ? unrelatedChange(body, before, reply.cart) : undefined;
      const other = idFault(before, reply.cart);
      this.judge('ids', other && `${reply.request}\n${other}`);
      this.judge('unasked', more && `${reply.request}\n${more}`);
    }
    this.#last = isAlone && !isConfirm && reply.cart !== null ? { cart: reply.cart, isLoad } : undefined;
    return reply;
  }

  /** Sends any other call, after which the cart may have changed. */
  async call(...args: Parameters<Client['call']>): Promise<Sent> {
    this.#last = undefined;
    return this.client.call(...args);
  }

  /** The current cart; undefined if it cannot be loaded, or there is none. */
  async load(): Promise<Cart | undefined> {
    return (await this.post({})).cart ?? undefined;
  }

  /** Like `load`, but without a request if nothing was done since the last load. */
  async loaded(): Promise<Cart | undefined> {
    return this.#underWay === 0 && this.#last?.isLoad ? this.#last.cart : this.load();
  }

  /** Tries an action that must succeed: both the response and the reloaded cart must contain the effect. */
  async does(rule: RuleName, body: unknown, effect: Effect): Promise<Cart | undefined> {
    const reply = await this.post(body);
    if (!reply.isDone || reply.cart === null) {
      this.break(rule, `${describeReply(reply)}${reply.isDone ? '\nthe answer has no cart' : ''}`);
      return undefined;
    }
    const later = await this.load();
    const problem = effect(reply.cart) ?? (later === undefined ? 'the cart cannot be loaded' : after(effect(later)));
    this.judge(rule, problem === undefined ? undefined : `${reply.request}\n${problem}`);
    return later;
  }

  /**
   * Tries an action that has to be refused: with a message, and the cart unchanged. `slot` is where the message belongs;
   * null for a body that the contract does not know, which may be refused without one. Undefined if it was not refused.
   */
  async refuses(
    rule: RuleName,
    body: unknown,
    slot?: SlotName | null,
    options?: PostOptions,
  ): Promise<Reply | undefined> {
    const before = JSON.stringify(await this.loaded());
    const reply = await this.post(body, options);
    const changed = JSON.stringify(await this.load()) !== before;
    const { cart, status, request } = reply;
    const lacking = changed ? 'the cart has changed' : lackingIn(reply);
    if (status >= 500 || status === 0 || lacking !== undefined) {
      this.break(rule, [describeReply(reply), ...(lacking && status < 500 ? [lacking] : [])].join('\n'));
      return undefined;
    }
    this.keep(rule);
    this.judge('refusal-status', status < 300 ? `${request}\n${status} with an error message` : undefined);
    if (slot === null) return reply;
    this.judge('refusal-cart', cart === null ? `${request}\n"cart": null` : undefined);
    if (slot !== undefined) this.judgeSlot(reply, slot);
    return reply;
  }

  /** A message in another slot is a refusal too, but the buyer has to look for it. */
  judgeSlot({ request, answer }: Reply, slot: SlotName): void {
    const slots = [...(answer?.messages.keys() ?? [])];
    this.judge('slots', slots.includes(slot) ? undefined : `${request}\nunder ${slots.join(', ')} instead of ${slot}`);
  }
}

const after = (problem: string | undefined) => (problem === undefined ? undefined : `loaded again: ${problem}`);
