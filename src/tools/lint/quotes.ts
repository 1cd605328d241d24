/** Finds a missing or typographic quote, after which browsers misread the rest of the tag. */
import type { Template } from './template';
import type { Tag, TagAttribute } from './tags';

const TYPOGRAPHIC = /[“”„‟«»‘’‚′″]/;
/** The text in a pair of typographic quotes. */
const ENCLOSED = /^[“”„‟«»‘’‚′″]([^"'<>“”„‟«»‘’‚′″]*)[“”„‟«»‘’‚′″]/;
/** A value that contains the name of the next attribute. */
const SWALLOWED = /(\s[\w:@.-]+|[<>\s][^]*)=\s*$/;

/** Reports the first misplaced quote in the tag; returns whether there is one. */
export function checkQuotes(
  { text, masked, tell }: Template,
  { name, at, attributes, end, isBroken }: Tag,
  isOurs: boolean,
): boolean {
  for (const one of attributes) {
    // The rest of a JSON value that ended at its first inner quote.
    if (one.quote === '"' && /^\s*[[{]\s*$/.test(one.value ?? '')) return false;
    // A value must be followed by a space or the tag's end; after a quote that opens another value, that value follows.
    const behind = one.valueAt + (one.value?.length ?? 0) + 1;
    const problem = problemOf(one, isOurs, !/^(\s|\/?>|$)/.test(masked.slice(behind, behind + 2)));
    if (problem === undefined) continue;
    if (problem === '<') tell('unclosed', at, `The tag <${name}> does not end: its > is missing.`);
    else if (problem === 'typographic') {
      const [pair, inside] = ENCLOSED.exec(text.slice(one.valueAt, end)) ?? [];
      const fix =
        pair === undefined || one.quote !== ''
          ? undefined
          : { from: one.valueAt, to: one.valueAt + pair.length, text: `"${inside}"` };
      tell(
        'quote',
        one.valueAt,
        `${one.name}: typographic quotes are part of the value. Write ${one.name}="${inside ?? '…'}".`,
        fix,
      );
    } else tell('quote', one.at, `${one.name.slice(0, 40)}: ${problem}.`);
    return true;
  }
  if (!isBroken) return false;
  const last = attributes.at(-1);
  if (last !== undefined && /^[^\s=]+\s*=\s*["']/.test(text.slice(last.at, last.at + 200)))
    tell('quote', last.at, `${last.name}: the quote at the end of its value is missing.`);
  else tell('unclosed', at, `The tag <${name}> does not end: its > is missing.`);
  return true;
}

function problemOf({ name, value, quote }: TagAttribute, isOurs: boolean, isGoingOn: boolean): string | undefined {
  if (
    isGoingOn &&
    value !== undefined &&
    quote !== '' &&
    SWALLOWED.test(value.slice(-400)) &&
    (isOurs || /<shop-/.test(value))
  )
    return 'the quote at the end of its value is missing';
  if (!isOurs) return undefined;
  if (name.includes('<')) return '<';
  if (TYPOGRAPHIC.test(name)) return 'a typographic quote in place of an attribute';
  if (/["']/.test(name)) return 'a stray quote';
  if (value === undefined) return undefined;
  if (quote === '') {
    if (TYPOGRAPHIC.test(value[0] ?? '')) return 'typographic';
    return /["']/.test(value) ? 'the quote at the beginning of its value is missing' : undefined;
  }
  return TYPOGRAPHIC.test(value[0] ?? '') && /(^|-)url$/.test(name) ? 'typographic' : undefined;
}
