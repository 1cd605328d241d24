/** Reads a typed text as an address: its significant words and its post code. */
import { codeText } from '../fields/typed-text';
import { voivodeships } from '../fields/voivodeships';
import { fold } from './fold';

export interface AddressQuery {
  /** Folded. */
  readonly words: readonly string[];
  /** Five digits. */
  readonly postCode: string | undefined;
}

const POST_CODE_IN = /(?<![\p{L}\d/-])(?:pl[\s-])?(\d{2})(?:\s?-\s?|\s?)(\d{3})(?![\d/-])/iu;

/** "31-147"; undefined if the text has none. */
export function postCodeIn(text: string): string | undefined {
  const [, first, last] = POST_CODE_IN.exec(codeText(text)) ?? [];
  return first === undefined ? undefined : `${first}-${last}`;
}

/** A flat number after a house number. */
const FLAT = /(?<=\d[a-z]? )(?:m|lok|lokal|mieszk|mieszkanie|apt) \d+[a-z]?\b/g;

/** Optional words of addresses: kinds of streets, titles, larger areas. */
const SPARE = new Set([
  ...'ul ulica al aleja aleje alei os osiedle osiedla pl plac placu nr woj wojewodztwo polska poland'.split(' '),
  ...'sw swietego swietej swietych gen generala ks ksiedza dr doktora prof profesora marsz marszalka'.split(' '),
  ...'plk pulkownika mjr majora kard kardynala bp biskupa kpt por im paczkomat inpost'.split(' '),
  ...voivodeships.flatMap((name) => fold(name).split(' ')),
]);

/** The significant words of a folded text; all words if none is significant. */
export function significantWords(folded: string): readonly string[] {
  const words = folded.replace(FLAT, '').split(' ').filter(Boolean);
  const own = words.filter((word) => !SPARE.has(word));
  return own.length > 0 ? own : words;
}

export function parseAddress(query: string): AddressQuery {
  const postCode = postCodeIn(query)?.replace('-', '');
  const rest = fold(query.replace(POST_CODE_IN, ' '));
  // A post code alone is searched as typed.
  return postCode === undefined || rest === ''
    ? { words: significantWords(fold(query)), postCode: undefined }
    : { words: significantWords(rest), postCode };
}

/** Removes a flat number: "35/7" becomes "35". Undefined if the text has none. */
export function withoutFlat(query: string): string | undefined {
  const rest = query.replace(/(\d[a-z]?)\s?\/\s?\d+[a-z]?\b/i, '$1');
  return rest === query ? undefined : rest;
}
