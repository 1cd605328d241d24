/** The page inside an example's frame: sets its state, and reports events, warnings and links that leave it. */
import type { Answer, Step } from '../state';
import { answerBy } from './answers';
import { interceptCalls } from './calls';
import type { Report, Setting } from './messages';
import { walk } from './steps';

const page = JSON.parse(document.querySelector('#known')?.textContent ?? '{}') as {
  readonly tag: string;
  readonly events: readonly string[];
  readonly answer?: Answer;
  readonly shop?: string;
  readonly steps?: readonly Step[];
};
const root = document.documentElement;
const example = document.querySelector<HTMLElement>('#example')!;
const element = example.querySelector<HTMLElement>(page.tag)!;

const report = (message: Report): void => window.parent.postMessage(message, location.origin);
answerBy(page);
interceptCalls((call) => report({ type: 'call', call }));
void walk(element, page.steps ?? []);
const reportEvent = (name: string, detail: unknown): void => report({ type: 'event', name, detail: printed(detail) });

/** Formatted JSON; other values as text. */
function printed(detail: unknown): string {
  if (detail === undefined || detail === null) return '';
  if (typeof detail === 'string') return detail;
  try {
    return JSON.stringify(detail, null, 2) ?? String(detail);
  } catch {
    return String(detail);
  }
}

for (const name of page.events) {
  document.addEventListener(name, (event) => {
    if (event.target instanceof Node && element.contains(event.target))
      reportEvent(name, (event as CustomEvent<unknown>).detail ?? valueOf(event.target));
  });
}

/** The state of a form control, for events without a detail. */
const valueOf = (target: EventTarget): unknown =>
  'checked' in target && target.checked !== undefined
    ? { checked: target.checked }
    : 'value' in target
      ? { value: target.value }
      : undefined;

// The page's own data layer, from its first push: tag managers also replace `push`.
const layer: unknown[] = [];
layer.push = (...facts) => {
  for (const fact of facts) reportEvent('window.dataLayer', fact);
  return Array.prototype.push.apply(layer, facts);
};
(globalThis as { dataLayer?: unknown[] }).dataLayer = layer;

// An invalid value: the element uses the default and logs a warning.
const warn = console.warn.bind(console);
console.warn = (...args: unknown[]): void => {
  warn(...args);
  if (String(args[0]).startsWith('<shop-')) reportEvent('console.warn', args.join(' '));
};

/** Opens links of the example in the top window, because the shop's other pages forbid framing. */
interface Leaving extends Event {
  readonly destination: { readonly url: string };
  readonly hashChange: boolean;
  readonly navigationType: string;
  readonly formData: FormData | null;
}
const { navigation } = globalThis as { navigation?: EventTarget };
navigation?.addEventListener('navigate', (event) => {
  const { destination, hashChange, navigationType, formData } = event as Leaving;
  const { pathname, search } = new URL(destination.url);
  // The playground requests the example in another language.
  if (hashChange || navigationType === 'reload' || pathname === location.pathname || !event.cancelable) return;
  event.preventDefault();
  const sent = formData === null ? undefined : Object.fromEntries([...formData].filter(([name]) => name !== '_token'));
  reportEvent(sent === undefined ? 'goes to' : 'posts to', { address: pathname + search, ...(sent && { sent }) });
});

const asWritten = new Map([...element.attributes].map(({ name, value }) => [name, value]));
const theme = document.createElement('link');
theme.rel = 'stylesheet';

function set({ turned, kinds, scheme, density, theme: address }: Setting): void {
  for (const [name, { kind, property }] of Object.entries(kinds)) {
    const text = turned[name];
    if (kind === 'json') {
      // Undefined removes the property's value: the child script applies again.
      (element as unknown as Record<string, unknown>)[property] =
        text === undefined ? undefined : JSON.parse(text || 'null');
    } else put(name, text === undefined ? (asWritten.get(name) ?? null) : attributeOf(kind, text));
  }
  root.style.colorScheme = scheme;
  root.style.setProperty('--shop-density', density);
  if (theme.getAttribute('href') !== address) theme.href = address;
  if (address === '') theme.remove();
  else document.head.append(theme);
  // Other elements read the page's settings only when they are created.
  if (page.tag === 'shop-config') remake();
}

const attributeOf = (kind: string, text: string): string | null =>
  text === '' || text === 'off' ? null : kind === 'flag' ? '' : text;

function put(name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function remake(): void {
  for (const other of example.children) if (other !== element) other.replaceWith(other.cloneNode(true));
}

addEventListener('message', ({ data, source }: MessageEvent<Setting>) => {
  if (source === window.parent && data.type === 'setting') set(data);
});
// The height of the whole page, including the margin around the example.
new ResizeObserver(() => report({ type: 'height', height: root.getBoundingClientRect().height })).observe(root);
report({ type: 'ready' });
