/** Renames the package for a scope, in the registry only: users install it under the name that their code imports. */

/** npm's form: `@firma`. */
export const isScope = (text: string): boolean => /^@[a-z0-9][a-z0-9._-]*$/.test(text);

/** Sets the scope in package.json or in package-lock.json, which names the package twice; replaces an earlier scope. */
export const scoped = (manifest: string, scope: string): string =>
  manifest.replaceAll(/^(\s+"name": ")(?:@[^/"]+\/)?(shop-elements")/gm, `$1${scope}/$2`);
