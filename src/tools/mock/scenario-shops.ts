/** Selects the shop that answers a call: the scenario named in `X-Shop-Test`, else the one the mock started with. */
import type { Fault } from './fault';
import { scenarios } from './scenarios';
import { openShop, type Transport } from './shop';

export interface Answering {
  readonly transport: Transport;
  /** In ms. */
  readonly latency: number;
}

/** Undefined for an unknown name. */
export const scenarioOf = (name: string): Fault | undefined =>
  Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;

export const scenarioNames = (): string => Object.keys(scenarios).join(', ');

const refusal = (name: string): Response =>
  Response.json(
    { cart: null, messages: { 0: { status: 'error', messages: [`test="${name}": there are ${scenarioNames()}`] } } },
    { status: 400 },
  );

/** One shop per scenario, opened when first asked for: in each, a visitor has a separate cart. */
export class Shops {
  readonly #begun: Answering;
  readonly #fault: Fault;
  readonly #latency: number | undefined;
  readonly #open = new Map<string, Answering>();

  constructor(begun: Fault, fault: Fault, latency: number | undefined) {
    [this.#fault, this.#latency] = [fault, latency];
    this.#begun = this.#opened({ ...begun, ...fault });
  }

  #opened(fault: Fault): Answering {
    return { transport: openShop(fault).transport, latency: this.#latency ?? fault.latency ?? 0 };
  }

  /** The shop for a call with these headers. Another server may have printed the page, so this one may not know its tokens. */
  of(headers: Headers): Answering {
    const name = headers.get('x-shop-test');
    if (name === null) return this.#begun;
    const known = this.#open.get(name);
    if (known !== undefined) return known;
    const scenario = scenarioOf(name);
    if (scenario === undefined) return { transport: () => Promise.resolve(refusal(name)), latency: 0 };
    const blind = [...(this.#fault.disabledChecks ?? []), 'csrf'] as const;
    const opened = this.#opened({ ...scenario, ...this.#fault, disabledChecks: blind });
    this.#open.set(name, opened);
    return opened;
  }

  /** The URL of an order is requested without the header, so every open shop is tried. */
  async orderPage(url: string, init: RequestInit): Promise<Response> {
    const answers = await Promise.all([...this.#open.values()].map(({ transport }) => transport(url, init)));
    return answers.find(({ ok }) => ok) ?? this.#begun.transport(url, init);
  }
}
