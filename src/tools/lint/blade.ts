/** Finds the end of a Blade directive, and whether it prints. */
import { PRINTED, STEERING } from './mask-characters';

const PRINTING = [
  'json',
  'js',
  'class',
  'style',
  'csrf',
  'lang',
  'yield',
  'include',
  'vite',
  'checked',
  'selected',
  'money',
  'currency',
  'price',
  'number',
];
/** Directives without parentheses, other than those that end a block. */
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

/** `@if (…)`, `@json(…)`, `@endif`; but not an e-mail address such as `biuro@sklep.pl`. */
export function directiveAt(
  text: string,
  at: number,
): { readonly end: number; readonly as: typeof PRINTED | typeof STEERING } | undefined {
  if (text[at] !== '@' || /[\w.@]/.test(text[at - 1] ?? '')) return undefined;
  const [whole, name] = /^@([a-zA-Z]+)\s*/.exec(text.slice(at, at + 60)) ?? [];
  if (whole === undefined || name === undefined) return undefined;
  const opens = at + whole.length;
  const as = PRINTING.includes(name) ? PRINTED : STEERING;
  if (text[opens] === '(') return { end: closingOf(text, opens), as };
  if (name === 'php') {
    const end = text.indexOf('@endphp', opens);
    return { end: end < 0 ? text.length : end, as };
  }
  return BARE.includes(name) || name.startsWith('end') ? { end: at + 1 + name.length, as } : undefined;
}

/** The end of the parentheses that open here; parentheses in quotes do not count. */
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
