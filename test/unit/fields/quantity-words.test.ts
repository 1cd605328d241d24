/** Tests the wording of a corrected quantity, and of inactive buttons. */
import { describe, expect, it } from 'vitest';
import { readQuantity } from '../../../src/fields/amount';
import { changedNote, unchangedNote, inactiveReason, unreadNote } from '../../../src/fields/quantity-words';

const plain = (sentence: string | undefined) => sentence?.replaceAll('\u00A0', ' ');

describe('changedNote of a typed quantity', () => {
  it.each([
    ['99999', { max: 364 }, 'kpl.', 'Wpisano 99 999. Największa ilość to 364 kpl.'],
    ['999', { max: 10 }, undefined, 'Wpisano 999. Największa ilość to 10.'],
    ['0', {}, 'szt', 'Wpisano 0. Najmniejsza ilość to 1 szt.'],
    ['2', { min: 5 }, undefined, 'Wpisano 2. Najmniejsza ilość to 5.'],
    ['12,5', {}, 'kpl.', 'Wpisano 12,5. Ilość musi być całkowita: przyjęto 12 kpl.'],
    ['999,5', { max: 364 }, undefined, 'Wpisano 999,5. Największa ilość to 364.'],
    ['12,375', {}, undefined, 'Wpisano 12,375. Ilość musi być całkowita: przyjęto 12.'],
    ['12,50 kpl', {}, 'kpl.', 'Wpisano 12,5. Ilość musi być całkowita: przyjęto 12 kpl.'],
    ['', { min: 6 }, undefined, 'Nie wpisano ilości. Najmniejsza ilość to 6.'],
  ] as const)('of %j by %j states the correction and its reason', (typed, rules, unit, note) => {
    const now = readQuantity(typed, rules, unit) ?? Number.NaN;
    expect(plain(changedNote(typed, now, rules, unit))).toBe(note);
  });

  it.each(['7', '007', '7,00', ' 7 ', '7.0'])('of %j is empty, because the quantity is unchanged', (typed) => {
    expect(changedNote(typed, 7, {}, 'szt.')).toBeUndefined();
  });

  it.each([
    ['abc', 'szt.', 'Wpisano „abc”. Wpisz jedną liczbę, na przykład 12.'],
    [' 3-5 ', undefined, 'Wpisano „3-5”. Wpisz jedną liczbę, na przykład 12.'],
    ['15 m2', 'opak.', 'Wpisano „15 m2”. Ilość podaje się w jednostce opak.: wpisz samą liczbę.'],
    ['15 m2', undefined, 'Wpisano „15 m2”. Wpisz samą liczbę.'],
    ['1.200', 'szt.', 'Wpisano „1.200”. To może być 1 200 albo 1,2: wpisz liczbę bez kropki.'],
    ['12345678901', 'szt.', 'Wpisano „12345678901”. Największa ilość to 999 999 999 szt.'],
    ['x'.repeat(99), undefined, `Wpisano „${'x'.repeat(40)}…”. Wpisz jedną liczbę, na przykład 12.`],
  ])('unreadableReason gives the reason for %j in %s [Q7]', (typed, unit, note) => {
    expect(plain(unreadNote(typed, unit))).toBe(note);
  });

  it('unchangedNote of an unconfirmed 0 names the quantity that stays', () => {
    expect(plain(unchangedNote(1200, 'opak.'))).toBe('Wpisano 0. Ilość bez zmian: 1 200 opak.');
  });
});

describe('inactiveReason of an inactive button', () => {
  it.each([
    [1, { max: 10 }, 'szt.', 'Największa ilość to 10 szt.'],
    [-1, {}, undefined, 'Najmniejsza ilość to 1.'],
    [1, { max: 62, step: 8 }, 'opak.', 'Sprzedajemy po 8, maksimum 56 opak.'],
    [-1, { min: 11, step: 9 }, undefined, 'Sprzedajemy po 9, minimum 18.'],
    [1, { min: 11, max: 15, step: 9 }, undefined, 'Największa ilość to 15.'],
  ] as const)('states the reason: direction %d by %j', (direction, rules, unit, why) => {
    expect(plain(inactiveReason(direction, rules, unit))).toBe(why);
  });
});
