/** Decides how a text file's bytes become text: UTF-8 or UTF-16 by the byte order mark, UTF-8 if valid, else Polish Windows' encoding. */

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
