/** Decodes a text file: by its byte order mark, else by the encoding that results in Polish or German words. */
import { CP852, isExpectedLetter, isExpectedSymbol } from './letters';

const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const decoderOf =
  (encoding: string) =>
  (bytes: Uint8Array): string =>
    new TextDecoder(encoding).decode(bytes);

/** In UTF-16 every second byte of Latin text is zero; other text has none. */
function utf16(bytes: Uint8Array): string | undefined {
  const some = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  some.forEach((byte, at) => byte === 0 && (zeros[at % 2] = (zeros[at % 2] ?? 0) + 1));
  const [even = 0, odd = 0] = zeros;
  const threshold = some.length * 0.3;
  const encoding =
    odd > threshold && even < odd / 10 ? 'utf-16le' : even > threshold && odd < even / 10 ? 'utf-16be' : undefined;
  // Binary files have zeros too, but also characters that no text has.
  const isText =
    encoding !== undefined && !/[^\t\n\r\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cf}\p{Cs}]/u.test(decoderOf(encoding)(some));
  return isText ? encoding : undefined;
}

const decodeCp852 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : (CP852.get(byte) ?? '\ufffd');
  return text;
};
/** The decoders to try: among equal scores the first one wins. */
const CANDIDATES: readonly ((bytes: Uint8Array) => string)[] = [
  ...['utf-8', 'windows-1250', 'iso-8859-2'].map(decoderOf),
  decodeCp852,
  decoderOf('windows-1252'),
];

/** Limits the sample; a file may have millions of characters. */
const MAX_CHARACTERS = 4000;

/** The non-ASCII bytes with their neighbours. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const taken: number[] = [];
  for (let at = 0; at < bytes.length && taken.length < 4 * MAX_CHARACTERS; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    taken.push(0x20, bytes[at - 1] ?? 0x20);
    for (; (bytes[at] ?? 0) >= 0x80; at += 1) taken.push(bytes[at] ?? 0);
    taken.push(bytes[at] ?? 0x20);
  }
  return Uint8Array.from(taken);
}

/** Mean score per non-ASCII character, from -3 to 2, because encodings differ in the number of characters. */
function likeness(text: string): number {
  let sum = 0;
  let count = 0;
  for (const [, before = '', character = '', after = ''] of text.matchAll(/(?<=(^|.))([^\0-\x7f])(?=(.|$))/gsu)) {
    count += 1;
    const isInWord = /\p{L}/u.test(before + after);
    if (isExpectedLetter(character)) sum += isInWord ? 2 : 0.5;
    else if (isExpectedSymbol(character)) sum += /\p{L}/u.test(before) && /\p{L}/u.test(after) ? 0 : 1;
    else if (/[\u0080-\u009f\ufffd]/.test(character)) sum -= 3;
    else sum -= 1;
  }
  return count === 0 ? 2 : sum / count;
}

function validUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether valid UTF-8 is no coincidence. One or two pairs of capitals in windows-1250 may be valid UTF-8: "PÓŁKA". */
function isUnmistakable(text: string): boolean {
  const characters = text.match(/[^\0-\x7f]/gu) ?? [];
  return characters.length === 0 || characters.length > 2 || characters.some((character) => character > '\u07ff');
}

/** One cut or damaged character does not change the encoding; the decoder replaces only it. */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0] ?? utf16(bytes);
  if (marked !== undefined) return decoderOf(marked)(bytes);
  const valid = validUtf8(bytes);
  const sample = sampleOf(bytes);
  if (valid !== undefined && isUnmistakable(decoderOf('utf-8')(sample))) return valid;
  const scores = CANDIDATES.map((decode) => likeness(decode(sample)));
  const best = scores.indexOf(Math.max(...scores));
  return (CANDIDATES[best] ?? decodeCp852)(bytes);
}
