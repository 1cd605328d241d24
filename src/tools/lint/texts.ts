/** Checks a page's replacements for the texts of elements: their keys and placeholders. */
import { nearest } from '../../element/nearest';
import { hasPlaceholders } from '../../page/phrase';
import list from '../../texts/texts.json' with { type: 'json' };
import type { Tell } from './problem';

const known: Readonly<Record<string, { readonly pl: unknown; readonly placeholders?: readonly string[] }>> = list;

/** `atKey` finds a key's place in the template; if the server prints parts of the texts, only keys are checked. */
export function checkTexts(
  tell: Tell,
  texts: Readonly<Record<string, unknown>>,
  isDynamic: boolean,
  atKey: (key: string) => number,
): void {
  for (const [key, text] of Object.entries(texts)) {
    const own = Object.hasOwn(known, key) ? known[key] : undefined;
    const names = own?.placeholders ?? [];
    if (own === undefined) {
      const similar = nearest(key, Object.keys(known));
      const hint = similar ? `Did you mean "${similar}"?` : 'texts.json lists all keys.';
      tell('unknown-text', atKey(key), `There is no text "${key}". ${hint}`);
    } else if (!isDynamic && names.length > 0 && !hasPlaceholders(text, names)) {
      const needed = names.map((name) => `{${name}}`).join(', ');
      tell('wrong-value', atKey(key), `"${key}" needs ${needed}: otherwise it is ignored.`);
    }
  }
}
