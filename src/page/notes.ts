/** Decides what the console says of tags, child scripts, calls and tokens that came to nothing; loaded only when it is said. */
import { jsonFault } from './json-fault';
import { docsUrl } from './docs-url';
import { stateOf } from './token-state';

export function twice(version: string): void {
  console.info('shop-elements: the loader is in the page twice.', version, docsUrl('twice'));
}

export function failed(tag: string, error: unknown): void {
  console.error(`<${tag}> could not be loaded.`, error, docsUrl('load'));
}

/** How many letters only one of the names has. Not `edits`, which the list of lockers has with it: this file is to need no other. */
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

/** A tag that is nobody's by now and nearly one of ours (rule E9). `files` are the loader's: `./shop-cart.ts`. */
export function unknown(tag: string, files: readonly string[]): void {
  const near = files
    .map((file) => file.slice(2, -'.ts'.length))
    .map((one) => ({ one, far: distance(tag, one) }))
    .sort((a, b) => a.far - b.far)[0];
  if (near === undefined || near.far > 2 || customElements.get(tag)) return;
  console.warn(`<${tag}>: there is no such tag. Did you mean <${near.one}>?`, docsUrl('tag'));
}

/** In characters, before and after the place. */
const AROUND = 30;

/** A child script that is no JSON object (rule E12): `line 3, column 12: …"price": ▸12,50, "unit"…`, counted from the script's first line. */
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

/** What came in place of the JSON that was due, and its page where that is not the code's. */
function bodyOf(text: string, code: string): readonly [what: string, page?: string] {
  // The first bytes of gzip, the second of which is no text in UTF-8.
  if (text.startsWith('\u001f\ufffd')) return ['packed twice: gzip in gzip', 'packed'];
  if (text === '') return ['an empty body'];
  return /^\s*<(!doctype|html)/i.test(text)
    ? [`a ${code === 'session' ? 'login page' : 'page of HTML'} in place of JSON`]
    : ['no JSON'];
}

/** A browser hides why a call to another origin failed; most often that origin does not allow the page. */
const lost = (url: string): string =>
  /^https?:/.test(url) && !url.startsWith(`${globalThis.location?.origin}/`)
    ? 'no answer from another origin (CORS)'
    : 'no answer';

/** The server refused the request and sent its reasons, which the view shows. */
const isRefusal = ({ code, status, body }: Failed): boolean =>
  code === 'refused' || (code === 'http' && body !== undefined && (status === 409 || status === 422));

/** A refusal whose reasons no view shows. */
export function refused(failure: Failed): void {
  if (isRefusal(failure)) console.warn('shop-elements: the server refused the request', failure, docsUrl('refused'));
}

/** A call that failed, once for its address and outcome (rule E10). `why` says what is wrong with a body that is JSON. */
export function call(failure: Failed, method: string, url: string, text: string | undefined, why?: string): void {
  const { code, message, status, body, cause } = failure;
  const key = `${method} ${url.replace(/\?.*/, '')} ${message}`;
  if (code === 'leaving' || isRefusal(failure) || logged.has(key)) return;
  logged.add(key);
  if (text === undefined) return console.warn(`shop-elements: ${method} ${url}: ${lost(url)}`, cause, docsUrl(code));
  const [what, page = code] = body === undefined ? bodyOf(text, code) : [why ?? 'an error'];
  console.warn(`shop-elements: ${method} ${url}: ${status}, ${what}`, text.slice(0, 200), docsUrl(page));
}

let isTokenReported = false;

/**
 * A token that is refused while no script can read a newer one from the cookie of this name (rule E11). Once: the fault recurs at
 * each action.
 */
export function token(name: string, read: (name: string) => string | undefined): void {
  if (isTokenReported) return;
  isTokenReported = true;
  console.warn(`shop-elements: the CSRF token is refused, and ${stateOf(name, read)}.`, docsUrl('csrf'));
}
