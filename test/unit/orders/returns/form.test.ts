/** Tests the answers of a return: what may be returned, what is wrong, and what is sent. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { validateAll } from '../../../../src/fields/validate';
import { draftText } from '../../../../src/orders/returns/draft';
import { blankValues, bodyOf, questionsIn, returnableIn, rulesOf } from '../../../../src/orders/returns/form';
import { wholeOrder } from '../../../../src/orders/schema';

const field = (name: string, fields: object = {}) => ({ name, scope: 'line', required: true, ...fields });

const orderOf = (fields: readonly object[] = []) =>
  v.parse(wholeOrder, {
    id: 7,
    number: 'ZAM/7',
    lines: [
      { id: 71, name: 'Gres', quantity: '4', unit: 'm²', returnable: '2.88' },
      { id: 72, name: 'Klej', quantity: 1, returnable: 1 },
      { id: 73, name: 'Fuga', quantity: 1, returnable: '0' },
      { name: 'Bez id', quantity: 1, returnable: 1 },
    ],
    return: { fields },
  });

function formOf(fields: readonly object[] = []) {
  const order = orderOf(fields);
  const lines = returnableIn(order);
  const questions = questionsIn(order.return!);
  const blank = blankValues(lines, questions);
  const faults = (values: Record<string, string>) => validateAll(rulesOf(lines, questions), { ...blank, ...values });
  const body = (values: Record<string, string>) => bodyOf({ ...blank, ...values }, lines, questions, () => []);
  return { lines, questions, blank, faults, body };
}

it('only lines with an id and something left can be returned, all of it unless less is typed', () => {
  const { lines, blank } = formOf();
  expect(lines.map(({ name }) => name)).toEqual(['Gres', 'Klej']);
  expect([blank['quantity-71'], blank['quantity-72']]).toEqual(['2,88', '1']);
});

it('an order without readable questions asks none, and none for a file or a consent', () => {
  expect(questionsIn({ fields: 'x' } as never)).toEqual({ ofLine: [], ofOrder: [] });
  const { questions } = formOf([
    field('a', { type: 'file' }),
    field('b', { type: 'consent' }),
    field('c', { scope: 'x' }),
  ]);
  expect([questions.ofLine, questions.ofOrder.map(({ name }) => name)]).toEqual([[], ['c']]);
});

it('nothing ticked is one fault; a line that is not ticked has none', () => {
  const { faults } = formOf([field('reason')]);
  expect(faults({ 'quantity-71': 'x' })).toEqual({ 'take-71': 'Zaznacz, czego dotyczy zgłoszenie.' });
  expect(Object.keys(faults({ 'take-72': '1' }))).toEqual(['line-72-reason']);
});

it.each(['', '0', '2,89', '3', 'x', '1 szt.'])('„%s” of 2.88 m² is no quantity', (typed) => {
  const { faults } = formOf();
  expect(faults({ 'take-71': '1', 'quantity-71': typed })).toEqual({
    'quantity-71': 'Wpisz ilość większą od 0, najwyżej 2,88\u00A0m².',
  });
});

it('answers are checked by their type, and a note by its length', () => {
  const { faults } = formOf([
    field('count', { type: 'number' }),
    field('mail', { type: 'email', scope: 'order', required: false }),
  ]);
  const typed = { 'take-72': '1', 'line-72-count': 'dwa', 'order-mail': 'jan@', note: 'ż'.repeat(1001) };
  expect(Object.keys(faults(typed))).toEqual(['line-72-count', 'order-mail', 'note']);
  expect(faults({ 'take-72': '1', 'line-72-count': '2', note: 'ż'.repeat(1000) })).toEqual({});
});

it('numbers are sent with a point, and only ticked lines', () => {
  const { body } = formOf([field('count', { type: 'number' }), field('wish', { scope: 'order' })]);
  const typed = { 'take-71': '1', 'quantity-71': '1,44', 'line-71-count': '2,5', 'order-wish': 'wymiana', note: 'x' };
  expect(body(typed)).toEqual({
    lines: [{ id: 71, quantity: '1.44', fields: { count: '2.5' }, photos: [] }],
    fields: { wish: 'wymiana' },
    note: 'x',
  });
});

it('a draft has what was typed and its photos, and is nothing without either', () => {
  const { blank } = formOf();
  expect(draftText(blank, blank, [])).toBeUndefined();
  const photos = [{ line: '71', name: 'a.jpg', id: 'p1' }];
  expect(JSON.parse(draftText({ ...blank, 'take-71': '1' }, blank, photos)!)).toEqual({
    values: { 'take-71': '1' },
    photos: [{ line: '71', name: 'a.jpg', id: 'p1' }],
  });
});
