/** Logs to the console why a tag, child script, call or token failed. Loaded on demand. */
import { jsonFault } from './json-fault';
import { docsUrl } from './docs-url';
import { early } from './early-text';
import { stateOf } from './token-state';

/** Scripts of the page that are loaders of ours by their names. */
const loaders = (): string[] =>
  [...document.scripts].map(({ src }) => src).filter((src) => /\/(index|shop-elements)\.js([?#]|$)/.test(src));

/** `version` of the loader that works; the one of this file came later. */
export function twice(version: string): void {
  const own = import.meta.env.SHOP_ELEMENTS ?? 'dev';
  console.info(
    `shop-elements: the loader is in the page twice. ${version} works, ${own} is ignored.`,
    ...loaders(),
    docsUrl('twice'),
  );
}

/** Tags whose file was lost once. */
const missing = new Set<string>();

/** Asks for the file once more, at the next touch, focus and connection, and once by itself. Then a sentence stands in the tag's place until it arrives. */
export function failed(tag: string, error: unknown): void {
  console.error(`<${tag}> could not be loaded.`, error, docsUrl('load'));
  const waiting = () => document.querySelectorAll(`${tag}:not(:defined)`);
  // The loader looks at what has changed.
  const again = () => waiting().forEach((one) => one.before(''));
  for (const type of ['pointerdown', 'focusin', 'online']) addEventListener(type, again, { once: true });
  if (!missing.has(tag)) setTimeout(again, 10_000);
  else for (const element of waiting()) if (!element.querySelector(':scope > [role=alert]')) void say(tag, element);
  missing.add(tag);
}

async function say(tag: string, element: Element): Promise<void> {
  const sentence = document.createElement('p');
  sentence.role = 'alert';
  sentence.textContent = early.loadFailed;
  element.append(sentence);
  await customElements.whenDefined(tag);
  sentence.remove();
}

/** Number of characters that only one of the names contains. Not `editDistance`, whose chunk also contains the list of lockers. */
function distance(name: string, other: string): number {
  const left = [...other];
  let others = 0;
  for (const letter of name) {
    const at = left.indexOf(letter);
    if (at < 0) others += 1;
    else left.splice(at, 1);
  }
  return others + left.length;
}

/** A tag that no script defines and that resembles one of ours (rule E9). `files` are the loader's: `./shop-cart.ts`. */
export function unknown(tag: string, files: readonly string[]): void {
  const near = files
    .map((file) => file.slice(2, -'.ts'.length))
    .map((one) => ({ one, far: distance(tag, one) }))
    .sort((a, b) => a.far - b.far)[0];
  if (near === undefined || near.far > 2 || customElements.get(tag)) return;
  console.warn(`<${tag}>: there is no such tag. Did you mean <${near.one}>?`, docsUrl('tag'));
}

/** Number of characters that a message quotes before and after the position. */
const AROUND = 30;

/** A child script that is not a JSON object (rule E12): `line 3, column 12: …"price": ▸12,50, "unit"…`, counted from its first line. */
export function ignored(tag: string, script: Element, error: unknown): void {
  const text = script.textContent;
  const at = jsonFault(text);
  const before = text.slice(0, at);
  const around = `${text.slice(Math.max(0, at - AROUND), at)}▸${text.slice(at, at + AROUND)}`.replaceAll(/\s+/g, ' ');
  const place = `line ${before.split('\n').length}, column ${at - before.lastIndexOf('\n')}: …${around}…`;
  if (at < 0) console.warn(`<${tag}> child JSON ignored: it is no object.`, script, docsUrl('child-json'));
  else console.warn(`<${tag}> child JSON ignored: ${place}`, error, script, docsUrl('child-json'));
}

interface Failed {
  readonly code: string;
  readonly message: string;
  readonly status: number | undefined;
  readonly body: unknown;
  readonly cause?: unknown;
}

const logged = new Set<string>();

/** Describes the body received instead of JSON, and its documentation page if the code has another. */
function bodyOf(text: string, code: string): readonly [what: string, page?: string] {
  // The first bytes of gzip; the second is invalid in UTF-8.
  if (text.startsWith('\u001f\ufffd')) return ['packed twice: gzip in gzip', 'packed'];
  if (text === '') return ['an empty body'];
  return /^\s*<(!doctype|html)/i.test(text)
    ? [`a ${code === 'session' ? 'login page' : 'page of HTML'} in place of JSON`]
    : ['no JSON'];
}

/** A browser hides why a request to another origin failed; the usual cause is that the origin does not allow the page. */
const lost = (url: string): string =>
  /^https?:/.test(url) && !url.startsWith(`${globalThis.location?.origin}/`)
    ? 'no answer from another origin (CORS)'
    : 'no answer';

/** The browser followed a redirect with a GET, so that the server did nothing. */
function redirectOf(method: string, url: string): string {
  const here = globalThis.location?.href;
  const entry = performance.getEntriesByName(URL.canParse(url, here) ? new URL(url, here).href : url).at(-1);
  const isRedirected = method === 'POST' && Number(Object(entry).redirectStart) > 0;
  return isRedirected ? ' after a redirect: 301, 302 and 303 make a POST a GET, 307 and 308 do not' : '';
}

/** The server refused the request and sent its reasons, which the view shows. */
const isRefusal = ({ code, status, body }: Failed): boolean =>
  code === 'refused' || (code === 'http' && body !== undefined && (status === 409 || status === 422));

/** A refusal whose reasons no view shows. */
export function refused(failure: Failed): void {
  if (isRefusal(failure)) console.warn('shop-elements: the server refused the request', failure, docsUrl('refused'));
}

/** A failed call, logged once for its URL and outcome (rule E10). `why`: the error in a body that is JSON. */
export function call(
  failure: Failed,
  method: string,
  url: string,
  text: string | undefined,
  why?: string | false,
): void {
  const { code, message, status, body, cause } = failure;
  const key = `${method} ${url.replace(/\?.*/, '')} ${message}`;
  if (code === 'leaving' || isRefusal(failure) || logged.has(key)) return;
  logged.add(key);
  if (text === undefined) return console.warn(`shop-elements: ${method} ${url}: ${lost(url)}`, cause, docsUrl(code));
  const [what, page = code] =
    status === 419 ? ['the CSRF check failed', 'csrf'] : body === undefined ? bodyOf(text, code) : [why ?? 'an error'];
  console.warn(
    `shop-elements: ${method} ${url}: ${status}, ${what}${redirectOf(method, url)}`,
    text.slice(0, 200),
    docsUrl(page),
  );
}

let isTokenReported = false;

/**
 * A token that the server refuses while no script can read a newer one from the cookie of this name (rule E11). Logged once:
 * the fault recurs at each action.
 */
export function token(name: string, read: (name: string) => string | undefined): void {
  if (isTokenReported) return;
  isTokenReported = true;
  console.warn(`shop-elements: the CSRF token is refused, and ${stateOf(name, read)}.`, docsUrl('csrf'));
}
