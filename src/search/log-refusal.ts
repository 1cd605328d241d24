/** Logs a refused request if no view shows the refusal (rule E10). */
import { failureOf } from '../http/failure';
import { see } from '../page/docs-url';

/** Ignores other failures, because `request` has logged them. */
export function logRefusal(error: unknown): void {
  const failure = failureOf(error);
  if (failure.isRefusal) console.warn('shop-elements: the server refused the request', failure, see('refused'));
}
