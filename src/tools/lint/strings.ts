/** Reads HTML in PHP or script strings: joins the strings of one statement, and treats the code between them as printed. */
import type { Code, CodeString } from './code';
import { argumentsAt } from './formatted';
import type { Language } from './language';
import { partsOf } from './mask';
import { tagsOf } from './tags';
import { PRINTED } from './mask-characters';

/** A text whose every character has its place in the template. */
export interface Statement {
  readonly text: string;
  readonly masked: string;
  readonly places: readonly number[];
  /** The code of what each placeholder of a `printf` prints, in its order. */
  readonly given?: readonly string[] | undefined;
}

const PLACEHOLDER = String.raw`%(?:\d+\$)?[-+]?(?:'.|0)?\d*(?:\.\d+)?[bcdeEfFgGosuxX]`;
const VARIABLE = String.raw`\{\$[^}]*\}|\$\{[^}]*\}|\$[a-zA-Z_]\w*(?:\[[^\]\n]*\]|\??->\w+)?`;
const ESCAPE = String.raw`\\(?:[nrtvef\\$]|[0-7]{1,3}|x[\da-fA-F]{1,2}|u\{[\da-fA-F]+\})`;
const SCRIPT = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|u\{[\da-fA-F]+\}|[^xu])/g;

/** Patterns of the non-literal parts of a string. */
const special: Readonly<Record<CodeString['kind'], RegExp>> = {
  single: new RegExp(String.raw`\\[\\']|${PLACEHOLDER}`, 'g'),
  double: new RegExp(String.raw`\\"|${ESCAPE}|${VARIABLE}|${PLACEHOLDER}`, 'g'),
  heredoc: new RegExp(`${ESCAPE}|${VARIABLE}|${PLACEHOLDER}`, 'g'),
  nowdoc: new RegExp(PLACEHOLDER, 'g'),
  script: SCRIPT,
  literal: SCRIPT,
};
/** The replacements of escape sequences in HTML. */
const escapes: Readonly<Record<string, string>> = { n: '\n', r: ' ', t: ' ', v: ' ', f: ' ' };

/** The PHP statements in a template whose strings contain our tags. */
export function* phpStatements(text: string, language: Language): Generator<Statement> {
  for (const { code } of partsOf(text, language)) if (code !== undefined) yield* statementsOf(text, code);
}

/** The statements whose strings contain our tags. */
export function* statementsOf(text: string, code: Code): Generator<Statement> {
  for (const strings of byStatement(code)) {
    if (!strings.some(({ from, to }) => /<\/?shop-/i.test(text.slice(from, to)))) continue;
    yield { ...statementOf(text, strings), given: givenIn(text, strings, code) };
  }
}

/** `printf('<a %s>', $x)`, and `vprintf`, whose values are a list. */
const PRINTF = /\b(?:[sf]|v[sf]?)?printf\s*\(\s*(?:\$\w+\s*,\s*)?(?:['"]|<<<\s*['"]?\w+['"]?\s*)$/;
const CONCATENATED = /^['"]\s*[.+]\s*['"]$/;

function givenIn(text: string, strings: readonly CodeString[], { stops }: Code): readonly string[] {
  const first = strings[0]?.from ?? 0;
  if (!PRINTF.test(text.slice(Math.max(0, first - 80), first))) return [];
  const format =
    strings.find(({ to }, at) => !CONCATENATED.test(text.slice(to, strings[at + 1]?.from))) ?? strings.at(-1);
  const end = stops.find((stop) => stop >= (strings.at(-1)?.to ?? 0));
  const rest = text.slice(format?.to, end);
  const opening = /^\s*\w*['"]?\s*,\s*(?:\[|array\()?/.exec(rest)?.[0].trimEnd();
  return opening === undefined ? [] : argumentsAt(rest, opening.length - 1);
}

function byStatement({ strings, stops }: Code): CodeString[][] {
  const statements: CodeString[][] = [];
  let passed = 0;
  let last: CodeString[] | undefined;
  for (const one of strings) {
    const before = passed;
    while ((stops[passed] ?? Infinity) < one.from) passed++;
    // A literal may contain another one, and is long enough to be read by itself.
    if (last === undefined || passed > before || [one.kind, last.at(-1)?.kind].includes('literal'))
      statements.push((last = []));
    last.push(one);
  }
  return statements;
}

function statementOf(text: string, strings: readonly CodeString[]): Statement {
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
  for (const [index, { from, to, kind, holes = [] }] of strings.entries()) {
    const before = strings[index - 1];
    const between = before === undefined ? '' : text.slice(before.to, from);
    // Directly concatenated strings are one text; anything else between them counts as printed.
    if (before !== undefined && !CONCATENATED.test(between)) add(before.to, from, PRINTED);
    let at = from;
    const left = holes.values();
    let hole = left.next().value;
    const passHoles = (until: number): void => {
      for (; hole !== undefined && hole.from < until; hole = left.next().value) {
        add(at, hole.from);
        add(hole.from, hole.to, PRINTED);
        at = hole.to;
      }
    };
    for (const { 0: escape, index } of text.slice(from, to).matchAll(special[kind])) {
      passHoles(from + index);
      if (from + index < at) continue;
      add(at, from + index);
      at = from + index + escape.length;
      const literal = /^\\([^\d\sxue])$/.exec(escape)?.[1];
      if (literal === undefined) add(from + index, at, PRINTED);
      else add(at - 1, at, escapes[literal]);
    }
    passHoles(to);
    add(at, to);
  }
  const last = strings.at(-1)?.to ?? text.length;
  const rest = restOf(masked);
  return { text: plain + rest, masked: masked + rest, places: [...places, ...Array.from(rest, () => last)] };
}

/** The number of the placeholder that ends the text, from 0. */
export function placeholderAt(text: string): number {
  const all = [...text.matchAll(new RegExp(PLACEHOLDER, 'g'))];
  const numbered = /^%(\d+)\$/.exec(all.at(-1)?.[0] ?? '')?.[1];
  return (numbered === undefined ? all.length : Number(numbered)) - 1;
}

/** The end tags of earlier tags that a later statement contains. */
function restOf(masked: string): string {
  const at = masked.toLowerCase().lastIndexOf('<shop-');
  const isRead = (rest: string): boolean =>
    tagsOf(masked + rest).some((tag) => tag.at <= at && at < tag.end && !tag.isBroken);
  return ['', `${PRINTED} >`, `${PRINTED}">`, `${PRINTED}'>`].find(isRead) ?? '';
}
