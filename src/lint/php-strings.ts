/** Decides how HTML in PHP's strings is read: the strings of one statement as one text, with what is put between them printed. */
import { partsOf, PRINTED, type Language } from './mask';
import type { PhpCode, PhpString } from './php-code';
import { tagsOf } from './tags';

/** A text whose every character has its place in the template. */
export interface Statement {
  readonly text: string;
  readonly masked: string;
  readonly places: readonly number[];
}

const PLACEHOLDER = String.raw`%(?:\d+\$)?[-+]?(?:'.|0)?\d*(?:\.\d+)?[bcdeEfFgGosuxX]`;
const VARIABLE = String.raw`\{\$[^}]*\}|\$\{[^}]*\}|\$[a-zA-Z_]\w*(?:\[[^\]\n]*\]|\??->\w+)?`;
const ESCAPE = String.raw`\\(?:[nrtvef\\$]|[0-7]{1,3}|x[\da-fA-F]{1,2}|u\{[\da-fA-F]+\})`;

/** What does not stand for itself in a string. */
const special: Readonly<Record<PhpString['kind'], RegExp>> = {
  single: new RegExp(String.raw`\\[\\']|${PLACEHOLDER}`, 'g'),
  double: new RegExp(String.raw`\\"|${ESCAPE}|${VARIABLE}|${PLACEHOLDER}`, 'g'),
  heredoc: new RegExp(`${ESCAPE}|${VARIABLE}|${PLACEHOLDER}`, 'g'),
  nowdoc: new RegExp(PLACEHOLDER, 'g'),
};
/** As HTML sees them. */
const escapes: Readonly<Record<string, string>> = { n: '\n', r: ' ', t: ' ', v: ' ', f: ' ' };

/** The statements whose strings hold tags of ours. */
export function* statementsOf(text: string, language: Language): Generator<Statement> {
  for (const { code } of partsOf(text, language)) {
    if (code === undefined) continue;
    for (const strings of byStatement(code)) {
      if (strings.some(({ from, to }) => /<shop-/i.test(text.slice(from, to)))) yield statementOf(text, strings);
    }
  }
}

function byStatement({ strings, stops }: PhpCode): PhpString[][] {
  const statements: PhpString[][] = [];
  let last: PhpString[] | undefined;
  let passed = 0;
  for (const one of strings) {
    const before = passed;
    while ((stops[passed] ?? Infinity) < one.from) passed++;
    if (last === undefined || passed > before) statements.push((last = []));
    last.push(one);
  }
  return statements;
}

function statementOf(text: string, strings: readonly PhpString[]): Statement {
  let plain = '';
  let masked = '';
  const places: number[] = [];
  const add = (from: number, to: number, as?: string): void => {
    for (let at = from; at < to; at++) {
      const one = text.charAt(at);
      plain += as === PRINTED ? one : (as ?? one);
      masked += as ?? one;
      places.push(at);
    }
  };
  for (const [index, { from, to, kind }] of strings.entries()) {
    const before = strings[index - 1];
    const between = before === undefined ? '' : text.slice(before.to, from);
    // Only joined to the one before, it goes on as one text.
    if (before !== undefined && !/^['"]\s*\.\s*['"]$/.test(between)) add(before.to, from, PRINTED);
    let at = from;
    for (const { 0: sign, index: found } of text.slice(from, to).matchAll(special[kind])) {
      add(at, from + found);
      at = from + found + sign.length;
      const literal = /^\\([^\d\sxue])$/.exec(sign)?.[1];
      if (literal === undefined) add(from + found, at, PRINTED);
      else add(at - 1, at, escapes[literal]);
    }
    add(at, to);
  }
  const last = strings.at(-1)?.to ?? text.length;
  const rest = restOf(masked);
  return { text: plain + rest, masked: masked + rest, places: [...places, ...Array.from(rest, () => last)] };
}

/** What would end the last tag, where a later statement does. */
function restOf(masked: string): string {
  const at = masked.toLowerCase().lastIndexOf('<shop-');
  const isRead = (rest: string): boolean => tagsOf(masked + rest).some((tag) => tag.at <= at && at < tag.end);
  return ['', `${PRINTED} >`, `${PRINTED}">`, `${PRINTED}'>`].find(isRead) ?? '';
}
