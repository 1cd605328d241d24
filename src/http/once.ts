/** Requests that must not count twice: whether the outcome of one is unknown, and the key of its repetition. */
import type * as v from 'valibot';
import { isOnline } from '../page/lifecycle';
import { isOwnOrigin } from '../page/url';
import { newUuid } from '../page/uuid';
import { callUrl } from './call-url';
import { isFailure, type Failure } from './failure';
import { jsonText } from './json';
import { request, type Call } from './request';

/**
 * Whether the request may have been carried out although no response confirms it. Refusals (4xx) are certain. Lost or unreadable responses
 * and every 5xx are not, nor is a bare conflict: an earlier attempt may have caused it. `isExplained`: the response gives a reason.
 */
export function isOutcomeUnknown({ code, status = 0 }: Failure, isExplained: boolean): boolean {
  if (code === 'http') return status >= 500 || (!isExplained && (status === 408 || status === 409));
  return code === 'session' ? status < 400 : code !== 'csrf';
}

/** The keys of requests whose outcome is unknown, by their content. The next page begins anew: its cart shows what has arrived. */
const keys = new Map<string, string>();

/**
 * Sends a request with a key, which an equal request after a lost response has again, so that the server carries it out once. Another
 * origin gets no key: its server would have to allow the header.
 */
export async function requestOnce<S extends v.GenericSchema>(schema: S, call: Call): Promise<v.InferOutput<S>> {
  const content = `${callUrl(call.url)} ${jsonText(call.body)}`;
  const key = keys.get(content) ?? newUuid();
  keys.delete(content);
  // A browser that is offline from the start sends nothing.
  const isSent = isOnline();
  try {
    const isOwn = isOwnOrigin(callUrl(call.url));
    return await request(schema, isOwn ? { ...call, headers: { 'Idempotency-Key': key } } : call);
  } catch (error) {
    // A login page is the response to a request without a session.
    if (isFailure(error) && isSent && error.code !== 'session' && isOutcomeUnknown(error, error.body !== undefined)) {
      keys.set(content, key);
      error.isUnknown = true;
    }
    throw error;
  }
}
