/** Scripts the network and the timers of a search box in a test. */

import { settled, until } from '../settled';

export { settled };

export interface ScriptedCall {
  readonly url: string;
  readonly body: Record<string, unknown>;
  readonly init: RequestInit;
  answer(json: unknown, status?: number): Promise<void>;
  fail(): Promise<void>;
}

// Isolates this file from the recent searches of other test files, which share the origin's storage.
const stored = new Map<string, string>();
const ownStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, text) => void stored.set(key, text),
  removeItem: (key) => void stored.delete(key),
};
Object.defineProperty(globalThis, 'localStorage', { value: ownStorage });

const realTimeout = globalThis.setTimeout.bind(globalThis);
const realFetch = globalThis.fetch;

/** From now on every request waits for the test's response. */
export function scriptNetwork(): ScriptedCall[] {
  const calls: ScriptedCall[] = [];
  globalThis.fetch = (url, init = {}) =>
    new Promise((resolve, reject) => {
      calls.push({
        url: String(url),
        body: JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>,
        init,
        answer(json, status = 200) {
          resolve(new Response(JSON.stringify(json), { status, headers: { 'Content-Type': 'application/json' } }));
          return settled();
        },
        fail() {
          reject(new TypeError('scripted failure'));
          return settled();
        },
      });
    });
  return calls;
}

export interface Pauses {
  /** The number of running timers of this length. */
  running(): number;
  /** Ends all of them. */
  end(): Promise<void>;
}

/** From now on timers of `ms` run only on `end`; all others run normally. */
export function scriptPauses(ms: number): Pauses {
  const waiting = new Map<number, () => void>();
  let last = 1e9;
  globalThis.setTimeout = ((action: () => void, delay?: number, ...rest: []) => {
    if (delay !== ms) return realTimeout(action, delay, ...rest);
    waiting.set(++last, action);
    return last;
  }) as typeof globalThis.setTimeout;
  const realClear = globalThis.clearTimeout.bind(globalThis);
  globalThis.clearTimeout = ((timer?: number) => {
    if (timer === undefined || !waiting.delete(timer)) realClear(timer);
  }) as typeof globalThis.clearTimeout;
  return {
    running: () => waiting.size,
    async end() {
      const due = [...waiting.values()];
      waiting.clear();
      for (const action of due) action();
      await settled();
    },
  };
}

export function realWorld(): void {
  globalThis.fetch = realFetch;
  globalThis.setTimeout = realTimeout as typeof globalThis.setTimeout;
}

export interface Box {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly field: HTMLInputElement;
  readonly panel: () => HTMLElement | null;
  readonly entries: () => HTMLElement[];
  type(text: string): void;
  press(key: string, init?: KeyboardEventInit): Promise<boolean>;
}

/** An element of the page's HTML with its view, which `view` selects. */
export async function placed(html: string, tag: string, view = 'form, section, div'): Promise<Box> {
  await import('/test-results/probe/shop-searching.js' as string);
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = html;
  const element = host.querySelector<HTMLElement>(tag)!;
  // A pointer over the box, because the box loads its view at the first touch or when the page is idle.
  element.dispatchEvent(new PointerEvent('pointerover'));
  const isThere = () => element.matches(':state(shown)') && element.shadowRoot!.querySelector(view) !== null;
  await until(isThere, 'the view was never there');
  const root = element.shadowRoot!;
  const field = root.querySelector<HTMLInputElement>('input')!;
  return {
    element,
    root,
    field,
    panel: () => root.querySelector<HTMLElement>('.panel'),
    entries: () => [...root.querySelectorAll<HTMLElement>('[role=option], [role=row]')],
    type(text) {
      field.focus();
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    },
    async press(key, init = {}) {
      const goesOn = field.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...init }),
      );
      await settled();
      return goesOn;
    },
  };
}

export const aProduct = (id: number, more: Record<string, unknown> = {}) => ({
  id,
  title: `Gres <b>Calva</b> nr ${id}`,
  link: `/produkt/${id}`,
  image: null,
  hasPrice: true,
  priceGross: '123.00',
  priceNet: '100.00',
  ...more,
});

/**
 * Pastes a text; false if the box handled it. Only Chromium and WebKit let a script set the data of a ClipboardEvent,
 * so a plain event gets the data.
 */
export function paste(field: HTMLElement, text: string): boolean {
  const event = new Event('paste', { bubbles: true, composed: true, cancelable: true });
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return field.dispatchEvent(Object.assign(event, { clipboardData }));
}
