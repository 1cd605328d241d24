/** Loads the warnings about a tag only if its template seems to have misspelt or omitted something. */
import { propertyName } from './declare';
import type { IslandHandle } from './setup';

export function diagnoseIfNeeded({ element, setup: { declaration, values } }: IslandHandle): void {
  const keys = Object.keys(values.child ?? {});
  const isSuspect =
    declaration.deprecated ||
    // HTML's own attributes are properties of the element too.
    element.getAttributeNames().some((name) => !(propertyName(name) in element || /^(class$|data-)/.test(name))) ||
    keys.some((key) => !(key in element)) ||
    Object.entries(declaration.attributes).some(([name, { required }]) => required && !values.get(name)) ||
    // The script has another type, or its text is not JSON.
    (!keys[0] && element.querySelector(':scope > script'));
  if (isSuspect) void import('./diagnostics').then(({ diagnose }) => diagnose(element, declaration, values));
}
