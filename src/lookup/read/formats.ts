/** Detects unsupported formats by their content, so that the error can name them. */
import type { ForeignFormat } from '../entry';

const latin = (text: string): readonly number[] => [...text].map((character) => character.charCodeAt(0));
const wide = (text: string): readonly number[] => latin(text).flatMap((code) => [code, 0]);

const isAt = (bytes: Uint8Array, expected: readonly number[], from: number): boolean =>
  expected.every((byte, index) => bytes[from + index] === byte);

function holds(bytes: Uint8Array, expected: readonly number[]): boolean {
  const [first = 0] = expected;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (isAt(bytes, expected, at)) return true;
  return false;
}

/** The first bytes of a format, and their offset. */
const MAGIC: readonly (readonly [ForeignFormat, readonly number[], from?: number])[] = [
  ['pdf', latin('%PDF')],
  ['doc', latin('{\\rtf')],
  // Excel 2 to 4 without a container.
  ['xls', [0x09, 0x00, 0x04, 0x00]],
  ['xls', [0x09, 0x02, 0x06, 0x00]],
  ['xls', [0x09, 0x04, 0x06, 0x00]],
  ['xls', [0x09, 0x08]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', latin('GIF8')],
  ['image', [0x49, 0x49, 0x2a, 0x00]],
  ['image', [0x4d, 0x4d, 0x00, 0x2a]],
  ['image', latin('WEBP'), 8],
  ['image', latin('ftyp'), 4],
  ['archive', [0x1f, 0x8b]],
  ['archive', latin('Rar!\x1a')],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
];

/** The container of old Office formats; its directory lists the streams in UTF-16. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

export function formatOfBytes(bytes: Uint8Array): ForeignFormat | undefined {
  if (isAt(bytes, OLE, 0)) {
    if (holds(bytes, wide('EncryptedPackage'))) return 'password';
    return holds(bytes, wide('WordDocument')) ? 'doc' : 'xls';
  }
  const isBitmap = isAt(bytes, latin('BM'), 0) && isAt(bytes, [0, 0, 0, 0], 6);
  if (isBitmap) return 'image';
  return MAGIC.find(([, expected, from = 0]) => isAt(bytes, expected, from))?.[0];
}

const TEXTS: readonly (readonly [ForeignFormat, RegExp])[] = [
  ['x12', /^\s*ISA([^\w\s])\d\d\1/],
  ['tradacoms', /^\s*STX=[A-Z]/],
  ['edifact', /^\s*(?:UNA[^]{6}\s*)?UN[BH]\+/],
  ['dif', /^TABLE\r?\n0,1\r?\n/],
  ['sylk', /^ID;P[^\r\n]*\r?\n[^]*?^(?:C|B|F);[XYP]\d/m],
  ['epp', /^\s*\[INFO\]\s*[\r\n]/i],
  ['symfonia', /^\s*INFO\s*\{/],
  ['email', /^(?:[A-Z][\w-]*: [^\n]*\n(?:[ \t][^\n]*\n)*)*(?:MIME-Version|Content-Type|Received): /i],
  ['base64', /^(?:data:[\w/.+-]*;base64,|-----BEGIN )/],
  ['json', /^\s*(?:\{\s*"[^"]*"\s*:|\[\s*\{\s*")/],
];

/** Long lines of only letters and digits, all of one length. */
function isBase64(text: string): boolean {
  const [first = '', ...more] = text.trim().split(/\r?\n/);
  return (
    first.length >= 60 &&
    [first, ...more].every((line) => /^[A-Za-z\d+/]+={0,2}$/.test(line)) &&
    more.slice(0, -1).every(({ length }) => length === first.length)
  );
}

export const formatOfText = (text: string): ForeignFormat | undefined => {
  const head = text.slice(0, 20_000);
  return TEXTS.find(([, pattern]) => pattern.test(head))?.[0] ?? (isBase64(head) ? 'base64' : undefined);
};
