/** Decides what is wrong with one attribute of our tags: its name, its value, the escaping of its JSON. */
import { isAnywhere } from '../element/anywhere';
import { WRONG, type Attribute } from '../element/attributes';
import type { Declaration } from '../element/declare';
import { nearest } from '../element/nearest';
import { texts as pageTexts } from '../element/page-texts';
import { decodeEntities } from '../ui/entities';
import { attributeProblem, printsOf } from './escaping';
import type { Template } from './lint';
import type { Language } from './mask';
import { isDynamic, type TagAttribute } from './tags';
import { checkTexts } from './texts';

export function checkAttribute(template: Template, one: TagAttribute, { tag, attributes }: Declaration): void {
  const { tell } = template;
  const declared = attributes[one.name];
  if (declared === undefined) {
    if (isAnywhere(one.name)) return;
    const meant = nearest(one.name, Object.keys(attributes));
    const list = Object.keys(attributes).join(', ') || 'none';
    const hint = meant ? `Did you mean ${meant}?` : `It has: ${list}.`;
    return tell('unknown-attribute', one.at, `<${tag}> has no attribute ${one.name}. ${hint}`);
  }
  const { value } = one;
  if (declared.kind === 'flag') return checkFlag(template, one);
  if (value === undefined) {
    if (!declared.empty) tell('wrong-value', one.at, `${one.name} needs a value: ${expected(declared)}.`);
    return;
  }
  if (isDynamic(value)) {
    if (declared.kind === 'json') checkEscaping(template, one);
    return;
  }
  const text = decodeEntities(value);
  // Templates print it for want of a value; it counts as absent.
  if (text === '') return;
  if (declared.read(text) !== WRONG) {
    if (declared === pageTexts) checkTexts(tell, JSON.parse(text), false, () => one.valueAt);
    return;
  }
  const problem = declared.kind === 'json' ? jsonProblem(text) : undefined;
  if (problem !== undefined) return tell('broken-json', one.valueAt, `${one.name}: ${problem}.${quoteHint(one)}`);
  tell('wrong-value', one.valueAt, `${one.name}="${text.slice(0, 60)}" is wrong: ${expected(declared)}.`);
}

const flagIn: Readonly<Record<Language, (name: string) => string>> = {
  html: (name) => name,
  twig: (name) => `{% if … %}${name}{% endif %}`,
  blade: (name) => `@if (…) ${name} @endif`,
  php: (name) => `<?= … ? '${name}' : '' ?>`,
};

/** Present is true, whatever it says. */
function checkFlag({ language, tell }: Template, { name, value, valueAt }: TagAttribute): void {
  if (value === undefined) return;
  if (isDynamic(value))
    tell(
      'flag-value',
      valueAt,
      `${name} is on whatever is printed here: a flag is on where it stands. Write ${flagIn[language](name)}.`,
    );
  else if (/^\s*(false|0|no|nie|off)\s*$/i.test(value))
    tell(
      'flag-value',
      valueAt,
      `${name}="${value}" switches it on: a flag is on where it stands. Leave it out to switch it off.`,
    );
}

/** Why JSON.parse refuses it; undefined when it does not. */
export function jsonProblem(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `this is not JSON (${error instanceof Error ? error.message.slice(0, 120) : String(error)})`;
  }
}

const quoteHint = ({ quote, value }: TagAttribute): string =>
  quote === '"' && /^\s*[[{]\s*$/.test(value ?? '')
    ? ' It ends at its first double quote: escape quotes as &quot;, or use a child <script type="application/json">.'
    : '';

/** What a value should be, in words. */
export function expected({ kind, type }: Attribute<unknown>): string {
  const words = type.replace(' | undefined', '');
  switch (kind) {
    case 'number':
      return 'a number within its bounds is expected';
    case 'integer':
      return 'a whole number within its bounds is expected';
    case 'oneOf':
      return `one of ${words.replaceAll("'", '').replaceAll(' | ', ', ')} is expected`;
    case 'json':
      return `JSON of the shape ${words} is expected`;
    default:
      return 'text is expected';
  }
}

function checkEscaping({ text, language, tell }: Template, { name, value = '', valueAt, quote }: TagAttribute): void {
  const source = text.slice(valueAt, valueAt + value.length);
  // As long as what it stands for, so that places stay.
  const masked = value.replaceAll('&quot;', '"     ');
  for (const print of printsOf(masked, source)) {
    const problem = attributeProblem(language, print, name, quote);
    if (problem !== undefined) tell('escaping', valueAt + print.at, problem);
  }
}
