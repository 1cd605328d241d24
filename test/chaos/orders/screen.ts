/** Reads the buyer's screen at each press of the order button, and the messages of the cart. */
import type { BrowserContext, Page } from 'playwright-core';

/** The contents of the screen when an order button was pressed. */
export interface Pressed {
  /** Formatted like on the page: „470,69 zł”. */
  readonly total: string;
  /** The card of the delivery address. */
  readonly address: string;
  readonly quantities: Readonly<Record<string, number>>;
}

export interface Screen {
  readonly pressed: readonly Pressed[];
  /** Every text of a notice, a message or a mark at a line, in order of appearance. */
  readonly announced: readonly string[];
  readonly errors: readonly string[];
}

/** Runs in each page before its own scripts. Self-contained: playwright sends its text. */
function listen(): void {
  const bridge = globalThis as unknown as { onPressed(what: unknown): void; onAnnounced(what: string): void };
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const root = () => document.querySelector('shop-cart')?.shadowRoot ?? undefined;

  addEventListener('shop-order-submit', () => {
    const shadow = root();
    if (!shadow) return;
    const rows = [...shadow.querySelectorAll<HTMLTableRowElement>('[part~="order"] tbody tr')];
    const text = plain(shadow.querySelector<HTMLElement>('[part~="cart"]')?.innerText);
    const [, address = ''] = /Adres dostawy(.*?)Dane do faktury/.exec(text) ?? [];
    const quantities = rows.map((row) => [
      /Produkt (\d)/.exec(row.innerText)?.[1],
      Number(/\d+/.exec(row.cells[3]?.textContent ?? '')?.[0]),
    ]);
    const total = plain([...shadow.querySelectorAll<HTMLElement>('[part~="totals"] dd')].at(-1)?.innerText);
    bridge.onPressed({ total, address, quantities: Object.fromEntries(quantities) });
  });

  const reported = new Set<string>();
  const look = () => {
    const marks =
      '[part~="notice"], [part~="notice-inline"], [part~="messages"], [aria-live], [role="status"], [part~="row"]';
    for (const one of root()?.querySelectorAll<HTMLElement>(marks) ?? []) {
      const text = one.matches('[part~="row"]')
        ? (/Nie zapisano/.exec(one.innerText)?.[0] ?? '')
        : plain(one.innerText);
      if (text && !reported.has(text)) bridge.onAnnounced(text);
      reported.add(text);
    }
  };
  setInterval(look, 50);
}

/** Exposes the recorders to all pages of the context. */
export async function screenOf(context: BrowserContext): Promise<Screen> {
  const screen = { pressed: [] as Pressed[], announced: [] as string[], errors: [] as string[] };
  await context.exposeBinding('onPressed', (_, what: Pressed) => void screen.pressed.push(what));
  await context.exposeBinding('onAnnounced', (_, what: string) => void screen.announced.push(what));
  await context.addInitScript(listen);
  context.on('weberror', (error) => void screen.errors.push(String(error.error())));
  return screen;
}

/** Waits until no request is pending; false after a timeout. */
export const isIdle = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => {
        const shop = (globalThis as never)[Symbol.for('shop-elements.store')] as
          | {
              cartSessions?: Map<
                string,
                { getState(): { status: string; pending: { stage: string }[]; order: string } }
              >;
            }
          | undefined;
        const state = [...(shop?.cartSessions?.values() ?? [])][0]?.getState();
        return (
          !document.querySelector('shop-cart') ||
          (state &&
            state.status !== 'loading' &&
            state.pending.every(({ stage }) => stage !== 'saving') &&
            /idle|unknown/.test(state.order))
        );
      },
      undefined,
      { timeout: 15_000 },
    )
    .then(() => true)
    .catch(() => false);
