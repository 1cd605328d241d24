/** Finds the end of a brace construct of Smarty, Latte or Svelte, and whether it prints. */
import { PRINTED, STEERING } from './mask-characters';

type Braced = 'smarty' | 'latte' | 'svelte';

export const isBraced = (language: string): language is Braced => /^(smarty|latte|svelte)$/.test(language);

const OPENS: Readonly<Record<Braced, RegExp>> = {
  smarty: /\{[a-z/$#*]/iy,
  latte: /\{[a-z/$=_*\\]/iy,
  svelte: /\{/y,
};
/** Constructs that print nothing themselves. */
const STEERS: Readonly<Record<Braced, RegExp>> = {
  smarty:
    /\{(\/|else|elseif|if|for|foreach|foreachelse|section|while|assign|append|block|capture|config_load|debug|extends|function|ldelim|nocache|setfilter|strip)\b|\{\//iy,
  latte:
    /\{(\/|else|elseif|elseifset|if|ifset|ifchanged|for|foreach|while|switch|case|default|var|block|define|capture|extends|layout|parameters|snippet|snippetArea|spaceless|first|last|sep|templateType|varType|import|form|formContext|syntax|contentType|try|rollback|php|do|iterateWhile|continueIf|breakIf|skipIf|exitIf)\b|\{\//iy,
  svelte: /\{\s*([#:/]|@(const|debug|render)\b)/y,
};

const isAt = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at;
  return pattern.test(text);
};

/** The construct that begins at a brace; undefined if it is text. */
export function bracesAt(text: string, at: number, language: Braced) {
  if (text[at] !== '{' || !isAt(OPENS[language], text, at)) return undefined;
  if (language !== 'svelte' && text[at + 1] === '*') {
    const end = text.indexOf('*}', at + 2);
    return { end: end < 0 ? text.length : end + 2, as: STEERING } as const;
  }
  return { end: closingBrace(text, at), as: isAt(STEERS[language], text, at) ? STEERING : PRINTED } as const;
}

/** The end of a stretch without masking that begins here: a component's scripts, and Smarty's `literal`. */
export function plainAt(text: string, at: number, language: string): number | undefined {
  const name =
    language === 'smarty' && text.startsWith('{literal}', at)
      ? '{/literal}'
      : language === 'vue' || language === 'svelte'
        ? /^<(script|style)\b/i.exec(text.slice(at, at + 8))?.[0].replace('<', '</')
        : undefined;
  if (name === undefined) return undefined;
  const end = text.indexOf(name, at);
  return end < 0 ? text.length : end + name.length;
}

/** The offset after the matching brace; braces in quotes do not count. An unclosed one extends to the end of the text. */
function closingBrace(text: string, opens: number): number {
  const signs = /[{}'"`\\]/g;
  signs.lastIndex = opens;
  let depth = 0;
  let quote = '';
  for (let match = signs.exec(text); match !== null; match = signs.exec(text)) {
    const [character] = match;
    if (character === '\\') signs.lastIndex++;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '{') depth++;
    else if (character !== '}') quote = character;
    else if (--depth === 0) return match.index + 1;
  }
  return text.length;
}
