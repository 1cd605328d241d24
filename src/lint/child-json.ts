/** Decides what is wrong with the JSON in a tag's child script: its syntax, its keys, their values, and how it is printed. */
import { WRONG } from '../element/attributes';
import { propertyName, type Declaration } from '../element/declare';
import { nearest } from '../element/nearest';
import { texts as pageTexts } from '../element/page-texts';
import { expected, jsonProblem } from './attribute';
import { printsOf, scriptProblem } from './escaping';
import type { Template } from './lint';
import { PRINTED, STEERING } from './mask';
import type { Tag } from './tags';
import { checkTexts } from './texts';

export function checkChildJson(template: Template, script: Tag, declaration: Declaration): void {
  const content = script.content ?? '';
  checkPrinting(template, script);
  // Branches make two texts of one; what is printed as a whole is known on the server only.
  if (content.includes(STEERING) || content.replaceAll(PRINTED, '').trim() === '') return;
  const isDynamic = content.includes(PRINTED);
  const json = isDynamic ? withoutPrinted(content) : content;
  const problem = jsonProblem(json);
  if (problem !== undefined) return template.tell('broken-json', script.end, `${problem}.`);
  const data: unknown = JSON.parse(json);
  if (data === null || typeof data !== 'object' || Array.isArray(data))
    return template.tell(
      'broken-json',
      script.end,
      'the child JSON has to be one object, keyed by attribute names in camelCase.',
    );
  checkKeys(template, script, declaration, data as Record<string, unknown>, isDynamic);
}

function checkKeys(
  { tell, text }: Template,
  script: Tag,
  { tag, attributes }: Declaration,
  data: Readonly<Record<string, unknown>>,
  isDynamic: boolean,
): void {
  const known = new Map(Object.entries(attributes).map(([name, one]) => [propertyName(name), one]));
  const atKey = (key: string): number => Math.max(text.indexOf(`"${key}"`, script.end), script.end);
  for (const [key, value] of Object.entries(data)) {
    const at = atKey(key);
    const declared = known.get(key);
    if (declared === undefined) {
      const meant = nearest(key, known.keys());
      tell(
        'unknown-attribute',
        at,
        `<${tag}> has no attribute for the key "${key}". ${meant ? `Did you mean "${meant}"?` : `It has: ${[...known.keys()].join(', ')}.`}`,
      );
    } else if (!isDynamic && value !== null && declared.accept(value) === WRONG) {
      tell('wrong-value', at, `"${key}" is wrong: ${expected(declared)}.`);
    } else if (declared === pageTexts && declared.accept(value) !== WRONG) {
      checkTexts(tell, value as Readonly<Record<string, unknown>>, isDynamic, atKey);
    }
  }
}

/** What is printed stands for itself: a word inside a string, a value outside of one. */
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

function checkPrinting({ text, language, tell }: Template, { end, content = '' }: Tag): void {
  for (const print of printsOf(content, text.slice(end, end + content.length))) {
    const problem = scriptProblem(language, print);
    if (problem !== undefined) tell('escaping', end + print.at, problem);
  }
}
