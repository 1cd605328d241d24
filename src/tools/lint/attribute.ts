/** Checks one attribute of our tags: its name, its value, the escaping of its JSON. */
import { isGlobalAttribute } from '../../element/global-attributes';
import { NO, WRONG, type Attribute } from '../../element/attributes';
import type { Declaration } from '../../element/declare';
import { texts as pageTexts } from '../../element/page-texts';
import { decodeEntities } from '../../ui/entities';
import { attributeProblem, printsOf, UNQUOTED } from './escaping';
import { tellRenamed } from './renames';
import type { Template } from './template';
import type { Tell } from './problem';
import { suggestion, type Known } from './names';
import { flagIn } from './language';
import { checkJsonNumbers, checkNumber } from './numbers';
import type { TagAttribute } from './tags';
import { checkTexts } from './texts';
import { isDynamic } from './mask-characters';

export function checkAttribute(template: Template, one: TagAttribute, declaration: Declaration, known: Known): void {
  const { tag, attributes } = declaration;
  const { tell } = template;
  const declared = attributes[one.name];
  if (declared === undefined) {
    if (/^[,;]+$/.test(one.name))
      return tell(
        'unknown-attribute',
        one.at,
        `A space is missing between attributes: ${one.name} is read as one attribute.`,
      );
    if (isGlobalAttribute(one.name)) return;
    const old = template.masked.indexOf(one.name, one.at);
    if (tellRenamed(known, tell, 'unknown-attribute', `attribute ${tag} ${one.name}`, old)) return;
    const names = Object.keys(attributes);
    // The property's spelling, or _ instead of -: exactly one name fits.
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
    else if (one.quote === '' && UNQUOTED.test(template.language) && !/(^|-)(url|id)$/.test(one.name))
      tell(
        'quote',
        one.valueAt,
        `${one.name}: without quotes the value ends at its first space. Write ${one.name}="…".`,
        {
          from: one.valueAt,
          to: one.valueAt + value.length,
          text: `"${template.text.slice(one.valueAt, one.valueAt + value.length)}"`,
        },
      );
    return;
  }
  const text = decodeEntities(value);
  // Templates print this text if they have no value; it counts as absent.
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

/** A present flag is true, unless its text says no. */
function checkFlag({ language, tell }: Template, { name, at, value, valueAt, quote }: TagAttribute): void {
  if (value === undefined) return;
  if (isDynamic(value))
    tell(
      'flag-value',
      valueAt,
      `${name} is true unless "false", "0" or "no" is printed here: a present flag is true. Write ${flagIn[language](name)}.`,
    );
  else if (NO.test(value))
    tell('flag-value', valueAt, `${name}="${value}": a present flag is true in HTML. Remove it to turn it off.`, {
      from: at - 1,
      to: valueAt + value.length + quote.length,
      text: '',
    });
}

/** The reason why JSON.parse rejects the text; undefined if the text is valid. */
export function jsonProblem(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `this is not JSON (${error instanceof Error ? error.message.slice(0, 120) : String(error)})`;
  }
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Checks texts that must be a currency, a URL or an origin. */
export function checkMeaning(tell: Tell, name: string, text: string, at: number): void {
  if (name === 'currency' && !currencies.has(text.trim().toUpperCase()))
    tell('wrong-value', at, `${name}="${text.slice(0, 20)}" is not a currency: use an ISO 4217 code, such as PLN.`);
  if (/(^|-)url$/i.test(name) && /^\s*javascript:/i.test(text))
    tell('wrong-value', at, `${name} must be a URL, not a script.`);
  if (name === 'company-url' && /^\s*(?:https?:)?\/\//i.test(text))
    tell('wrong-value', at, `${name} must be on the page’s own origin. Write its path, for example /api/firma.`);
  if (name !== 'redirect-origins') return;
  const wrong = text.split(/\s+/).find((one) => one !== '' && !/^https?:\/\/[^\s/?#@]+\/?$/i.test(one));
  if (wrong !== undefined)
    tell('wrong-value', at, `${name}: ${wrong.slice(0, 60)} is not an origin. Write it as https://shop.example.`);
}

const quoteHint = ({ quote, value }: TagAttribute): string =>
  /[“”„‟]/.test(value ?? '')
    ? ' JSON allows straight quotes only.'
    : quote === '"' && /^\s*[[{]\s*$/.test(value ?? '')
      ? ' It ends at its first double quote: escape quotes as &quot;, or use a child <script type="application/json">.'
      : '';

/** The expected value, for a message. */
export function expected({ kind, type }: Attribute<unknown>): string {
  const words = type.replace(' | undefined', '');
  switch (kind) {
    case 'number':
      return 'expected a number within its bounds';
    case 'integer':
      return 'expected a whole number within its bounds';
    case 'oneOf':
      return `expected one of ${words.replaceAll("'", '').replaceAll(' | ', ', ')}`;
    case 'json':
      return `expected JSON of the type ${words}`;
    case 'text':
    case 'tokens':
    case 'flag':
      return 'text is expected';
  }
}

function checkEscaping(template: Template, { name, value = '', valueAt, quote }: TagAttribute): void {
  const { language, tell } = template;
  // Padded to the original length, so that offsets stay right.
  const masked = value.replaceAll('&quot;', '"     ');
  for (const print of printsOf(template, masked, valueAt)) {
    const problem = attributeProblem(language, print, name, quote);
    if (problem !== undefined) tell('escaping', valueAt + print.at, problem);
  }
}
