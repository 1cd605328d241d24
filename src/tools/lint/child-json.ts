/** Checks the JSON in a tag's child script: its syntax, keys, values and printing. */
import { WRONG } from '../../element/attributes';
import { propertyName, type Declaration } from '../../element/declare';
import { texts as pageTexts } from '../../element/page-texts';
import { jsonFault } from '../../page/json-fault';
import { checkMeaning, expected, jsonProblem } from './attribute';
import { printsOf, scriptProblem } from './escaping';
import { suggestion, type Known } from './names';
import { checkJsonNumbers } from './numbers';
import { oldAttributeOf, tellRenamed } from './renames';
import type { Template } from './template';
import type { Tell } from './problem';
import type { Tag } from './tags';
import { checkTexts } from './texts';
import { PRINTED, STEERING } from './mask-characters';

/** The JSON's content, as far as the template shows it; undefined if only the server knows it. */
export function checkChildJson(
  template: Template,
  script: Tag,
  declaration: Declaration,
  known: Known,
): ReadonlyMap<string, unknown> | undefined {
  const content = script.content ?? '';
  checkPrinting(template, script);
  checkJsonNumbers(template, content, script.end, declaration);
  // Branches merge two texts into one, and a text printed as a whole is known only on the server.
  if (content.includes(STEERING) || content.replaceAll(PRINTED, '').trim() === '') return undefined;
  const isDynamic = content.includes(PRINTED);
  const json = isDynamic ? withoutPrinted(content) : content;
  const problem = jsonProblem(json);
  if (problem !== undefined) {
    const hint = json.includes('&quot;') ? ' In a script, write quotes as ", not as &quot;.' : '';
    template.tell('broken-json', script.end + (isDynamic ? 0 : jsonFault(json)), `${problem}.${hint}`);
    return undefined;
  }
  const data: unknown = JSON.parse(json);
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    template.tell(
      'broken-json',
      script.end,
      'the child JSON must be one object, keyed by attribute names in camelCase.',
    );
    return undefined;
  }
  checkKeys(template, script, declaration, data as Record<string, unknown>, isDynamic, known);
  return isDynamic ? undefined : new Map(Object.entries(data));
}

function checkKeys(
  { tell, text }: Template,
  script: Tag,
  { tag, attributes }: Declaration,
  data: Readonly<Record<string, unknown>>,
  isDynamic: boolean,
  names: Known,
): void {
  const known = new Map(Object.entries(attributes).map(([name, one]) => [propertyName(name), one]));
  const places = keysOf(text, script, tell);
  const atKey = (key: string): number => places.get(key) ?? script.end;
  for (const [key, value] of Object.entries(data)) {
    const at = atKey(key);
    const declared = known.get(key);
    if (declared === undefined) {
      const old = `attribute ${tag} ${oldAttributeOf(names, tag, key)}`;
      if (tellRenamed(names, tell, 'unknown-attribute', old, at + 1, propertyName)) continue;
      const hint = suggestion(key, known, (one) => `"${one}"`) || ` It has: ${[...known.keys()].join(', ')}.`;
      tell('unknown-attribute', at, `<${tag}> has no attribute for the key "${key}".${hint}`);
    } else if (!isDynamic && value !== null && declared.accept(value) === WRONG) {
      tell('wrong-value', at, `"${key}" is wrong: ${expected(declared)}.`);
    } else if (declared === pageTexts && declared.accept(value) !== WRONG) {
      checkTexts(tell, value as Readonly<Record<string, unknown>>, isDynamic, atKey);
    } else if (typeof value === 'string' && !isDynamic) checkMeaning(tell, key, value, at);
  }
}

const SIGN = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\]]/g;

/** The first position of each key. Reports a duplicate key of the first level: only the last one is read. */
function keysOf(text: string, { end, content = '' }: Tag, tell: Tell): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const first = new Set<string>();
  let depth = 0;
  for (const { 0: token, 1: key, 2: colon, index } of text.slice(end, end + content.length).matchAll(SIGN)) {
    if (/^[{[]$/.test(token)) depth++;
    else if (/^[}\]]$/.test(token)) depth--;
    if (key === undefined || colon === undefined) continue;
    if (!places.has(key)) places.set(key, end + index);
    if (depth !== 1) continue;
    if (first.has(key)) tell('twice', end + index, `"${key}" is duplicated; only the last one is read.`);
    first.add(key);
  }
  return places;
}

/** Replaces printed parts by a placeholder: a word inside a string, a value outside. */
function withoutPrinted(content: string): string {
  let isText = false;
  let out = '';
  for (let at = 0; at < content.length; at++) {
    const one = content.charAt(at);
    if (one === '\\' && isText) {
      out += one + (content[++at] ?? '');
      continue;
    }
    if (one === '"') isText = !isText;
    if (one !== PRINTED) out += one;
    else if (content[at - 1] !== PRINTED) out += isText ? 'x' : 'null';
  }
  return out;
}

function checkPrinting(template: Template, { end, content = '' }: Tag): void {
  for (const print of printsOf(template, content, end)) {
    const problem = scriptProblem(template.language, print);
    if (problem !== undefined) template.tell('escaping', end + print.at, problem);
  }
}
