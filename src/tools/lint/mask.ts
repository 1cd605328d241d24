/** Masks the template language in a file, so that HTML remains. Every line and column stays the same. */
import { directiveAt } from './blade';
import { bracesAt, isBraced, plainAt } from './braces';
import type { Language } from './language';
import { readPhp, type PhpCode } from './php-code';
import { PRINTED, STEERING } from './mask-characters';

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

/** The language's parts in order, each from its first character to after its last. */
export function* partsOf(text: string, language: Language) {
  const candidates = /[<{@]/g;
  for (let match = candidates.exec(text); match !== null; match = candidates.exec(text)) {
    const at = match.index;
    const plain = plainAt(text, at, language);
    if (plain !== undefined) {
      candidates.lastIndex = plain;
      continue;
    }
    const part = partAt(text, at, language);
    if (part === undefined) continue;
    const { end, code } = part;
    const as = ECHO.test(text.slice(at, end)) ? PRINTED : part.as;
    yield { from: at, end, as, code };
    candidates.lastIndex = end;
  }
}

interface MaskedPart {
  readonly end: number;
  readonly as: Part['as'];
  readonly code?: PhpCode | undefined;
}

function partAt(text: string, at: number, language: Language): MaskedPart | undefined {
  const part = partsIn(language).find(({ opens }) => text.startsWith(opens, at));
  if (part === undefined) {
    if (language === 'blade') return directiveAt(text, at);
    return isBraced(language) ? bracesAt(text, at, language) : undefined;
  }
  const inside = at + part.opens.length;
  const code = part.closes === '?>' ? readPhp(text, inside) : undefined;
  return { end: code?.end ?? endOf(text, inside, part.closes), as: part.as, code };
}

/** The text with its language's parts masked, character for character; line breaks stay. */
export function mask(text: string, language: Language): string {
  let out = '';
  for (const { from, end, as } of partsOf(text, language))
    out += text.slice(out.length, from) + text.slice(from, end).replaceAll(/[^\n]/g, as);
  return out + text.slice(out.length);
}

/** An unclosed part extends to the end, as in PHP. */
function endOf(text: string, from: number, closes: string): number {
  const index = text.indexOf(closes, from);
  return index < 0 ? text.length : index + closes.length;
}
