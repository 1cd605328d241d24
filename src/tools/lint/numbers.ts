/** Reports formatted numbers that an element reads: in number attributes, and in numeric fields of JSON. */
import { propertyName, type Declaration } from '../../element/declare';
import { printsOf } from './escaping';
import { formatterOf } from './formatted';
import { inNumber } from './language';
import type { Template } from './template';
import type { TagAttribute } from './tags';
import { PRINTED, STEERING } from './mask-characters';

const isNumber = (kind: string | undefined): boolean => kind === 'number' || kind === 'integer';

function tellOf({ language, tell }: Template, name: string, formatter: string, at: number): void {
  const written = `${formatter} formats the number, for example as "1 234,50" or "1,234.50"`;
  tell('formatted-number', at, `${name}: ${written}, which is not a number here. Write ${inNumber[language]}.`);
}

/** Checks a number attribute with printed parts. A page with prices below 1000 works, so the fault is often noticed late. */
export function checkNumber(template: Template, { name, value = '', valueAt }: TagAttribute): void {
  for (const { source, at } of printsOf(template, value, valueAt)) {
    const formatter = formatterOf(source, template.language);
    if (formatter !== undefined) return tellOf(template, name, formatter, valueAt + at);
  }
  // With branches, or with characters of another language, only the server knows the joined text.
  if (value.includes(STEERING) || /[@{}<>[\]#$&]/.test(value)) return;
  const beside = /[\p{L}€%]+\.?/u.exec(value.replaceAll(PRINTED, ' '))?.[0];
  if (beside !== undefined)
    template.tell(
      'formatted-number',
      valueAt,
      `${name}: with ${beside} beside it, the value is not a number. Print only the number.`,
    );
}

/** Checks an expression that a component binds to a number attribute. */
export function checkBoundNumber(template: Template, attribute: TagAttribute, declaration: Declaration): void {
  const { name, value = '', valueAt } = attribute;
  if (!isNumber(declaration.attributes[name]?.kind)) return;
  const formatter = formatterOf(value, template.language);
  if (formatter !== undefined) tellOf(template, name, formatter, valueAt);
}

const NUMBERS = /price|net|gross|amount|quantity|total|stock|weight|vat|min$|max$|step$|count$|limit$/i;
const TEXTS = /text|label|html|formatted|display|title|name|note|unit|currency|hint|url|id$|ids$/i;

/** Checks JSON whose masked text begins at `from`. Inside a JSON string, only values of number fields are checked. */
export function checkJsonNumbers(template: Template, masked: string, from: number, { attributes }: Declaration): void {
  const numbers = new Set(
    Object.keys(attributes)
      .filter((name) => isNumber(attributes[name]?.kind))
      .map(propertyName),
  );
  for (const { source, at, end, isInText } of printsOf(template, masked, from)) {
    const formatter = formatterOf(source, template.language);
    if (formatter === undefined) continue;
    const before = masked.slice(Math.max(0, at - 200), at).replaceAll('&quot;', '"');
    const behind = masked.slice(end, end + 20);
    const key = /"([\w-]{1,60})"\s*:\s*"?\s*$/.exec(before)?.[1];
    const isAlone = key !== undefined && /^\s*(["'},\]]|&quot;|$)/.test(behind);
    const isOfNumber = isAlone && (numbers.has(key) || (NUMBERS.test(key) && !TEXTS.test(key)));
    if (isInText ? isOfNumber : isAlone) tellOf(template, `"${key}"`, formatter, from + at);
  }
}
