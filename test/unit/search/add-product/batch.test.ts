/** Shows what becomes of pasted rows: one after the other, each with its verdict, no guess among several products. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { addRows, bySku, failuresCsv } from '../../../../src/search/add-product/batch';
import type { Verdict } from '../../../../src/search/add-product/batch';
import { failureReason } from '../../../../src/http/failure-reason';
import { Failure } from '../../../../src/http/failure';
import { suggestions } from '../../../../src/search/schema';

const found = (...products: { id: number; index?: string }[]) =>
  v.parse(suggestions, { products: products.map((one) => ({ title: `Produkt ${one.id}`, ...one })), categories: [] });

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe('the product of a SKU', () => {
  it.each([
    ['of exactly that SKU, wherever it stands', found({ id: 1, index: 'A-10' }, { id: 2, index: 'a-1' }), 2],
    ['of a server that names no SKU, when it is alone', found({ id: 3 }), 3],
  ])('is the one %s', (_, answer, id) => {
    expect(bySku(answer, 'A-1')).toMatchObject({ id });
  });

  it.each([
    ['nothing is found', found(), 'Nie znaleziono produktu o tym symbolu'],
    ['only others are found', found({ id: 1, index: 'A-10' }), 'Nie znaleziono produktu o tym symbolu'],
    ['several are found without SKUs', found({ id: 1 }, { id: 2 }), 'Kilka produktów pasuje do tego symbolu'],
  ])('is none where %s', (_, answer, sentence) => {
    expect(bySku(answer, 'A-1')).toBe(sentence);
  });
});

it('adds the rows in their order, and a failure stops no other', async () => {
  const log: string[] = [];
  const verdicts: Verdict[] = [];
  const rows = [
    { sku: 'A', quantity: '2' },
    { sku: 'B', quantity: undefined, wrong: 'x' },
    { sku: 'C', quantity: undefined },
    { sku: 'D', quantity: '1' },
    { sku: 'E', quantity: '1' },
  ];
  await addRows(rows, {
    find: async (sku) => {
      log.push(`find ${sku}`);
      if (sku === 'C') throw new Failure('offline');
      return found({ id: sku.charCodeAt(0), index: sku });
    },
    add: async ({ id }, quantity) => {
      log.push(`add ${id} ${quantity}`);
      if (id === 68)
        throw new Failure('http', { status: 422, body: { messages: { quantity: { messages: ['Za dużo.'] } } } });
    },
    reason: failureReason,
    onVerdict: (row, verdict) => void (verdicts[row] = verdict),
    isStopped: () => false,
  });
  expect(log).toEqual(['find A', 'add 65 2', 'find C', 'find D', 'add 68 1', 'find E', 'add 69 1']);
  expect(verdicts.map(({ state, text: says }) => `${state}: ${says}`)).toEqual([
    'added: Produkt 65',
    'failed: Nieprawidłowa ilość: x',
    'failed: Brak połączenia z internetem. Sprawdź połączenie i spróbuj ponownie.',
    'failed: Za dużo.',
    'added: Produkt 69',
  ]);
  expect(failuresCsv(rows, verdicts).split('\r\n').slice(1, 3)).toEqual([
    'B;x;Nieprawidłowa ilość: x',
    'C;;Brak połączenia z internetem. Sprawdź połączenie i spróbuj ponownie.',
  ]);
});

it('stops when told', async () => {
  const find = vi.fn(async () => found());
  await addRows([{ sku: 'A', quantity: undefined }], {
    find,
    add: async () => {},
    reason: () => undefined,
    onVerdict: () => {},
    isStopped: () => true,
  });
  expect(find).not.toHaveBeenCalled();
});

it('writes a file that no spreadsheet runs', () => {
  const verdict: Verdict = { state: 'failed', text: 'a;b "c"' };
  expect(failuresCsv([{ sku: '=HYPERLINK(1)', quantity: '2.5' }], [verdict])).toBe(
    '\ufeffSymbol;Ilość;Powód\r\n\'=HYPERLINK(1);2,5;"a;b ""c"""\r\n',
  );
});
