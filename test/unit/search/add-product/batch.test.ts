/** Tests pasted rows: added one after the other, each with a verdict, without guessing among several products. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { addRows, bySku, failuresCsv } from '../../../../src/search/add-product/batch';
import type { Verdict } from '../../../../src/search/add-product/batch';
import { failureReason } from '../../../../src/http/failure-reason';
import { Failure } from '../../../../src/http/failure';
import { suggestions } from '../../../../src/search/schema';

const suggestionsOf = (...products: { id: number; index?: string }[]) =>
  v.parse(suggestions, { products: products.map((one) => ({ title: `Produkt ${one.id}`, ...one })), categories: [] });

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe('bySku', () => {
  it.each([
    ['of exactly that SKU, wherever it stands', suggestionsOf({ id: 1, index: 'A-10' }, { id: 2, index: 'a-1' }), 2],
    ['of a server that names no SKU, when it is alone', suggestionsOf({ id: 3 }), 3],
  ])('returns the product %s', (_, answer, id) => {
    expect(bySku(answer, 'A-1')).toMatchObject({ id });
  });

  it.each([
    ['nothing is found', suggestionsOf(), 'Nie znaleziono produktu o tym symbolu'],
    ['only others are found', suggestionsOf({ id: 1, index: 'A-10' }), 'Nie znaleziono produktu o tym symbolu'],
    ['several are found without SKUs', suggestionsOf({ id: 1 }, { id: 2 }), 'Kilka produktów pasuje do tego symbolu'],
  ])('returns a sentence if %s', (_, answer, sentence) => {
    expect(bySku(answer, 'A-1')).toBe(sentence);
  });
});

it('addRows adds the rows in order and continues after a failure', async () => {
  const log: string[] = [];
  const verdicts: Verdict[] = [];
  const rows = [
    { sku: 'A', quantity: '2' },
    { sku: 'B', quantity: undefined, wrong: { text: 'x', reason: 'Nieprawidłowa ilość: x' } },
    { sku: 'C', quantity: undefined },
    { sku: 'D', quantity: '1' },
    { sku: 'E', quantity: '1' },
  ];
  await addRows(rows, {
    find: async (sku) => {
      log.push(`find ${sku}`);
      if (sku === 'C') throw new Failure('offline');
      return suggestionsOf({ id: sku.charCodeAt(0), index: sku });
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

it('addRows stops if isStopped returns true', async () => {
  const find = vi.fn(async () => suggestionsOf());
  await addRows([{ sku: 'A', quantity: undefined }], {
    find,
    add: async () => {},
    reason: () => undefined,
    onVerdict: () => {},
    isStopped: () => true,
  });
  expect(find).not.toHaveBeenCalled();
});

it('failuresCsv escapes formulas and separators', () => {
  const verdict: Verdict = { state: 'failed', text: 'a;b "c"' };
  expect(failuresCsv([{ sku: '=HYPERLINK(1)', quantity: '2.5' }], [verdict])).toBe(
    '\ufeffSymbol;Ilość;Powód\r\n\'=HYPERLINK(1);2,5;"a;b ""c"""\r\n',
  );
});
