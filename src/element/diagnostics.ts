/** Decides what the console says of a tag that its template has misspelt or left half said; loaded only where there is a doubt. */
import { isAnywhere } from './anywhere';
import { propertyName } from './declare';
import type { Declaration } from './declare';
import { nearest } from './nearest';
import type { Values } from './values';

const told = new Set<string>();

/** A list of products has the same fault a hundred times. */
function tell(sentence: string): void {
  if (!told.has(sentence)) console.warn(sentence);
  told.add(sentence);
}

/** Warns of attributes that are near a declared one, of required ones that are missing, and of child JSON that nobody reads. */
export function diagnose(element: Element, { attributes }: Declaration, values: Values): void {
  const tag = `<${element.localName}>`;
  const names = Object.keys(attributes);
  for (const name of element.getAttributeNames()) {
    if (names.includes(name) || isAnywhere(name)) continue;
    const meant = nearest(name, names);
    // Another name belongs to somebody else's script.
    if (meant !== undefined) tell(`${tag} has no attribute ${name}. Did you mean ${meant}?`);
  }
  for (const name of names)
    if (attributes[name]!.required && !values.get(name))
      tell(`${tag} needs ${name}: without it it neither asks nor saves anything.`);
  const known = names.map(propertyName);
  const unknown = Object.keys(values.child ?? {}).filter((key) => !known.includes(key));
  if (unknown.length > 0)
    tell(`${tag} does not know ${unknown.join(', ')} of the child JSON. Its keys are: ${known.join(', ')}.`);
  for (const script of element.querySelectorAll<HTMLScriptElement>(':scope > script')) {
    if (!script.matches('[type="application/json"]')) {
      if (/json/i.test(script.type)) tell(`${tag} reads type="application/json" alone, not type="${script.type}".`);
    } else if (/&(quot|#0?34);/.test(script.textContent)) {
      tell(`${tag} the child JSON is escaped as an attribute would be: in a script it has to stand as it is.`);
    }
  }
}
