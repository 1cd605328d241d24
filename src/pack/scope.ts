/** Decides how the package is named under a scope: for the registry alone, since users install it under the name that their code imports. */

/** As npm has it: `@firma`. */
export const isScope = (text: string): boolean => /^@[a-z0-9][a-z0-9._-]*$/.test(text);

/** package.json or package-lock.json, which names the package twice; another scope of before goes. */
export const scoped = (manifest: string, scope: string): string =>
  manifest.replaceAll(/^(\s+"name": ")(?:@[^/"]+\/)?(shop-elements")/gm, `$1${scope}/$2`);
