/** Packs a list into a link and reads it back: rows as deflated text in the fragment, which no server receives. */
import { MAX_ENTRIES, OPEN } from '../lookup/entry';
import type { Entry } from '../lookup/entry';
import { readAmount } from '../fields/amount';
import { readGtin } from '../lookup/read/gtin';

/** Parameter name in the fragment. */
export const FRAGMENT = 'shop-rows';
/** Maximum length of the text; a thousand rows need a tenth of it. */
const MAX_CHARACTERS = 400_000;
const HEAD = 'code\tgtin\tname\tquantity\tunit';

const cell = (text = ''): string => text.replace(/[\t\r\n"]/g, ' ').trim();

export const rowsText = (entries: readonly Entry[]): string =>
  [
    HEAD,
    ...entries.map(({ code, gtin, name, quantity, unit, wrong }) =>
      [code, gtin, name, wrong === '' ? OPEN : (wrong ?? quantity?.replace('.', ',')), unit].map(cell).join('\t'),
    ),
  ].join('\n');

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(stream as TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>)
    .getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    size += piece.value.length;
    if (size > MAX_CHARACTERS) throw new Error('too much');
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** The deflated rows as URL-safe base64. */
export async function packed(entries: readonly Entry[]): Promise<string> {
  const bytes = await through(new TextEncoder().encode(rowsText(entries)), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function entryOf(line: string): Entry {
  const [code = '', gtin, name = '', amount = '', unit = ''] = line.split('\t');
  const quantity = readAmount(amount, ',')?.quantity;
  const isGtin = readGtin(gtin) !== undefined;
  return {
    ...(code !== '' && { code }),
    ...(isGtin && { gtin }),
    ...(name !== '' && { name }),
    ...(quantity !== undefined && { quantity }),
    ...(unit !== '' && { unit }),
    ...(amount !== '' && quantity === undefined && { wrong: amount === OPEN ? '' : amount }),
  };
}

/** Empty for text in another format. */
export function textRows(text: string): readonly Entry[] {
  const [head, ...lines] = text.split('\n');
  return head === HEAD ? lines.slice(0, MAX_ENTRIES).map(entryOf) : [];
}

/** Empty if the link was cut or forged. */
export async function unpacked(text: string): Promise<readonly Entry[]> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const plain = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
    return textRows(plain);
  } catch {
    return [];
  }
}
