/** Finds expressions that print a formatted number: with groups, a unit or a currency. Elements cannot read such a number. */
import type { Language } from './language';

/** Filters and functions that always format. */
const FILTER =
  /\|\s*(format_currency|format_number|format_\w+_number|format_money|format_price|localized_?currency|localized_?number|commerceCurrency|sylius_format_money|currency|money|price|zloty)\b/;
const CALL =
  /(?<![\w$])(wc_price|wc_format_localized_\w+|number_format_i18n|money_format|money|currency|displayPrice|convertPrice|asCurrency|asDecimal|get_price_html|format_?(?:price|money|currency|number|amount|decimal)|(?:price|money|currency|amount)_?format|Number::(?:format|currency|abbreviate|forHumans|fileSize|spell|ordinal|percentage)|Money::(?:polish|shown)|toLocaleString|Intl\.NumberFormat|\$n)(?:\s*\(|\s+price=)/i;
const DIRECTIVE = /^@(money|currency|price|number)\b/i;
/** Names that suggest a formatter. */
const NAMED = /\b(\w*formatted_?(?:price|amount|total|value|number)|(?:price|amount|total|value)_?formatted)\b/i;
/** Formatters print numbers for people. A date's formatter has its pattern in quotes. */
const METHOD = /(?:->|\.)(format)\(\s*(?!['"`])/;
/** `number_format` groups thousands by a comma by default. */
const GROUPING = /(\|\s*)?\bnumber_format\b\s*([(:])?/;
/** Removes the group separators again, or converts to a number. */
const UNDONE_BEFORE =
  /\b(?:\w*replace|strtr|filter_var|floatval|intval|parseFloat|Number)\s*\([^]*$|\((?:int|float)\)\s*$/;
const UNDONE_AFTER = /\|\s*(?:replace|length|slice|striptags)\b|\.replace(?:All)?\(|\?\s*[^:]+:/;
const SPRINTF = /\bsprintf\(\s*(['"])((?:(?!\1).)*)\1/;

const LONGEST = 2000;

/** The top-level arguments in parentheses or brackets that open here. */
export function argumentsAt(source: string, opens: number): string[] {
  const all: string[] = [''];
  let depth = 0;
  let quote = '';
  for (const one of source.slice(opens + 1)) {
    if (quote !== '') quote = one === quote ? '' : quote;
    else if (/['"`]/.test(one)) quote = one;
    else if (/[([{]/.test(one)) depth++;
    else if (/[)\]}]/.test(one) && --depth < 0) break;
    if (one === ',' && depth === 0 && quote === '') all.push('');
    else all.push((all.pop() ?? '') + one);
  }
  return all.map((one) => one.trim());
}

const isEmptyText = (code: string): boolean => /^(['"])\1$/.test(code);
/** The value is only known on the server. */
const isUnknown = (code: string): boolean => !/^['"]/.test(code) && code !== '';

/** Whether the fourth argument of PHP's function, or the third of a filter, disables grouping. */
function isUngrouped(given: readonly string[], at: number): boolean {
  const named = given.find((one) => /^thousand\w*\s*[:=]/i.test(one))?.replace(/^\w+\s*[:=]\s*/, '');
  const groups = named ?? given[at];
  return groups !== undefined && (isEmptyText(groups) || isUnknown(groups));
}

function groupingOf(source: string, language: Language): string | undefined {
  const match = GROUPING.exec(source);
  if (match !== null) {
    const [whole, pipe, opening] = match;
    const opens = match.index + whole.length - 1;
    const parts = /^(?::(?:"[^"]*"|'[^']*'|[^|:}\s]+))*/.exec(source.slice(opens))?.[0] ?? '';
    const given =
      opening === '('
        ? argumentsAt(source, opens)
        : opening === ':'
          ? [...parts.matchAll(/:("[^"]*"|'[^']*'|[^:]+)/g)].map(([, one = '']) => one)
          : [];
    return isUngrouped(given, pipe === undefined ? 3 : 2) ? undefined : 'number_format';
  }
  const number = /\|\s*number\b(?:\s*[:(]([^|})]*))?/.exec(source);
  if (number === null || !/^(twig|latte)$/.test(language)) return undefined;
  const given = language === 'latte' ? argumentsAt(`(${number[1] ?? ''})`, 0) : [];
  return isUngrouped(given, 2) ? undefined : '|number';
}

/** The name of the formatter; undefined without one, or if a conversion to a number follows. */
export function formatterOf(source: string, language: Language): string | undefined {
  // An unclosed expression extends to the end of its file.
  if (source.length > LONGEST) return undefined;
  const match =
    (language === 'script' ? null : FILTER.exec(source)) ??
    CALL.exec(source) ??
    DIRECTIVE.exec(source) ??
    METHOD.exec(source) ??
    NAMED.exec(source);
  const grouping = groupingOf(source, language);
  const at = grouping === undefined ? match?.index : source.search(/\bnumber/);
  const printed = SPRINTF.exec(source)?.[2]?.replaceAll(/%[-+\d.'$]*[a-zA-Z]/g, '');
  if (at === undefined) return printed !== undefined && /[\p{L},%€$]/u.test(printed) ? 'sprintf' : undefined;
  if (UNDONE_BEFORE.test(source.slice(0, at)) || UNDONE_AFTER.test(source.slice(at))) return undefined;
  return grouping ?? match?.[1];
}
