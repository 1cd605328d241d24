/** Tokens of the configurator's server: each belongs to one session and lasts ten minutes. */
import { randomUUID } from 'node:crypto';

export interface Pass {
  readonly token: string;
  readonly sessionid: string;
}

const LIFETIME_MS = 600_000;
const MAX_TOKENS = 1000;

/** `now` in ms, for tests. */
export function createPasses(now: () => number = Date.now) {
  const made = new Map<string, { readonly sessionid: string; readonly until: number }>();
  return {
    make(): Pass {
      const [oldest] = made.keys();
      if (made.size >= MAX_TOKENS && oldest !== undefined) made.delete(oldest);
      const pass = { token: randomUUID(), sessionid: randomUUID() };
      made.set(pass.token, { sessionid: pass.sessionid, until: now() + LIFETIME_MS });
      return pass;
    },
    isValid({ token, sessionid }: Partial<Pass>): boolean {
      const pass = token === undefined ? undefined : made.get(token);
      return pass !== undefined && pass.sessionid === sessionid && pass.until > now();
    },
  };
}
