/** A tab of a person in a real shop, without a browser: own modules and storages, its person's cookies, and responses that get lost. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { Outcome } from '../../src/cart/session/messages';
import type { CartSession } from '../../src/cart/session/session';
import type { Added } from '../../src/product/cart/api';
import type { aClock } from '../fixtures/clock';
import { stubPage } from '../fixtures/page';
import type { Visit } from '../server/visit';
import { formOf } from './form';

/** `lost`: done, without a response. `broken`: done, with an error page. `unsent`: not done. */
export type Fate = 'arrives' | 'lost' | 'broken' | 'unsent';

export const ORIGIN = 'https://sklep.example';

type Clock = ReturnType<typeof aClock>;
type Stored = Map<string, string>;

const here = new AsyncLocalStorage<Tab>();
const current = (): Tab => here.getStore()!;

/** Replaces the browser's globals by those of the tab whose code runs. */
export function stubTabs(): void {
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {});
  stubPage({ href: `${ORIGIN}/koszyk` });
  Object.defineProperty(document, 'cookie', { get: () => current().visit.cookie });
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => current().fetch(url, init));
  const storage = (stored: () => Stored) => ({
    getItem: (key: string) => stored().get(key) ?? null,
    setItem: (key: string, text: string) => void stored().set(key, text),
    removeItem: (key: string) => void stored().delete(key),
  });
  vi.stubGlobal(
    'sessionStorage',
    storage(() => current().stored),
  );
  vi.stubGlobal(
    'localStorage',
    storage(() => current().browser.stored),
  );
}

/** What the tabs of a person share. */
export interface Browser {
  readonly visit: Visit;
  readonly stored: Stored;
  readonly tabs: Tab[];
}

interface Surroundings {
  readonly clock: Clock;
  readonly fate: () => Fate;
}

async function freshModules() {
  vi.resetModules();
  const { aSession } = await import('../fixtures/session');
  const { postCart } = await import('../../src/cart/wire/api');
  const { addToCart } = await import('../../src/product/cart/api');
  return { aSession, postCart, addToCart };
}

type Modules = Awaited<ReturnType<typeof freshModules>>;

/** Modules keep the state of their tab, as in a browser. The tabs of the next people use them again: loading them takes long. */
const loaded: Modules[] = [];

export class Tab {
  readonly stored: Stored = new Map();
  /** Requests under way. */
  readonly pending = new Set<Promise<unknown>>();
  session!: CartSession;
  /** The frozen carts to which the shop has sent this tab. */
  readonly left: string[] = [];
  path = '';
  #page: ReturnType<Modules['aSession']>['page'] | undefined;

  private constructor(
    readonly browser: Browser,
    readonly around: Surroundings,
    readonly modules: Modules,
  ) {
    browser.tabs.push(this);
  }

  /** `place`: tabs with the same number are never open at the same time. */
  static async open(place: number, browser: Browser, around: Surroundings): Promise<Tab> {
    return new Tab(browser, around, (loaded[place] ??= await freshModules()));
  }

  get visit(): Visit {
    return this.browser.visit;
  }

  /** Opens the page at this path, or loads it again. */
  goTo(path: string): void {
    this.path = path;
    here.run(this, () => {
      const { clock } = this.around;
      const after: Clock['after'] = (ms, action) => clock.after(ms, AsyncLocalStorage.bind(action));
      const { session, page } = this.modules.aSession({
        url: ORIGIN + path,
        server: () => this.modules.postCart,
        clock: { ...clock, after },
        leaveTo: vi.fn((url: string) => {
          const { pathname } = new URL(url);
          if (/^\/koszyk\/\d+$/.test(pathname)) this.left.push(pathname);
          return true;
        }),
        broadcast: vi.fn(() => this.others().forEach((other) => here.run(other, () => other.#page?.otherTab()))),
      });
      this.session = session;
      this.#page = page;
      void session.load();
    });
  }

  private others(): Tab[] {
    return this.browser.tabs.filter((one) => one !== this && one.path === this.path);
  }

  press<T extends Outcome | Added>(act: (session: CartSession) => Promise<T>): Promise<T> {
    return here.run(this, () => act(this.session));
  }

  add(path: string, fields: Readonly<Record<string, string>>): Promise<Added> {
    return this.press(() => this.modules.addToCart(ORIGIN + path, fields));
  }

  #form: URLSearchParams | undefined;
  /** Opens the cart's page without scripts. */
  print(): void {
    void this.#track(formOf(this.visit).then((form) => (this.#form = form)));
  }

  /** Submits the form that was printed, with another note. */
  submit(note: string): void {
    this.#form?.set('client_comments', note);
    if (this.#form !== undefined) void this.#track(this.visit.send('/koszyk', { method: 'POST', body: this.#form }));
  }

  async fetch(url: string, init: RequestInit): Promise<Response> {
    return this.#track(this.#send(new URL(url), init));
  }

  async #send({ pathname, search }: URL, init: RequestInit): Promise<Response> {
    const fate = init.method === 'POST' ? this.around.fate() : 'arrives';
    if (fate === 'unsent') throw new TypeError('Failed to fetch');
    const { method, headers, body } = init;
    const answer = await this.visit.send(pathname + search, {
      ...(method !== undefined && { method }),
      ...(headers !== undefined && { headers }),
      ...(body !== undefined && { body }),
    });
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    return fate === 'broken' ? new Response('<!doctype html><h1>Błąd', { status: 502 }) : answer;
  }

  #track<T>(work: Promise<T>): Promise<T> {
    const ended = work.then(
      () => void this.pending.delete(ended),
      () => void this.pending.delete(ended),
    );
    this.pending.add(ended);
    return work;
  }
}

/** Lets the time pass until no tab has a request under way, nor begins one. */
export async function quiet(clock: Clock, tabs: readonly Tab[]): Promise<void> {
  for (let still = 0; still < 3; still += 1) {
    await clock.pass(1000);
    const pending = tabs.flatMap((tab) => [...tab.pending]);
    if (pending.length > 0) still = -1;
    await Promise.all(pending);
  }
}
