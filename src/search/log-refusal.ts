/** Logs a refused request if no view shows the refusal (rule E10). */
import { failureOf } from '../http/failure';

/** Ignores other failures, because `request` has logged them. */
export function logRefusal(error: unknown): void {
  const failure = failureOf(error);
  void import('../page/notes').then(
    ({ refused }) => refused(failure),
    () => {},
  );
}
