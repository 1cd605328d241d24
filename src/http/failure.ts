/** Decides the one error of the network layer: what kinds of failure there are, and which are worth another try. */
import { isLeaving, isOnline } from '../page/lifecycle';

/**
 * - `offline`, `network`: no answer came (the browser knows it is offline; anything else);
 * - `session`: an HTML page instead of JSON, or 401; `csrf`: the token was refused twice;
 * - `http`: an error status; `unreadable`: a success that is not JSON; `shape`: JSON of another shape;
 * - `refused`: an answer in order that says no, and not why;
 * - `leaving`: the page is being left and the browser broke off the request. Not to be shown.
 */
export type FailureCode =
  'offline' | 'network' | 'session' | 'csrf' | 'http' | 'unreadable' | 'shape' | 'refused' | 'leaving';

/** Shared by all copies of this module: one copy may be given what another has thrown, by the store that they share. */
const FAILURE: unique symbol = Symbol.for('shop-elements.failure');

/** Why a call failed. `status` is the HTTP status where an answer came, `body` its JSON where it could be read. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly [FAILURE] = true;
  readonly code: FailureCode;
  readonly status: number | undefined;
  readonly body: unknown;

  constructor(code: FailureCode, details: { status?: number; body?: unknown; cause?: unknown } = {}) {
    super(details.status === undefined ? code : `${code} (${details.status})`, { cause: details.cause });
    this.code = code;
    this.status = details.status;
    this.body = details.body;
  }

  /** The same request may succeed later as it is, with nothing changed by the person. */
  get retryable(): boolean {
    if (this.code === 'offline' || this.code === 'network') return true;
    return this.code === 'http' && (this.status === 408 || this.status === 429 || (this.status ?? 0) >= 500);
  }
}

export const isFailure = (error: unknown): error is Failure => error instanceof Error && FAILURE in error;

/** The Failure that was caught. Anything else is a programming error, and thrown on. */
export function failureOf(error: unknown): Failure {
  if (isFailure(error)) return error;
  throw error;
}

/** The page is being left: nobody is to hear of it. */
export const isLeft = (error: unknown): boolean => isFailure(error) && error.code === 'leaving';

/** What it means that fetch has thrown `cause`. */
export const noAnswer = (cause: unknown): Failure =>
  new Failure(isLeaving() ? 'leaving' : isOnline() ? 'network' : 'offline', { cause });
