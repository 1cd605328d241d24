/** Decides what is wrong with one attribute of our tags: its name, its value, the escaping of its JSON. */
import { isGlobalAttribute } from '../../element/global-attributes';
import { WRONG, type Attribute } from '../../element/attributes';
import type { Declaration } from '../../element/declare';
import { texts as pageTexts } from '../../element/page-texts';
import { decodeEntities } from '../../ui/entities';
import { attributeProblem, printsOf } from './escaping';
import type { Template } from './template';
import type { Tell } from './problem';
import { suggestion } from './names';
import { flagIn } from './language';
import { checkJsonNumbers, checkNumber } from './numbers';
import type { TagAttribute } from './tags';
import { checkTexts } from './texts';
import { isDynamic } from './mask-characters';

export function checkAttribute(template: Template, one: TagAttribute, declaration: Declaration): void {
  const { tag, attributes } = declaration;
  const { tell } = template;
  const declared = attributes[one.name];
  if (declared === undefined) {
    if (/^[,;]+$/.test(one.name))
      return tell('unknown-attribute', one.at, `Attributes are parted by spaces: ${one.name} is read as one.`);
    if (isGlobalAttribute(one.name)) return;
    const names = Object.keys(attributes);
    // Only the property's spelling, or _ instead of -: no other name can be meant.
    const same = names.find((name) => name.replaceAll('-', '') === one.name.replaceAll(/[-_]/g, ''));
    const hint = same ? ` Did you mean ${same}?` : suggestion(one.name, new Set(names));
    const list = ` It has: ${names.join(', ') || 'none'}.`;
    return tell(
      'unknown-attribute',
      one.at,
      `<${tag}> has no attribute ${one.name.slice(0, 60)}.${hint || list}`,
      same === undefined ? undefined : { from: one.at, to: one.at + one.name.length, text: same },
    );
  }
  const { value } = one;
  if (declared.kind === 'flag') return checkFlag(template, one);
  if (value === undefined) {
    if (!declared.empty) tell('wrong-value', one.at, `${one.name} needs a value: ${expected(declared)}.`);
    return;
  }
  if (isDynamic(value)) {
    if (declared.kind === 'json') {
      checkEscaping(template, one);
      checkJsonNumbers(template, value, one.valueAt, declaration);
    } else if (/^(number|integer)$/.test(declared.kind)) checkNumber(template, one);
    return;
  }
  const text = decodeEntities(value);
  // Templates print it when they have no value; it counts as absent.
  if (text === '') return;
  if (declared.read(text) !== WRONG) {
    if (declared === pageTexts) checkTexts(tell, JSON.parse(text), false, () => one.valueAt);
    checkMeaning(tell, one.name, text, one.valueAt);
    return;
  }
  const problem = declared.kind === 'json' ? jsonProblem(text) : undefined;
  if (problem !== undefined) return tell('broken-json', one.valueAt, `${one.name}: ${problem}.${quoteHint(one)}`);
  tell('wrong-value', one.valueAt, `${one.name}="${text.slice(0, 60)}" is wrong: ${expected(declared)}.`);
}

/** A present flag is true, whatever its text. */
function checkFlag({ language, tell }: Template, { name, at, value, valueAt, quote }: TagAttribute): void {
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
      { from: at - 1, to: valueAt + value.length + quote.length, text: '' },
    );
}

/** Why JSON.parse rejects the text; undefined if it does not. */
export function jsonProblem(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `this is not JSON (${error instanceof Error ? error.message.slice(0, 120) : String(error)})`;
  }
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Checks texts that are readable but may make no sense. */
export function checkMeaning(tell: Tell, name: string, text: string, at: number): void {
  if (name === 'currency' && !currencies.has(text.trim().toUpperCase()))
    tell('wrong-value', at, `${name}="${text.slice(0, 20)}" is no currency: ISO 4217 has PLN, EUR and others.`);
  if (/(^|-)url$/i.test(name) && /^\s*javascript:/i.test(text))
    tell('wrong-value', at, `${name} is an address; a script is none.`);
  if (name === 'company-url' && /^\s*(?:https?:)?\/\//i.test(text))
    tell('wrong-value', at, `${name} is asked on the page’s own origin only. Write its path, as /api/firma.`);
  if (name !== 'redirect-origins') return;
  const wrong = text.split(/\s+/).find((one) => one !== '' && !/^https?:\/\/[^\s/?#@]+\/?$/i.test(one));
  if (wrong !== undefined)
    tell('wrong-value', at, `${name}: ${wrong.slice(0, 60)} is no origin. Write it as https://shop.example.`);
}

const quoteHint = ({ quote, value }: TagAttribute): string =>
  /[“”„‟]/.test(value ?? '')
    ? ' JSON knows straight quotes only.'
    : quote === '"' && /^\s*[[{]\s*$/.test(value ?? '')
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
    case 'text':
    case 'tokens':
    case 'flag':
      return 'text is expected';
  }
}

function checkEscaping({ text, language, tell }: Template, { name, value = '', valueAt, quote }: TagAttribute): void {
  const source = text.slice(valueAt, valueAt + value.length);
  // Padded to the original length, so that offsets stay right.
  const masked = value.replaceAll('&quot;', '"     ');
  for (const print of printsOf(masked, source)) {
    const problem = attributeProblem(language, print, name, quote);
    if (problem !== undefined) tell('escaping', valueAt + print.at, problem);
  }
}
