/** Sends one request to a server: its headers, its one retry after a refused token, and the check of its response (rules N2, N7). */
import type * as v from 'valibot';
import { isOwnOrigin } from '../page/url';
import { pageClock } from '../page/clock';
import { untilActivated, whileUnderWay } from '../page/lifecycle';
import { callUrl } from './call-url';
import { csrfHeaders, isTokenRefused, refreshCsrf } from './csrf';
import { Failure, isFailure, noAnswer } from './failure';
import { jsonText } from './json';
import { faultsOf, parse } from './tolerant';
import { pageSetting } from '../page/config';
import { docsUrl } from '../page/docs-url';

export interface Call {
  /** URL as written in a template. Default: the page's own URL. */
  url: string | undefined;
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** `include` also sends cookies to another origin, but never a token, which belongs to this page's origin. */
  credentials?: 'same-origin' | 'include' | 'omit';
  /** Outlives the page. Ignored for bodies over 60 KB and for other origins, where browsers refuse it. */
  keepalive?: boolean;
  /** A third party's server: no `X-Requested-With`, no token, no referrer. */
  foreign?: boolean;
}

/** Sends the request and reads the response with `schema`. Throws only a Failure. There is no timeout (rule N5). */
export async function request<S extends v.GenericSchema>(schema: S, call: Call): Promise<v.InferOutput<S>> {
  const url = callUrl(call.url);
  try {
    return await ask(schema, { ...call, url });
  } catch (error) {
    if (isFailure(error)) throw error;
    // A bug of ours, or of a patch on the page: logged, so that it can be fixed, instead of reported as a lost connection.
    console.error(`shop-elements: ${url}`, error, docsUrl('shape'));
    throw new Failure('shape', { cause: error });
  }
}

async function ask<S extends v.GenericSchema>(schema: S, call: Addressed): Promise<v.InferOutput<S>> {
  // A prerendered page may never be shown, or only when its data are outdated. No other await: requests of `pagehide` must start at once.
  const activated = untilActivated();
  if (activated) await activated;
  const answer = await exchange(call);
  const body = read(answer, call);
  const parsed = parse(schema, body, call.url);
  if (parsed.success) return parsed.output;
  const why = `an answer of another shape: ${faultsOf(parsed.issues)}`;
  throw logged(new Failure('shape', { status: answer.status, body }), call, answer.text, why);
}

/** In ms: a request that hangs delays the others no longer than this. */
const MEANWHILE = 3000;
/** First attempts under way on a page without a token, such as a cached page. */
const beginning = new Set<Promise<unknown>>();

async function exchange(call: Addressed): Promise<Answer> {
  const tokens = tokensFor(call);
  const first = send(call, tokens);
  if (tokens && Object.keys(tokens).length === 0) {
    const settled = first.then(
      () => void beginning.delete(settled),
      () => void beginning.delete(settled),
    );
    beginning.add(settled);
  }
  const answer = await first;
  if (!isRefused(answer)) return answer;
  // Each of these responses starts a session, and the cookies of the last one stay: changes in another session would be lost (rule N15).
  await Promise.race([Promise.all(beginning), new Promise<void>((late) => pageClock.after(MEANWHILE, late))]);
  await refreshCsrf(tokens ?? {});
  return send(call, tokensFor(call));
}

/** Undefined for another origin. */
const tokensFor = ({ foreign, url }: Addressed): Record<string, string> | undefined =>
  !foreign && isOwnOrigin(url) ? csrfHeaders() : undefined;

type Addressed = Call & { url: string };

interface Answer {
  status: number;
  redirected: boolean;
  url: string;
  text: string;
  foreign: boolean;
}

const KEEPALIVE_BYTES = 60_000;

async function send(
  { url, method = 'POST', body, headers, credentials = 'same-origin', keepalive, foreign = false }: Addressed,
  tokens: Record<string, string> | undefined,
): Promise<Answer> {
  const scenario = tokens && pageSetting('test');
  const text = body === undefined ? undefined : jsonText(body);
  const init: RequestInit = {
    method,
    credentials,
    headers: {
      Accept: 'application/json',
      ...(text !== undefined && { 'Content-Type': 'application/json' }),
      ...(!foreign && { 'X-Requested-With': 'XMLHttpRequest' }),
      ...tokens,
      ...(scenario && (await import('./test-mode')).testHeaders(scenario)),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
    ...(keepalive &&
      isOwnOrigin(url) &&
      new TextEncoder().encode(text).length < KEEPALIVE_BYTES && { keepalive: true }),
    ...(foreign && { referrerPolicy: 'no-referrer' }),
  };
  try {
    return await whileUnderWay(async () => {
      // Global fetch is read at each call, because pages patch it. Reading the text is included: a connection may break in the body.
      const response = await globalThis.fetch(url, init);
      const { status, redirected, url: end } = response;
      return { status, redirected, url: end, text: await response.text(), foreign };
    });
  } catch (cause) {
    throw logged(noAnswer(cause), { url, method });
  }
}

const isRefused = (answer: Answer): boolean => !answer.foreign && isTokenRefused(answer);

/** The JSON of a success. Throws a Failure for anything else, with an error's JSON: it may contain the server's reason. */
function read(answer: Answer, call: Addressed): unknown {
  const { status, text } = answer;
  const body = parseJson(text);
  if (status >= 200 && status < 300) {
    if (body !== undefined) return body;
    // Does not strip text around the JSON (a PHP notice): the amounts of such a server cannot be trusted.
    throw logged(new Failure(isLoginPage(answer) ? 'session' : 'unreadable', { status }), call, text);
  }
  const code = isRefused(answer) ? 'csrf' : status === 401 ? 'session' : 'http';
  throw logged(new Failure(code, { status, body }), call, text);
}

/**
 * Detects an HTML page with a login form, or after a redirect to a URL about logging in. Any other page is an error page, or that of a POST
 * which a redirect made a GET, and the session is still valid (rule E13).
 */
const isLoginPage = ({ text, redirected, url }: Answer): boolean =>
  /^\s*<(!doctype|html)/i.test(text) &&
  ((redirected && (!url || /log[io]|sign|auth|sso|kont|acco/i.test(url.replace(/^\w+:\/\/[^/]+/, '')))) ||
    /type=["']?password|<(title>|form[^>]+action=)[^<]*(log[io]|zaloguj)/i.test(text));

/** Logs the failure in one line of the console; the module with the sentences loads on demand. */
function logged(failure: Failure, { url, method = 'POST' }: Addressed, text?: string, why?: string): Failure {
  void import('../page/notes').then(
    (notes) => notes.call(failure, method, url, text, why),
    () => {},
  );
  return failure;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
