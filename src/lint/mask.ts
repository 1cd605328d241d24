/** Decides what of a template is HTML and what is its language's: Twig, Blade and PHP are masked, every place keeps its line and column. */
import { readPhp, type PhpCode } from './php-code';

/** Stands for what prints something: a value that is known only on the server. */
export const PRINTED = '\uE000';
/** Stands for what only steers: conditions, loops, comments. */
export const STEERING = '\uE001';

interface Part {
  readonly opens: string;
  readonly closes: string;
  readonly as: typeof PRINTED | typeof STEERING;
}

const php: readonly Part[] = [
  { opens: '<?=', closes: '?>', as: PRINTED },
  { opens: '<?', closes: '?>', as: STEERING },
];
const twig: readonly Part[] = [
  { opens: '{#', closes: '#}', as: STEERING },
  { opens: '{%', closes: '%}', as: STEERING },
  { opens: '{{', closes: '}}', as: PRINTED },
];
const blade: readonly Part[] = [
  { opens: '{{--', closes: '--}}', as: STEERING },
  { opens: '{!!', closes: '!!}', as: PRINTED },
  { opens: '{{', closes: '}}', as: PRINTED },
  ...php,
];

/** `<?php echo $name; ?>` prints as `<?= $name ?>` does. */
const ECHO = /^<\?(php)?\s+(echo|print)\b[^;]*;?\s*\?>$/;

export type Language = 'html' | 'php' | 'twig' | 'blade';

const parts: Readonly<Record<Language, readonly Part[]>> = { html: [], php, twig, blade };

/** By the file's name; undefined for files that hold no HTML. */
export function languageOf(path: string): Language | undefined {
  if (/\.blade\.php$/i.test(path)) return 'blade';
  if (/\.(php|phtml)$/i.test(path)) return 'php';
  if (/\.twig$/i.test(path)) return 'twig';
  return /\.html?$/i.test(path) ? 'html' : undefined;
}

/** The parts of the language in their order, from their first sign to behind their last. */
export function* partsOf(text: string, language: Language) {
  for (let at = 0; at < text.length;) {
    const found = partAt(text, at, language);
    if (found === undefined) {
      at++;
      continue;
    }
    const { end, code } = found;
    const as = ECHO.test(text.slice(at, end)) ? PRINTED : found.as;
    yield { from: at, end, as, code };
    at = end;
  }
}

interface FoundPart {
  readonly end: number;
  readonly as: Part['as'];
  readonly code?: PhpCode | undefined;
}

function partAt(text: string, at: number, language: Language): FoundPart | undefined {
  const part = parts[language].find(({ opens }) => text.startsWith(opens, at));
  if (part === undefined) return language === 'blade' ? directiveAt(text, at) : undefined;
  const inside = at + part.opens.length;
  const code = part.closes === '?>' ? readPhp(text, inside) : undefined;
  return { end: code?.end ?? endOf(text, inside, part.closes), as: part.as, code };
}

/** The same text with its language's parts masked, character for character; lines stay as they are. */
export function mask(text: string, language: Language): string {
  let out = '';
  for (const { from, end, as } of partsOf(text, language))
    out += text.slice(out.length, from) + text.slice(from, end).replaceAll(/[^\n]/g, as);
  return out + text.slice(out.length);
}

/** What is not closed goes to the end, as in PHP. */
function endOf(text: string, from: number, closes: string): number {
  const found = text.indexOf(closes, from);
  return found < 0 ? text.length : found + closes.length;
}

const PRINTING = ['json', 'js', 'class', 'style', 'csrf', 'lang', 'yield', 'include', 'vite', 'checked', 'selected'];
/** Directives that need no parentheses, besides those that end something. */
const BARE = [
  'else',
  'empty',
  'csrf',
  'php',
  'auth',
  'guest',
  'production',
  'default',
  'break',
  'continue',
  'once',
  'parent',
  'show',
];

/** `@if (…)`, `@json(…)`, `@endif`. An address such as `biuro@sklep.pl` is none. */
function directiveAt(text: string, at: number): FoundPart | undefined {
  if (text[at] !== '@' || /[\w.@]/.test(text[at - 1] ?? '')) return undefined;
  const [whole, name] = /^@([a-zA-Z]+)\s*/.exec(text.slice(at, at + 60)) ?? [];
  if (whole === undefined || name === undefined) return undefined;
  const opens = at + whole.length;
  const as = PRINTING.includes(name) ? PRINTED : STEERING;
  if (text[opens] === '(') return { end: closingOf(text, opens), as };
  return BARE.includes(name) || name.startsWith('end') ? { end: at + 1 + name.length, as } : undefined;
}

/** The end of the parentheses that open here; quotes hide what is in them. */
function closingOf(text: string, opens: number): number {
  let depth = 0;
  let quote = '';
  for (let at = opens; at < text.length; at++) {
    const one = text.charAt(at);
    if (quote !== '') {
      if (one === '\\') at++;
      else if (one === quote) quote = '';
    } else if (one === '"' || one === "'") quote = one;
    else if (one === '(') depth++;
    else if (one === ')' && --depth === 0) return at + 1;
  }
  return text.length;
}
