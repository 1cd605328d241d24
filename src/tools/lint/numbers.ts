/** Decides where a number is printed for people although an element reads it: in number attributes, and in JSON under a number's name. */
import { propertyName, type Declaration } from '../../element/declare';
import { printsOf } from './escaping';
import { formatterOf } from './formatted';
import { inNumber } from './language';
import type { Template } from './template';
import type { TagAttribute } from './tags';
import { PRINTED, STEERING } from './mask-characters';

const isNumber = (kind: string | undefined): boolean => kind === 'number' || kind === 'integer';

function tellOf({ language, tell }: Template, name: string, formatter: string, at: number): void {
  const written = `${formatter} prints a number for people, such as "1 234,50" or "1,234.50"`;
  tell('formatted-number', at, `${name}: ${written}, which is no number here. Write ${inNumber[language]}.`);
}

/** Of a number attribute with printed parts. Prices below 1000 often hide the fault. */
export function checkNumber(template: Template, { name, value = '', valueAt }: TagAttribute): void {
  for (const { source, at } of printsOf(value, template.text.slice(valueAt, valueAt + value.length))) {
    const formatter = formatterOf(source, template.language);
    if (formatter !== undefined) return tellOf(template, name, formatter, valueAt + at);
  }
  // In branches, and with signs of another language, only the server knows what stands together.
  if (value.includes(STEERING) || /[@{}<>[\]#$&]/.test(value)) return;
  const beside = /[\p{L}€%]+\.?/u.exec(value.replaceAll(PRINTED, ' '))?.[0];
  if (beside !== undefined)
    template.tell(
      'formatted-number',
      valueAt,
      `${name}: with ${beside} beside it, it is no number. Print the number alone.`,
    );
}

/** Of an expression that a component binds to a number attribute. */
export function checkBoundNumber(template: Template, attribute: TagAttribute, declaration: Declaration): void {
  const { name, value = '', valueAt } = attribute;
  if (!isNumber(declaration.attributes[name]?.kind)) return;
  const formatter = formatterOf(value, template.language);
  if (formatter !== undefined) tellOf(template, name, formatter, valueAt);
}

const NUMBERS = /price|net|gross|amount|quantity|total|stock|weight|vat|min$|max$|step$|count$|limit$/i;
const TEXTS = /text|label|html|formatted|display|title|name|note|unit|currency|hint|url|id$|ids$/i;

/** Of JSON, whose masked text begins at `from`. Outside of a JSON text every formatted number breaks it, in one only a number's does. */
export function checkJsonNumbers(template: Template, masked: string, from: number, { attributes }: Declaration): void {
  const numbers = new Set(
    Object.keys(attributes)
      .filter((name) => isNumber(attributes[name]?.kind))
      .map(propertyName),
  );
  for (const { source, at, isInText } of printsOf(masked, template.text.slice(from, from + masked.length))) {
    const formatter = formatterOf(source, template.language);
    if (formatter === undefined) continue;
    const before = masked.slice(Math.max(0, at - 200), at).replaceAll('&quot;', '"');
    const behind = masked.slice(at + source.length, at + source.length + 20);
    const key = /"([\w-]{1,60})"\s*:\s*"?\s*$/.exec(before)?.[1];
    const isAlone = key !== undefined && /^\s*(["'},\]]|&quot;|$)/.test(behind);
    const isOfNumber = isAlone && (numbers.has(key) || (NUMBERS.test(key) && !TEXTS.test(key)));
    if (isInText ? isOfNumber : isAlone) tellOf(template, `"${key}"`, formatter, from + at);
  }
}
