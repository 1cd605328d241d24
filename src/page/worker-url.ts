/** Creates a worker's URL on a page that enforces Trusted Types: by a policy of ours that allows only this URL. */

interface Policy {
  createScriptURL(url: string): object;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

/** The policy's name, for the `trusted-types` directive of pages that list theirs. */
export const POLICY_NAME = 'shop-elements';

const ours = new Set<string>();
/** A policy's name can be used once: the map and the reader of files share it. */
const policies = new WeakMap<TrustedTypes, Policy>();

/**
 * The URL as `new Worker()` accepts it on this page: text, or a TrustedScriptURL that also has `endsWith` and `split`,
 * for libraries that inspect the URL first. Throws if the page allows no policy of this name.
 */
export function workerUrl(url: string): string {
  ours.add(url);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return url;
  const rules = {
    createScriptURL(requested: string) {
      if (!ours.has(requested)) throw new TypeError(`not a worker of ours: ${requested}`);
      return requested;
    },
  };
  const policy = policies.get(trustedTypes) ?? trustedTypes.createPolicy(POLICY_NAME, rules);
  policies.set(trustedTypes, policy);
  const trusted = policy.createScriptURL(url);
  const answers = { endsWith: (end: string) => url.endsWith(end), split: (separator: RegExp) => url.split(separator) };
  // TypeScript's DOM types do not know Trusted Types: they accept only text.
  return Object.assign(trusted, answers) as unknown as string;
}
