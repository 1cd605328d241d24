/** Tests that the bytes of a text determine its encoding, also with cut or damaged characters. */
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../../src/lookup/read/text-file';

const utf8 = (text: string) => new TextEncoder().encode(text);
const PAIRS: Readonly<Record<string, readonly number[]>> = {
  'windows-1250': [
    0xb9, 0xe6, 0xea, 0xb3, 0xf1, 0xf3, 0x9c, 0x9f, 0xbf, 0xa5, 0xc6, 0xca, 0xa3, 0xd1, 0xd3, 0x8c, 0x8f, 0xaf,
  ],
  'iso-8859-2': [
    0xb1, 0xe6, 0xea, 0xb3, 0xf1, 0xf3, 0xb6, 0xbc, 0xbf, 0xa1, 0xc6, 0xca, 0xa3, 0xd1, 0xd3, 0xa6, 0xac, 0xaf,
  ],
  cp852: [0xa5, 0x86, 0xa9, 0x88, 0xe4, 0xa2, 0x98, 0xab, 0xbe, 0xa4, 0x8f, 0xa8, 0x9d, 0xe3, 0xe0, 0x97, 0x8d, 0xbd],
};
const LETTERS = [...'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'];
const GERMAN: Readonly<Record<string, readonly number[]>> = {
  'windows-1250': [0xe4, 0xf6, 0xfc, 0xdf, 0xc4, 0xd6, 0xdc],
  'iso-8859-2': [0xe4, 0xf6, 0xfc, 0xdf, 0xc4, 0xd6, 0xdc],
  cp852: [0x84, 0x94, 0x81, 0xe1, 0x8e, 0x99, 0x9a],
};
function encoded(text: string, encoding: string): Uint8Array {
  const bytes = [...text].map((character) => {
    const [polish, german] = [LETTERS.indexOf(character), [...'äöüßÄÖÜ'].indexOf(character)];
    if (polish >= 0) return PAIRS[encoding]?.[polish] ?? 0;
    return german >= 0 ? (GERMAN[encoding]?.[german] ?? 0) : character.charCodeAt(0);
  });
  return Uint8Array.from(bytes);
}

const TEXTS = [
  'Symbol;Nazwa;Ilość\nRB-1;Rękawice;30\n',
  'Indeks;Nazwa towaru;Ilość\n1;ŻÓŁTA PŁYTKA ŚCIENNA;4\n2;Gwoźdź;7\n',
  'Zamówiona ilość\n',
  'A-1;Półka;2\n',
  'SZCZEGÓŁY ZAMÓWIENIA;PÓŁKA\n',
  'Kod;Łącznik kątowy;Sztuk\n',
  'A-1;ściąga;3',
];

describe.each(['windows-1250', 'iso-8859-2', 'cp852'])('decodeText in %s', (encoding) => {
  it.each(TEXTS)('reads: %s', (text) => expect(decodeText(encoded(text, encoding))).toBe(text));
  it.each(['Artikel;Menge\nSchlüssel für Möbel;3\nGroße Ö-Ringe;4\n', 'Stückzahl;Größe\n'])(
    'reads German letters: %s',
    (text) => expect(decodeText(encoded(text, encoding))).toBe(text),
  );
});

describe('decodeText in UTF-8', () => {
  it.each([...TEXTS, 'Artikel;Menge\nSchlüssel;3', '日本;3', 'Ø10 ± 2 mm;4', 'Kolor „biały” – 3 szt.'])(
    'reads: %s',
    (text) => expect(decodeText(utf8(text))).toBe(text),
  );
  it('removes a byte order mark', () => expect(decodeText(utf8('\ufeffA-1;ż'))).toBe('A-1;ż'));
  it('replaces only a cut character', () => {
    const text = 'Symbol;Nazwa;Ilość\nRB-1;Rękawice gumowe żółte;30\nRB-2;Okulary;2\n';
    const bytes = utf8(text);
    const at = utf8('Symbol;Nazwa;Ilość\nRB-1;Rękawice gumowe żó').length + 1;
    const cut = Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(at + 1)]);
    expect(decodeText(cut)).toBe(text.replace('żół', 'żó\ufffd'));
  });
  it('reads a text that ends within a character', () => {
    const bytes = utf8('Ilość;Rękawice żółte ł');
    expect(decodeText(bytes.subarray(0, -1))).toBe('Ilość;Rękawice żółte \ufffd');
  });
  it('replaces one character of another encoding', () => {
    const bytes = Uint8Array.from([...utf8('Ilość;Rękawice;śruba '), 0xb3, ...utf8('ąka;3')]);
    expect(decodeText(bytes)).toBe('Ilość;Rękawice;śruba \ufffdąka;3');
  });
  it('detects the encoding by characters at the end of a long file', () =>
    expect(decodeText(utf8(`${'A-1;3\n'.repeat(50_000)}żółć`)).endsWith('żółć')).toBe(true));
});

describe('decodeText in UTF-16', () => {
  const text = 'Symbol;Ilość\nRB-1;30\nŁącznik;7\n';
  const little = new Uint8Array(Buffer.from(text, 'utf16le'));
  const big = new Uint8Array(Buffer.from(text, 'utf16le').swap16());
  it.each([
    ['little end first, with a mark', Uint8Array.from([0xff, 0xfe, ...little])],
    ['big end first, with a mark', Uint8Array.from([0xfe, 0xff, ...big])],
    ['little end first, without one', little],
    ['big end first, without one', big],
  ])('reads %s', (_, bytes) => expect(decodeText(bytes)).toBe(text));
});

it('decodeText keeps symbols of windows-1252 without Polish letters', () => {
  expect(
    decodeText(Uint8Array.from([...'Rura '].map((character) => character.charCodeAt(0)).concat(0xd8, 0x31, 0x30))),
  ).toBe('Rura Ø10');
});
it('decodeText reads a tolerance as a symbol, not as a Polish letter', () =>
  expect(decodeText(encoded('Pr\u00f3g \u00b15 mm;3', 'windows-1250'))).toBe('Próg ±5 mm;3'));
it('decodeText reads an empty file as empty text', () => expect(decodeText(new Uint8Array())).toBe(''));
