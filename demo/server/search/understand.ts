/** Expands a typed phrase for the database query: each word with its forms, synonyms and corrections. */
import { asTyped, bareCode, SMALL, tokensOf } from './tokens';
import { synonymsAt, type Phrase } from './synonyms';
import type { Vocabulary } from './vocabulary';

/** A part of a phrase, as conditions of `tsquery`. */
export interface Term {
  /** The word as typed, or its trade name. */
  readonly exact: string;
  /** The word's completions and alternatives. */
  readonly wide: string;
  /** Forms of the word; a product whose name begins with one of them ranks higher. */
  readonly heads: readonly string[];
  /** The word's form in the displayed phrase. */
  readonly display: string;
}

export interface ParsedQuery {
  readonly terms: readonly Term[];
  /** The whole phrase as a symbol; undefined if it cannot be one. */
  readonly code: string | undefined;
  /** The searched phrase, if it differs from the typed one. */
  readonly corrected: string | undefined;
}

/** Minimum length of a prefix; shorter ones match too many words. */
const LEAST_BEGINNING = 3;
const LEAST_INSIDE = 3;

const either = (parts: readonly string[]): string =>
  parts.length === 1 ? parts[0]! : `(${[...new Set(parts)].join(' | ')})`;
const all = (parts: readonly string[]): string => (parts.length === 1 ? parts[0]! : `(${parts.join(' & ')})`);

/** "60x120" is also "120x60", and 600 mm are 60 cm. */
function sizesOf(token: string): readonly string[] {
  const sides = token.split('x');
  const turned = sides.length === 2 ? [[...sides].reverse().join('x')] : [];
  const isMillimetres = sides.every((side) => /^\d{2,}0$/.test(side));
  return [...turned, ...(isMillimetres ? [sides.map((side) => side.slice(0, -1)).join('x')] : []), `${token}x:*`];
}

function numbered(token: string): Term {
  const heads: readonly string[] = [];
  const display = token.replace(/(\d)p(?=\d)/g, '$1,').replace(/(\d)x(?=\d)/g, '$1 × ');
  if (/^[\dp]+(x[\dp]+)+$/.test(token))
    return { exact: token, wide: either([token, ...sizesOf(token)]), heads, display };
  const parts = token.match(/[a-z]+|[\dp]*\d/g) ?? [];
  const isSplit = parts.length > 1 && parts.join('') === token && /^[a-z]/.test(token);
  const begun = token.length >= LEAST_BEGINNING && /[a-z]/.test(token) ? [`${token}:*`] : [];
  return { exact: token, wide: either([token, ...begun, ...(isSplit ? [all(parts)] : [])]), heads, display };
}

/** Undefined if the shop has nothing similar. */
function worded(token: string, words: Vocabulary, isLiteral: boolean): (Term & { isCorrected?: boolean }) | undefined {
  const forms = words.forms(token);
  const isBegun = token.length >= LEAST_BEGINNING && words.begins(token);
  if (forms.length > 0 || isBegun) {
    const exact = either([token, ...forms]);
    const wide = isBegun ? either([`${token}:*`, ...forms]) : exact;
    return { exact, wide, heads: [token, ...forms], display: token };
  }
  if (isLiteral) return undefined;
  for (let at = token.length - LEAST_INSIDE; at >= LEAST_INSIDE; at -= 1) {
    const parts = [token.slice(0, at), token.slice(at)];
    if (parts.some((part) => words.forms(part).length === 0)) continue;
    const exact = all(parts.map((part) => either([part, ...words.forms(part)])));
    return { exact, wide: exact, heads: parts.flatMap((part) => [...words.forms(part)]), display: token };
  }
  const near = words.near(token);
  if (near === undefined) return undefined;
  const exact = either([near.word, ...words.forms(near.word)]);
  return { exact, wide: exact, heads: [...words.forms(near.word)], display: near.display, isCorrected: true };
}

/** Another phrase of the same meaning, with each of its words in any form. */
function alternative(phrase: Phrase, words: Vocabulary): string | undefined {
  const parts = phrase.filter((word) => !SMALL.has(word));
  // The vocabulary has no single letters and no bare numbers.
  const isKnown = parts.every((word) => word.length === 1 || /\d/.test(word) || words.forms(word).length > 0);
  return isKnown && parts.length > 0 ? all(parts.map((word) => either([word, ...words.forms(word)]))) : undefined;
}

/** `isLiteral`: no corrections, and no word is dropped. */
export function understand(phrase: string, words: Vocabulary, isLiteral = false): ParsedQuery {
  let tokens = tokensOf(phrase);
  let isChanged = false;
  if (!isLiteral) {
    // Typos are corrected before trade names are looked up.
    tokens = tokens.map((token) => {
      const isKnown = /\d/.test(token) || synonymsAt([token]) || words.forms(token).length > 0;
      const near = isKnown || words.begins(token) ? undefined : worded(token, words, false);
      if (near?.isCorrected !== true) return token;
      isChanged = true;
      return near.display;
    });
  }
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length;) {
    const rest = tokens.slice(at).map(bareCode);
    const same = synonymsAt(rest);
    const taken = same?.taken ?? 1;
    const phraseWords = rest.slice(0, taken);
    const own = phraseWords.map((token) => (/\d/.test(token) ? numbered(token) : worded(token, words, isLiteral)));
    const others = same?.others.flatMap((one) => alternative(one, words) ?? []) ?? [];
    const isWhole = own.every((one) => one !== undefined);
    if (isWhole || others.length > 0) {
      const parts = own.filter((one) => one !== undefined);
      const exact = [...(isWhole ? [all(parts.map((one) => one.exact))] : []), ...others];
      const wide = [...(isWhole ? [all(parts.map((one) => one.wide))] : []), ...others];
      const heads = [
        ...parts.map((one) => one.heads),
        ...(same?.others ?? []).map(([head]) => words.forms(head!)),
      ].flat();
      terms.push({
        exact: either(exact),
        wide: either(wide),
        heads: [...new Set(heads)],
        display: tokens.slice(at, at + taken).join(' '),
      });
    } else if (isLiteral) {
      terms.push({ exact: phraseWords[0]!, wide: `${phraseWords[0]!}:*`, heads: [], display: tokens[at]! });
    } else isChanged = true;
    at += taken;
  }
  // A number without its unit or word matches half of the names.
  if (isChanged && terms.every(({ exact }) => /^[\dp]+$/.test(exact))) terms.length = 0;
  const code = bareCode(phrase);
  return {
    terms,
    code: /\d/.test(code) && code.length >= LEAST_BEGINNING && code.length <= 40 ? code : undefined,
    corrected: isChanged && terms.length > 0 ? searchedAs(terms, phrase) : undefined,
  };
}

/** How the searched terms of a phrase are displayed. */
export const searchedAs = (terms: readonly Term[], phrase: string): string =>
  asTyped(terms.map(({ display }) => display).join(' '), phrase);
