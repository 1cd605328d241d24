/** Shows that a random text orders the amount that a person reads in it, or nothing and the field gives the reason. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readQuantity } from '../../../src/fields/amount';
import { changedNote, unreadNote } from '../../../src/fields/quantity-words';
import { parsePrice } from '../../../src/fields/price';
import { readExact } from '../../../src/product/calculator/amounts';

/** `npm run suite hours random` tries 100,000 of each. */
const RUNS = Number(process.env['AMOUNTS'] ?? 3000);

const UNSEEN = ['\u200b', '\u200e', '\u202a', '\u202c', '\u2066', '\u2069', '\u00ad', '\ufeff', '\u2060'];
const SPACES = [' ', '\u00a0', '\u202f', '\u2009'];
const OWN = ['szt.', 'szt', 'SZT.', 'sztuk', ' szt.'];
const OTHER = ['m2', 'm²', 'opak.', 'kg', 'e3', 'E5', 'km', 'O', 'l'];
const SIGNS = ['-', '\u2013', '\u2212', '+', '/', 'x', '×', '*', '(', ')', '%', ':', "'", '½', '²', '٣'];
const FIGURES = ['0', '1', '2', '5', '9', '12', '00', '000', '200', '345', '1234', '999'];

const piece = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...FIGURES) },
  { weight: 5, arbitrary: fc.constantFrom('.', ',', ...SPACES) },
  { weight: 1, arbitrary: fc.constantFrom(...UNSEEN) },
  { weight: 1, arbitrary: fc.constantFrom(...SIGNS) },
);
const texts = fc
  .tuple(
    fc.array(piece, { minLength: 1, maxLength: 7 }),
    fc.oneof({ weight: 3, arbitrary: fc.constant('') }, fc.constantFrom(...OWN, ...OTHER)),
  )
  .map(([pieces, unit]) => [...pieces, unit].join(''));

interface Reading {
  /** The amount in millionths; undefined if the text is ambiguous to a person. */
  readonly amount: bigint | undefined;
  readonly unit: string;
}

/** Reads character by character, like a person; uses no code of the reader. */
function asAPersonReads(text: string): Reading {
  const seen = [...text].filter((sign) => !UNSEEN.includes(sign)).map((sign) => (SPACES.includes(sign) ? ' ' : sign));
  const line = seen.join('').split(' ').filter(Boolean).join(' ');
  let at = 0;
  while (at < line.length && '0123456789., '.includes(line.charAt(at))) at += 1;
  const unit = line.slice(at).trim();
  const none = { amount: undefined, unit };
  const [figures, signs]: [string[], string[]] = [[''], []];
  for (const sign of line.slice(0, at).trim()) {
    if ('., '.includes(sign)) {
      signs.push(sign);
      figures.push('');
    } else figures.push(`${figures.pop()}${sign}`);
  }
  const value = (whole: string, part: string) => ({
    amount: BigInt(`${whole || '0'}${part.padEnd(30, '0')}`),
    unit,
  });
  const [first = '', ...others] = figures;
  const last = others.at(-1) ?? '';
  const mark = signs.at(-1);
  const areGroups = (rest: readonly string[]) =>
    first.length >= 1 && first.length <= 3 && !first.startsWith('0') && rest.every(({ length }) => length === 3);
  if (figures.every((one) => one === '')) return none;
  if (mark === undefined) return value(first, '');
  if (signs.every((sign) => sign === mark)) {
    const isOne = signs.length === 1;
    if (mark === ' ') return areGroups(others) ? value(figures.join(''), '') : none;
    if (!isOne) return areGroups(others) ? value(figures.join(''), '') : none;
    if (mark === '.' && areGroups(others)) return none;
    return value(first, last);
  }
  const between = signs.slice(0, -1);
  if (mark === ' ' || !between.every((sign) => sign === between[0]) || !areGroups(others.slice(0, -1))) return none;
  if (between[0] === ' ' && mark === '.' && last.length === 3) return none;
  return value(figures.slice(0, -1).join(''), last);
}

const ONE = 10n ** 30n;
const isOwn = ({ unit }: Reading): boolean => ['', 'szt', 'szt.', 'sztuk'].includes(unit.toLowerCase());

/** Counts the orders: a reader that rejects everything would pass otherwise. */
const ordering = (check: (text: string) => boolean): number => {
  let ordered = 0;
  fc.assert(
    fc.property(texts, (text) => void (ordered += check(text) ? 1 : 0)),
    {
      numRuns: RUNS,
      examples: ['15 m2', '20 (2 opak.)', '10x25', '3-5', '1/2', '1e3', '-5', '1,2,3', '1.000'].map((text) => [text]),
    },
  );
  return ordered / RUNS;
};

it('a quantity in packages is read as a person reads it, or rejected [Q7]', { timeout: 120_000 }, () => {
  const rules = { min: 2, max: 5000 };
  const share = ordering((text) => {
    const reading = asAPersonReads(text);
    const now = readQuantity(text, rules, 'szt.');
    if (reading.amount === undefined && reading.unit === '' && /^[\s\u200b-\u206f\u00ad\ufeff]*$/.test(text))
      return false;
    const whole = reading.amount === undefined || !isOwn(reading) ? undefined : reading.amount / ONE;
    if (whole === undefined || whole > 999_999_999n) {
      expect([text, now]).toEqual([text, undefined]);
      expect(unreadNote(text, 'szt.')).toContain('Wpisano');
      return false;
    }
    const wanted = Number(whole < 2n ? 2n : whole > 5000n ? 5000n : whole);
    expect([text, now]).toEqual([text, wanted]);
    const isChanged = reading.amount !== BigInt(wanted) * ONE;
    expect([text, changedNote(text, wanted, rules, 'szt.') !== undefined]).toEqual([text, isChanged]);
    return true;
  });
  expect(share).toBeGreaterThan(0.1);
});

it('an amount of the calculator is read as a person reads it, or rejected [K3]', { timeout: 120_000 }, () => {
  const share = ordering((text) => {
    const reading = asAPersonReads(text);
    const amount = readExact(text, 'szt.');
    const isReadable = reading.amount !== undefined && isOwn(reading) && reading.amount <= 999_999_999n * ONE;
    if (!isReadable) expect([text, amount]).toEqual([text, undefined]);
    else {
      const [whole = '', part = ''] = String(amount).split('.');
      expect([text, BigInt(`${whole}${part.padEnd(30, '0')}`)]).toEqual([text, reading.amount]);
    }
    return isReadable;
  });
  expect(share).toBeGreaterThan(0.1);
});

it('a price is read as a person reads it, or rejected', { timeout: 120_000 }, () => {
  const share = ordering((text) => {
    const price = parsePrice(text);
    if (price === undefined) return false;
    const reading = asAPersonReads(text);
    const [whole = '', part = ''] = price.split('.');
    expect(part.length).toBeLessThanOrEqual(2);
    expect([text, reading.unit, BigInt(`${whole}${part.padEnd(30, '0')}`)]).toEqual([text, '', reading.amount]);
    return true;
  });
  expect(share).toBeGreaterThan(0.05);
});
