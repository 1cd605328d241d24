/** Decides what of a template is HTML and what is its language's: its language's parts are masked, every place keeps its line and column. */
import { directiveAt } from './blade';
import { bracesAt, plainAt } from './braces';
import type { Language } from './language';
import { readPhp } from './php-code';
import { PRINTED, STEERING } from './signs';

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

const parts = { twig, blade, php, vue: [{ opens: '{{', closes: '}}', as: PRINTED }] } as const;
const partsIn = (language: Language): readonly Part[] =>
  Object.hasOwn(parts, language) ? parts[language as 'twig'] : [];

/** The parts of the language in their order, from their first sign to behind their last. */
export function* partsOf(text: string, language: Language) {
  const candidates = /[<{@]/g;
  const own = partsIn(language);
  for (let found = candidates.exec(text); found !== null; found = candidates.exec(text)) {
    const at = found.index;
    const plain = plainAt(text, at, language);
    if (plain !== undefined) {
      candidates.lastIndex = plain;
      continue;
    }
    const part = own.find(({ opens }) => text.startsWith(opens, at));
    const other = part === undefined ? otherAt(text, at, language) : undefined;
    if (part === undefined && other === undefined) continue;
    const code = part?.closes === '?>' ? readPhp(text, at + part.opens.length) : undefined;
    const end = code?.end ?? other?.end ?? endOf(text, at + part!.opens.length, part!.closes);
    const as = ECHO.test(text.slice(at, end)) ? PRINTED : (part ?? other!).as;
    yield { from: at, end, as, code };
    candidates.lastIndex = end;
  }
}

const otherAt = (text: string, at: number, language: Language) =>
  language === 'blade'
    ? directiveAt(text, at)
    : language === 'smarty' || language === 'latte' || language === 'svelte'
      ? bracesAt(text, at, language)
      : undefined;

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
