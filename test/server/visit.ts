/** A visitor for server tests: keeps cookies and sends the CSRF token like a browser. */
export interface Message {
  messages: string[];
  status: string;
  redirect_url?: string;
  goToStep?: boolean;
  products?: Readonly<Record<string, readonly string[]>>;
}

interface Line {
  id: number;
  kind?: string;
  image: string;
  product_name: string;
  quantity: number | string;
  frontQuantity?: number;
  min: number;
  max: number;
  step: number;
  wished_net?: string;
  was?: { net?: string; quantity?: string | number; name?: string };
  prices: { net: string; oryginal_net: string; total_gross: string; minimal_price_net: string };
}

interface Carrier {
  id: number;
  type: string;
  price_net: string;
}

interface Payment {
  id: number;
  additional_data: { payment_methods: { imgUrl: string }[] };
}

interface NamedAddress {
  id: number;
  name: string;
}

interface ChildCart {
  id: number;
  items: [Line, Line, ...Line[]];
}

interface WireProcess {
  state: string;
  can: string[];
  locked: boolean;
  places_order?: boolean;
  wishes?: boolean;
  number?: string;
  by?: string;
  until?: string;
  to: string[];
  reasons?: string[];
  limits?: { label: string; of: string; left: string; after: string }[];
  steps?: { label: string; who: string[]; state?: string }[];
  history?: { by: string; what: string; text: string }[];
  order?: { number: string; url: string };
  minimum?: { net: string; missing: string };
  saved?: { net: string; gross: string };
}

/** The parts of a cart that tests use; lists are typed as filled, since a missing entry fails the test anyway. */
export interface WireCart extends ChildCart {
  cart_name: string;
  is_master: boolean;
  childCarts: [ChildCart, ChildCart, ...ChildCart[]];
  prices: { total_gross: string; total_gross_only_products: string };
  availableCarriers: [Carrier, ...Carrier[]];
  availablePayments: [Payment, ...Payment[]];
  carrier: unknown;
  payment: unknown;
  payment_params: unknown;
  project: unknown;
  is_inpost: boolean;
  inpost_point_code: string | null;
  addresses: [NamedAddress, ...NamedAddress[]];
  house_no_max?: number;
  delivery_address: { id: number } | null;
  client_comments: string;
  has_shop_discount: boolean;
  payment_init: boolean;
  revision: string;
  extra_fields?: { name: string; value: string | null }[];
  approval?: WireProcess;
  quote?: WireProcess;
}

/** A response; `cart` is null only if the server rejected the request as unreadable. */
export interface Answer {
  status: number;
  cart: WireCart;
  messages: Record<string, Message>;
}

/** The displayed quantity of a line. */
export const displayedQuantity = (line: Line): number => line.frontQuantity ?? Number(line.quantity);

/** A shop without a port, or a function that sends requests to one with a port. */
interface VisitedShop {
  readonly app: { request(path: string, init: RequestInit): Response | Promise<Response> };
}

/** One browser: its cookies, and calls with them. */
export class Visit {
  readonly #cookies = new Map<string, string>();
  constructor(private readonly shop: VisitedShop) {}

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.cookie);
    const answer = await this.shop.app.request(path, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }

  /** A visit with a copy of the current cookies. */
  copy(): Visit {
    const other = new Visit(this.shop);
    for (const [name, value] of this.#cookies) other.#cookies.set(name, value);
    return other;
  }

  keep(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** The header with all cookies. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The id in the signed cookie. */
  get sessionId(): string {
    return (this.#cookies.get('shop_session') ?? '').split('.')[0] ?? '';
  }

  get token(): string {
    return decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? '');
  }

  /** Logs in as one of the demo's visitors. */
  async as(slug: string): Promise<this> {
    await this.send('/oddzialy');
    await this.send('/kto', {
      method: 'POST',
      body: new URLSearchParams({ _token: this.token, kto: slug, back: '/koszyk' }),
    });
    return this;
  }

  async post(body: unknown, headers: Record<string, string> = {}, path = '/koszyk'): Promise<Answer> {
    const answer = await this.send(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-xsrf-token': this.token,
        ...headers,
      },
    });
    return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) };
  }

  /** Chooses the required settings of an order: courier and payment on delivery. */
  async ready(): Promise<this> {
    await this.post({ carrier: { id: 1 } });
    await this.post({ payment: { id: 2 } });
    return this;
  }
}
