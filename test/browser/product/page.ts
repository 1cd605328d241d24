/** Helpers for an element in a test, used like in a template: HTML in, rendered element and scripted server out. */

import 'axe-core';
import type { AxeResults } from 'axe-core';
import { settled } from '../element/probe';
import { until } from '../settled';

export { settled };

/**
 * Puts HTML into the page, and waits for the views of the tags in `wait`. `script` is a file of the build, `/dist/shop-x.js`, or the
 * probe that has some tags.
 */
export async function page(html: string, wait: readonly string[] = [], script = 'shop-selling'): Promise<HTMLElement> {
  await import(/* the built file */ script.startsWith('/') ? script : `/test-results/probe/${script}.js`);
  document.querySelector('#page')?.remove();
  const place = document.createElement('main');
  place.id = 'page';
  place.innerHTML = html;
  document.body.append(place);
  // Keeps the test's page: such a form dispatches the same events, but does not navigate.
  for (const form of place.querySelectorAll('form:not([action])')) form.setAttribute('method', 'dialog');
  for (const tag of wait) {
    const element = place.querySelector<HTMLElement>(tag)!;
    // Elements that wait for a touch.
    element.dispatchEvent(new PointerEvent('pointerover'));
    await committed(element);
  }
  await settled();
  return place;
}

/** Waits until React has rendered an element, or until an element without a view is live. */
export const committed = (element: HTMLElement): Promise<void> =>
  until(
    () => (mountOf(element)?.childNodes.length ?? 0) > 0 || isLive(element),
    `<${element.localName}> was never committed`,
  );

const isLive = (element: HTMLElement): boolean => !mountOf(element) && element.matches(':state(shown)');

export const mountOf = (element: HTMLElement): Element | null | undefined =>
  [...(element.shadowRoot?.children ?? [])].find(({ localName }) => localName.startsWith('shop-mount'));

/** The node that the selector matches in an element's root. */
export function within<E extends Element = HTMLInputElement>(element: Element, selector: string): E {
  const node = element.shadowRoot?.querySelector<E>(selector);
  if (!node) throw new Error(`nothing in <${element.localName}> matches ${selector}`);
  return node;
}

export const buttonIn = (element: Element, text: string): HTMLButtonElement => {
  const all = [...element.shadowRoot!.querySelectorAll('button')];
  const button = all.find((one) => one.textContent.includes(text) || one.getAttribute('aria-label')?.includes(text));
  if (!button) throw new Error(`no button „${text}” in <${element.localName}>`);
  return button;
};

/** The current data of a form. */
export const sent = (form: HTMLFormElement): Record<string, FormDataEntryValue> =>
  Object.fromEntries(new FormData(form));

export interface Call {
  readonly url: string;
  readonly search: string;
  readonly body: unknown;
  answer(body: unknown, status?: number): Promise<void>;
  fail(): Promise<void>;
}

/** Replaces the network by a scripted server until `restore()`. */
export function scriptedServer(calls: Call[] = []): { calls: Call[]; restore: () => void } {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      calls.push({
        url: new URL(String(input), location.href).pathname,
        search: new URL(String(input), location.href).search,
        body,
        answer: async (answer, status = 200) => {
          const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
          resolve(new Response(text, { status }));
          await settled();
        },
        fail: async () => {
          reject(new TypeError('no connection'));
          await settled();
        },
      });
    });
  return { calls, restore: () => void (globalThis.fetch = original) };
}

/** The calls of the current test of a file; each test begins without calls, and ends without the element and with the file's own URL. */
export function callsOf(tag: string): Call[] {
  const calls: Call[] = [];
  const address = location.href;
  let restore: () => void;
  beforeEach(() => {
    calls.length = 0;
    ({ restore } = scriptedServer(calls));
  });
  afterEach(() => {
    restore();
    document.querySelector(tag)?.remove();
    history.replaceState(null, '', address);
  });
  return calls;
}

/** Collects the details of an event on the document. */
export function eventsOf(name: string): unknown[] {
  const details: unknown[] = [];
  document.addEventListener(name, (event) => void details.push((event as CustomEvent).detail));
  return details;
}

/** Axe's findings in the page, one line each; rules about the whole page are off. */
export async function faultsOf(place: HTMLElement): Promise<string[]> {
  // What is still fading in has too little contrast.
  const rootsIn = (elements: readonly Element[]): ShadowRoot[] =>
    elements.flatMap(({ shadowRoot }) =>
      shadowRoot ? [shadowRoot, ...rootsIn([...shadowRoot.querySelectorAll('*')])] : [],
    );
  const running = rootsIn([place, ...place.querySelectorAll('*')]).flatMap((root) => root.getAnimations());
  const fading = running.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(fading.map(({ finished }) => finished));
  // Not an ES module: it defines a global.
  const { axe } = globalThis as unknown as { axe: { run(place: Element, options: object): Promise<AxeResults> } };
  const { violations } = await axe.run(place, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
