/** Loads probes for a test: imports the built script, waits for the view, and reads its props back. */
// Compare elements with ===, not by expect().to.equal(): it would print a wrong one whole, React and all, for minutes.

import { until } from '../settled';

export interface Probe extends HTMLElement {
  value: unknown;
  disabled: unknown;
  min: unknown;
  client: unknown;
  broken: unknown;
}

/** Loads a built file. The folder `copy/` contains a second copy of all files, like an older version in the page. */
export const load = (file = 'shop-probe.js', folder = 'probe'): Promise<unknown> =>
  import(`/test-results/${folder}/${file}`);

/** A new probe in the page, not yet rendered, as from a template's HTML. */
export function place(html: string): Probe {
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  return host.querySelector('shop-probe') as Probe;
}

const output = (probe: HTMLElement) => probe.shadowRoot?.querySelector('output');

/** A new probe whose view has been committed. */
export async function rendered(html: string): Promise<Probe> {
  const probe = place(html);
  await committed(probe);
  return probe;
}

export const committed = (probe: HTMLElement): Promise<void> =>
  until(() => output(probe) != null, 'the view was never committed');

/** The props of the last render; `sameClient` is true if `client` has kept its identity since the mount. */
export const seen = (probe: HTMLElement): Record<string, unknown> =>
  JSON.parse(output(probe)!.textContent) as Record<string, unknown>;

export { settled } from '../settled';

export const counts = (): { mounts: number; renders: number; unmounts: number } =>
  (globalThis as unknown as { probeCounts: { mounts: number; renders: number; unmounts: number } }).probeCounts;

/** Collects the messages of a console method, until `stop`. */
export function listen(method: 'warn' | 'info' | 'error'): { told: string[]; stop: () => void } {
  const original = console[method];
  const told: string[] = [];
  console[method] = (...words: unknown[]) => void told.push(words.map(String).join(' '));
  return { told, stop: () => void (console[method] = original) };
}
