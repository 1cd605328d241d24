/** Encodes text as offices do: six encodings. */

export const ENCODINGS = ['utf-8', 'utf-8 with a mark', 'utf-16', 'windows-1250', 'iso-8859-2', 'cp852'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Polish letters of DOS code page 852, which platforms do not decode. */
const DOS: ReadonlyMap<string, number> = new Map(
  [...'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'].map((character, index) => [
    character,
    [0xa5, 0x86, 0xa9, 0x88, 0xe4, 0xa2, 0x98, 0xab, 0xbe, 0xa4, 0x8f, 0xa8, 0x9d, 0xe3, 0xe0, 0x97, 0x8d, 0xbd][
      index
    ] ?? 0,
  ]),
);

const tableOf = (label: string): ReadonlyMap<string, number> =>
  new Map(
    Array.from(
      { length: 128 },
      (_, index) => [new TextDecoder(label).decode(Uint8Array.of(index + 128)), index + 128] as const,
    ),
  );
const TABLES: ReadonlyMap<Encoding, ReadonlyMap<string, number>> = new Map<Encoding, ReadonlyMap<string, number>>([
  ['windows-1250', tableOf('windows-1250')],
  ['iso-8859-2', tableOf('iso-8859-2')],
  ['cp852', DOS],
]);

/** Undefined if the encoding lacks a letter. */
export function encoded(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> | undefined {
  if (encoding === 'utf-8') return new Uint8Array(Buffer.from(text));
  if (encoding === 'utf-8 with a mark') return new Uint8Array(Buffer.from(`\ufeff${text}`));
  if (encoding === 'utf-16') return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
  const table = TABLES.get(encoding);
  const bytes = [...text].map((character) => (character < '\u0080' ? character.charCodeAt(0) : table?.get(character)));
  return bytes.includes(undefined) ? undefined : Uint8Array.from(bytes.map((byte) => byte ?? 0));
}
