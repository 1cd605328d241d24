/** Decides how the bytes of a text file become text: UTF-8 and UTF-16 by their mark, UTF-8 where it can be, else what Polish Windows writes. */

const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, nth) => bytes[nth] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
