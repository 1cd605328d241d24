/** Warns in the console about misspelt or missing attributes of a tag. Loaded only if something looks wrong. */
import { isGlobalAttribute } from './global-attributes';
import { propertyName } from './declare';
import type { Declaration } from './declare';
import { sentenceOf } from './deprecation';
import { nearest } from './nearest';
import type { Values } from './values';
import { docsUrl } from '../page/docs-url';

const warned = new Set<string>();

/** Warns once per sentence: in a list of products the same mistake occurs a hundred times. */
function warn(id: string, sentence: string): void {
  if (!warned.has(sentence)) console.warn(sentence, docsUrl(id));
  warned.add(sentence);
}

/** Warns of a template's button that names a missing element, an unknown command, or one that is unavailable now. */
export const warnOfCommand = (command: string | null, tag: string | undefined, id?: string): void =>
  warn(
    'command',
    tag ? `<${tag}> has nothing to open now by the command ${command}.` : `No element has the id ${id} of commandfor.`,
  );

/** `needed`: an attribute, or its possible replacement. */
export const warnOfMissing = (tag: string, needed: string): void =>
  warn('required', `<${tag}> needs ${needed}: without it the element sends no requests.`);

/** Warns of attributes close to a declared one, missing required ones, deprecated names, and child JSON keys that nothing reads. */
export function diagnose(element: Element, { attributes, deprecated = {} }: Declaration, values: Values): void {
  const tag = `<${element.localName}>`;
  const names = Object.keys(attributes);
  for (const name of element.getAttributeNames()) {
    if (names.includes(name) || isGlobalAttribute(name)) continue;
    const suggestion = nearest(name, names);
    // Other unknown names may belong to another script.
    if (suggestion !== undefined) warn('attribute', `${tag} has no attribute ${name}. Did you mean ${suggestion}?`);
  }
  for (const [name, { required }] of Object.entries(attributes))
    if (required && !values.get(name)) warnOfMissing(element.localName, name);
  for (const [key, deprecation] of Object.entries(deprecated)) {
    const [kind, name = ''] = key.split(' ');
    // The value may come from the tag, its child JSON, a script or the page.
    const isUsed = (): boolean => element.hasAttribute(name) || values.get(name) !== attributes[name]?.default;
    if (kind === 'element' || (kind === 'attribute' && isUsed()))
      warn('deprecated', `${tag}${name && ` ${name}`}: ${sentenceOf(deprecation)}`);
  }
  const keys = names.map(propertyName);
  const unknown = Object.keys(values.child ?? {}).filter((key) => !keys.includes(key));
  for (const key of unknown) {
    const suggestion = nearest(key, keys);
    const hint = suggestion === undefined ? `Its keys are: ${keys.join(', ')}.` : `Did you mean ${suggestion}?`;
    warn('child-json', `${tag} does not know ${key} of the child JSON. ${hint}`);
  }
  for (const script of element.querySelectorAll<HTMLScriptElement>(':scope > script')) {
    if (!script.matches('[type="application/json"]')) {
      if (/json/i.test(script.type))
        warn('child-json', `${tag} reads type="application/json" alone, not type="${script.type}".`);
    } else if (/&(quot|#0?34);/.test(script.textContent)) {
      warn('child-json', `${tag} the child JSON is escaped like an attribute: write it unescaped.`);
    }
  }
}
