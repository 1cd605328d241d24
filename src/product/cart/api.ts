/** Adds a product to the cart, and turns failures into sentences (rule B3). */
import * as v from 'valibot';
import { resolverOf } from '../../http/call-url';
import { failureOf, type Failure } from '../../http/failure';
import { requestOnce } from '../../http/once';
import { request } from '../../http/request';
import { failureText } from '../../http/text';
import { addToCartAnswer, formErrors, type AddToCartAnswer } from '../schema';
import { text } from '../text';
import type { FormFields } from './fields';

export type Added =
  | { readonly ok: true; readonly answer: AddToCartAnswer }
  | {
      readonly ok: false;
      readonly messages: readonly string[];
      /** Errors about the quantity, also for its own field. */
      readonly quantity: readonly string[];
      /** Failure code; `refused` if the server refused. Undefined if the failure must not be reported. */
      readonly code: string | undefined;
      readonly retryable: boolean;
      /** The product may be in the cart. */
      readonly isUnknown?: true;
    };

/** False if the server reports a request without cookies. */
const hasCookie = (raw: unknown): boolean => (raw as { kept?: unknown } | null | undefined)?.kept !== false;

const keeping = new Set<string | undefined>();

/**
 * Whether the shop keeps a cart for this page, where a browser may block or isolate its cookie (rule D20). Asked with empty calls, which
 * add nothing: the second has the first response's cookie unless the browser blocks it.
 */
export async function isCartKept(url: string | undefined): Promise<boolean> {
  const ask = () =>
    request(v.unknown(), { url, body: {}, credentials: 'include' }).then(hasCookie, (error) =>
      hasCookie(failureOf(error).body),
    );
  if (keeping.has(url) || (await ask()) || (await ask())) keeping.add(url);
  return keeping.has(url);
}

export const notKept: Added & { ok: false } = {
  ok: false,
  messages: [text.add.notKept],
  quantity: [],
  code: 'cookies',
  retryable: false,
};

/** Posts the form's fields as JSON. Never throws. On another origin `withCredentials` sends cookies. */
export async function addToCart(url: string | undefined, body: FormFields, withCredentials = false): Promise<Added> {
  let raw: unknown;
  try {
    raw = await requestOnce(v.unknown(), {
      url,
      body,
      credentials: withCredentials ? 'include' : 'same-origin',
    });
  } catch (error) {
    return failed(failureOf(error));
  }
  const added = read(raw);
  if (!added.ok || !withCredentials) return added;
  const { answer } = added;
  // On a partner's page, relative URLs in the response belong to the shop's origin.
  const resolve = resolverOf(url);
  return { ok: true, answer: { ...answer, url: resolve(answer.url), image: resolve(answer.image) } };
}

function failed(failure: Failure): Added {
  const { code, body, retryable } = failure;
  if (failure.isUnknown && code !== 'leaving')
    return { ok: false, messages: [text.add.unknownHelp], quantity: [], code, retryable, isUnknown: true };
  if (code === 'http' && body !== undefined) return { ...refused(body), retryable };
  const isSilent = code === 'leaving';
  const messages = isSilent ? [] : [text.add.failed, failureText(failure)];
  return { ok: false, messages, quantity: [], code: isSilent ? undefined : code, retryable };
}

function read(raw: unknown): Added {
  const { success, output } = v.safeParse(addToCartAnswer, raw);
  return success && output.status === 'success' ? { ok: true, answer: output } : refused(raw);
}

/** The server's errors, else its message, else our sentence (rule B3). */
function refused(raw: unknown): Added & { ok: false } {
  const { message, errors, quantity } = v.parse(formErrors, raw);
  const messages = errors.length > 0 ? errors : [message || text.add.failed];
  return { ok: false, messages, quantity, code: 'refused', retryable: false };
}
