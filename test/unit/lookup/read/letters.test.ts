/** Tests the reading of free text against mails whose words and layouts are apart from the reader's. */
import { describe, expect, it } from 'vitest';
import { codeText } from '../../../../src/fields/typed-text';
import type { Entry } from '../../../../src/lookup/entry';
import { readText } from '../../../../src/lookup/read/pasted';
import { mailOf } from '../../../order-files/mails';
import type { Wanted } from '../../../order-files/mails';

const bare = (text = ''): string => codeText(text).toLowerCase();
const textOf = ({ code, gtin, name }: Entry): string => [code, gtin, name].filter(Boolean).join(' ');
const isOf = (entry: Entry, { code, name }: Wanted): boolean =>
  code === undefined ? bare(entry.name ?? entry.code) === bare(name) : entry.code === code;

/** The rows that ask; the first fault that a person would not see, if there is one. */
function judged(seed: number): { asks: number; total: number; fault?: string } {
  const { text, wanted } = mailOf(seed);
  const { entries, table } = readText(text);
  const left = [...entries];
  const take = (is: (entry: Entry) => boolean): boolean => {
    const at = left.findIndex(is);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const total = wanted.length;
  if (table?.isSure === false) return { asks: total, total };
  const missing = wanted.filter(
    (one) =>
      !take(
        (entry) => isOf(entry, one) && entry.quantity !== undefined && entry.quantity === (one.quantity ?? one.likely),
      ),
  );
  const wrong = left.find(({ quantity }) => quantity !== undefined);
  // A row that asks may hold several goods of its line, and is taken for each.
  const lost = missing.find(
    (one) =>
      !left.some((entry) => entry.wrong !== undefined && bare(textOf(entry)).includes(bare(one.code ?? one.name))),
  );
  const fault = wrong ?? lost;
  return { asks: missing.length, total, ...(fault && { fault: `${seed}: ${JSON.stringify(fault)}\n${text}` }) };
}

/** Rows in short: "code|name × quantity unit"; "?" asks. */
const short = (text: string): string =>
  readText(text)
    .entries.map(({ code, name, quantity, unit = '', wrong }) =>
      `${[code, name].filter(Boolean).join('|')} × ${quantity ?? (wrong === undefined ? '–' : '?')} ${unit}`.trim(),
    )
    .join(', ');

describe('a line of text', () => {
  it.each([
    ['3 szt. klamka Arco czarna', 'klamka Arco czarna × 3 szt.'],
    ['2x zawias kryty 80mm', 'zawias kryty 80mm × 2'],
    ['proszę o: 4 szt. RB-1', 'RB-1 × 4 szt.'],
    ['RB-1 1 200 szt', 'RB-1 × 1200 szt'],
    ['RB-1 25 m2', 'RB-1 × 25 m2'],
    ['RB-1 30 szt. pilne', 'RB-1 × 30 szt.'],
    ['RB-1 szt. 30', 'RB-1 × 30 szt.'],
    ['30 RB-1', 'RB-1 × 30'],
    ['1.RB-1 30 szt.', 'RB-1 × 30 szt.'],
    ['GRE-0001 X 4 szt.', 'GRE-0001 × 4 szt.'],
    ['> a) RB-1 → 30 szt', 'RB-1 × 30 szt'],
    ['1 RB-1 Rękawice robocze 30 szt. 4,50 135,00', 'RB-1|Rękawice robocze × 30 szt.'],
    ['RB-1 30 (w kartonie 48)', 'RB-1 × 30'],
    ['RB-1 2 opakowania po 12 sztuk', 'RB-1 × 2 opakowania'],
    ['Klej 25 kg 4 szt.', 'Klej 25 kg × 4 szt.'],
    ['Wiertarka 500 W 2 szt.', 'Wiertarka 500 W × 2 szt.'],
    ['EAN: 5901234123457 – 12 szt.', '5901234123457 × 12 szt.'],
    ['RB-1, Rękawice, 30 szt., 4,50 zł', 'RB-1|Rękawice × 30 szt.'],
    ['1x RB-1, 2x RB-2 oraz 3x RB-3', 'RB-1 × 1, RB-2 × 2, RB-3 × 3'],
    ['RB-1 30 / RB-2 2', 'RB-1 × 30, RB-2 × 2'],
    ['klej CM11 25kg x 10 worków', 'klej CM11 25kg × 10 worków'],
    ['emalia 0,75l – 2 puszki', 'emalia 0,75l × 2 puszki'],
    ['taśma 48 mm x 50 m 6 szt', 'taśma 48 mm x 50 m × 6 szt'],
    ['RB-1 10 000 szt.', 'RB-1 × 10000 szt.'],
    ['590 1234 123457 10 szt.', '5901234123457 × 10 szt.'],
    ['RB-1 4,50 zł 30 szt.', 'RB-1 × 30 szt.'],
    ['RB-1 30 szt. x 4,50 zł = 135,00 zł', 'RB-1 × 30 szt.'],
    ['RB-1 $4.50 [30]', 'RB-1 × 30'],
    ['Poproszę jeszcze 2 boxes of RB-1', 'RB-1 × 2 boxes'],
    ['Poz. 1: RB-1, 30 szt.', 'RB-1 × 30 szt.'],
    ['RB-1 2×', 'RB-1 × 2'],
    ['Worki na śmieci 120l 5 rolek', 'Worki na śmieci 120l × 5 rolek'],
    ['Ręcznik 6 rolek w op. 4 op.', 'Ręcznik × 4 op.'],
  ])('is read: "%s"', (text, expected) => expect(short(text)).toBe(expected));

  it.each([
    'Wiertarka 500',
    '100 szt. wkręt 4x40 (10 op.)',
    'RB-1 i RB-2 po 30 szt.',
    'RB-1 30szt. RB-2 2szt.',
    'RB-1 1.200 szt.',
    'RB-1 1,200 pcs',
    'RB-1 -5 szt.',
    'RB-1 0 szt.',
    'RB-1 1.30 szt.',
    'RB-1 2,5 m – 4',
    'RB-1 30-40 szt.',
    'RB-1 2 x 15 szt.',
    'RB-1 szt. 4,50 30 135,00',
    'Rękawice rozmiar 8 200 szt.',
    'profil CD 60 szt. 12',
    'Gres 60x60 12,96 m2',
    'Kask biały 2szt Rękawice 30szt',
    'Gres 60x60 25,92m2',
    'Buty S3: 42 – 2 pary, 43 – 3 pary',
    'koszulka XL 5 szt., L 3 szt.',
    'koszulka M/5 L/3',
    'Proszę dzwonić: 600 100 200',
    'cement 1 paletę (48 worków)',
    'Bateria AA 4 szt. w blistrze – 10 blistrów',
    'Płytka 30 x 60 cm szara 12,96 m2',
    'poproszę 30 szt RB-1, 2 szt RB-2, pozdrawiam',
    'Witam, 30 szt RB-1. Pozdrawiam Jan 600100200',
  ])('asks with its whole text: "%s"', (text) => {
    const { entries } = readText(text);
    expect(entries.map(({ name, quantity, wrong }) => [name, quantity, wrong])).toEqual([[text, undefined, '']]);
  });

  it.each(['RB-1 dostępne 40 szt.', 'RB-1 minimum 10 szt.', 'RB-1 stan 120'])(
    'has no ordered number beside a word for a stock: "%s"',
    (text) =>
      expect(readText(text).entries.map(({ code, quantity }) => [code, quantity])).toEqual([['RB-1', undefined]]),
  );

  it('may begin with its own number in steps of ten, if an amount follows', () =>
    expect(short('00010 RB-1 30 ST\n00020 RB-2 2 ST')).toBe('RB-1 × 30 ST, RB-2 × 2 ST'));

  it('may hold one cell of a table or of a shop’s cart', () => {
    expect(short('Symbol\nIlość\nRB-1\n30\nRB-2\n2')).toBe('RB-1 × 30, RB-2 × 2');
    expect(short('Kask biały\nSymbol: RB-1\n4,50 zł / szt.\n30\nszt.\n135,00 zł\nUsuń')).toBe('RB-1|Kask biały × 30');
    expect(short('Kask\nNr kat.: RB-1\nIlość: 30 szt.\nKask RB-2\n2 szt. x 4,50 zł')).toBe(
      'RB-1|Kask × 30 szt., RB-2|Kask × 2 szt.',
    );
  });

  it('is never dropped: what has no quantity among others asks for it', () =>
    expect(short('Dzień dobry,\n3 szt. RB-1\nklamka Arco\nRB-2\nPozdrawiam\nJan')).toBe(
      'RB-1 × 3 szt., klamka Arco × ?, RB-2 × ?',
    ));
});

describe('readText of 2,000 mails', () => {
  it('is never silently wrong, and right without a press in at least 90 % of the rows', () => {
    const all = Array.from({ length: 2000 }, (_, seed) => judged(seed + 1));
    const faults = all.flatMap(({ fault }) => (fault === undefined ? [] : [fault]));
    const [asks, total] = [all.reduce((sum, one) => sum + one.asks, 0), all.reduce((sum, one) => sum + one.total, 0)];
    expect(faults).toEqual([]);
    expect(1 - asks / total).toBeGreaterThan(0.9);
  }, 120_000);
});
