/** Defines the network layer's one error type: the kinds of failures, and which of them are worth a retry. */
import { isLeaving, isOnline } from '../page/lifecycle';

/**
 * - `offline`, `network`: no response arrived (the browser knows it is offline; anything else);
 * - `session`: an HTML page instead of JSON, or 401; `csrf`: the token was refused twice;
 * - `http`: an error status; `unreadable`: a success that is not JSON; `shape`: JSON of another format;
 * - `refused`: a valid response that refuses without a reason;
 * - `leaving`: the page is being left and the browser aborted the request. Not to be shown.
 */
export type FailureCode =
  | 'offline'
  | 'network'
  | 'session'
  | 'csrf'
  | 'http'
  | 'unreadable'
  | 'shape'
  | 'refused'
  | 'leaving';

/** Shared by all copies of this module: through the common store, one copy may receive a failure that another has thrown. */
const FAILURE: unique symbol = Symbol.for('shop-elements.failure');

/** Reason of a failed call. `status`: the HTTP status, if a response came; `body`: its JSON, if it was readable. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly [FAILURE] = true;
  readonly code: FailureCode;
  readonly status: number | undefined;
  readonly body: unknown;
  /** The request may have been carried out (`requestOnce`). */
  declare isUnknown?: true;

  constructor(code: FailureCode, details: { status?: number; body?: unknown; cause?: unknown } = {}) {
    super(details.status === undefined ? code : `${code} (${details.status})`, { cause: details.cause });
    this.code = code;
    this.status = details.status;
    this.body = details.body;
  }

  /** The same request may succeed later, without any change by the buyer. */
  get retryable(): boolean {
    if (this.code === 'offline' || this.code === 'network') return true;
    return this.code === 'http' && (this.status === 408 || this.status === 429 || (this.status ?? 0) >= 500);
  }
}

export const isFailure = (error: unknown): error is Failure => error instanceof Error && FAILURE in error;

/** The caught Failure. Anything else is a programming error and is rethrown. */
export function failureOf(error: unknown): Failure {
  if (isFailure(error)) return error;
  throw error;
}

/** The page is being left: not to be shown. */
export const isLeavingFailure = (error: unknown): boolean => isFailure(error) && error.code === 'leaving';

/** The Failure for an error thrown by fetch. */
export const noAnswer = (cause: unknown): Failure =>
  new Failure(isLeaving() ? 'leaving' : isOnline() ? 'network' : 'offline', { cause });
