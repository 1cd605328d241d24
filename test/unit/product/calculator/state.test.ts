/** Tests the calculator's order for typed input: one amount clears the other, packages are whole, bounds apply. */
import { describe, expect, it } from 'vitest';
import type { Decimal } from '../../../../src/http/decimal';
import { areaOfOrder, outcomeOf } from '../../../../src/product/calculator/outcome';
import {
  amountOf,
  isArea,
  isUnread,
  applyRooms,
  measuredArea,
  settleMain,
  startWith,
  stepMain,
  typeMain,
  typeUnit,
  type CalculatorSettings,
  type CalculatorState,
} from '../../../../src/product/calculator/state';

const unit = (short_name: string, decimals = 2) => ({ short_name, decimals, name_d: undefined, name_c: undefined });
const room = (width: string, length: string) => ({ id: 1, name: '', width, length, openings: [] });
const tiles = (over: Partial<CalculatorSettings> = {}): CalculatorSettings => ({
  mainUnit: unit('opak.', 0),
  unit: unit('m2'),
  unitValue: '1.44' as Decimal,
  pricePack: '71.99' as Decimal,
  vatRate: undefined,
  unitsInOuter: 40,
  min: 1,
  step: 1,
  ...over,
});

describe('calculator state', () => {
  it('typing a unit amount clears the main amount [K1]', () => {
    expect(typeUnit(startWith(3), '12.96', tiles())).toMatchObject({
      unitText: '12.96',
      needed: '12.96',
      mainText: '',
    });
  });

  it('typing a main amount clears the unit amount [K1]', () => {
    const typed = typeMain(typeUnit(startWith(3), '12,96', tiles()), '5');
    expect(typed).toMatchObject({ unitText: '', needed: undefined, mainText: '5' });
  });

  it('the final amount is the ceiling of the unit amount over the unit value, or the main amount, or 1 [K2]', () => {
    const settings = tiles();
    expect(amountOf(typeUnit(startWith(3), '12,96', settings), settings)).toBe(9);
    expect(amountOf(typeUnit(startWith(3), '12,97', settings), settings)).toBe(10);
    expect(amountOf(typeMain(startWith(1), '17'), settings)).toBe(17);
    expect(amountOf(typeMain(startWith(1), ''), settings)).toBe(1);
    expect(amountOf(typeUnit(startWith(3), '', settings), settings)).toBe(1);
  });

  it('accepts decimals only if the unit has them, and counts all of them [K3]', () => {
    const pieces = tiles({ unit: unit('szt.', 0) });
    expect(isUnread(typeUnit(startWith(1), '12,5', pieces), pieces)).toBe(true);
    expect(typeUnit(startWith(1), '12,567', tiles({ unit: unit('kg', 1) })).needed).toBe('12.567');
    expect(isUnread(typeMain(startWith(1), '1,5'), pieces)).toBe(true);
  });

  it.each(['15 m2', '15 m²', '15'])('reads %j as an amount in m2, and not as a number of packages [K3]', (typed) => {
    const settings = tiles();
    expect(isUnread(typeUnit(startWith(1), typed, settings), settings)).toBe(false);
    expect(isUnread(typeMain(startWith(1), typed), settings)).toBe(typed !== '15');
  });

  it('orders nothing if nothing is needed', () => {
    const settings = tiles();
    for (const nothing of ['0', '0,00', '0 m2'])
      expect(isUnread(typeUnit(startWith(3), nothing, settings), settings), nothing).toBe(true);
    const measured = applyRooms(startWith(3), { rooms: [room('0', '4,7')] }, settings);
    expect([isUnread(measured, settings), measured.needed]).toEqual([true, '0']);
  });

  it('applies the bounds, but writes them into the field only on blur', () => {
    const settings = tiles({ min: 5, max: 8 });
    const typing = typeMain(startWith(5), '3');
    expect(typing.mainText).toBe('3');
    expect(amountOf(typing, settings)).toBe(5);
    expect(settleMain(typing, settings).mainText).toBe('5');
    expect(settleMain(typeMain(startWith(5), '99'), settings).mainText).toBe('8');
  });

  it('sets an emptied main field to 1 or the minimum on blur', () => {
    expect(settleMain(typeMain(startWith(3), ''), tiles()).mainText).toBe('1');
    expect(settleMain(typeMain(startWith(8), ''), tiles({ min: 5 })).mainText).toBe('5');
  });

  it('keeps the cleared main field empty on blur', () => {
    const settings = tiles();
    const typed = typeUnit(startWith(1), '12,96', settings);
    expect(settleMain(typed, settings)).toBe(typed);
  });

  it('keeps letters as typed, without an amount, until a number replaces them', () => {
    const settings = tiles({ min: 2 });
    for (const wrong of [typeUnit(startWith(9), '12 kg', settings), typeMain(startWith(9), '9a')]) {
      expect(isUnread(wrong, settings)).toBe(true);
      expect(amountOf(wrong, settings)).toBe(2);
      expect(settleMain(wrong, settings)).toBe(wrong);
    }
    expect(isUnread(typeMain(typeUnit(startWith(9), 'abc', settings), '5'))).toBe(false);
  });

  it('plus and minus start from the ordered amount', () => {
    const settings = tiles({ step: 6 });
    const nine = typeUnit(startWith(1), '12,96', settings);
    expect(stepMain(nine, 1, settings)).toMatchObject({ mainText: '12', unitText: '' });
    expect(stepMain(nine, -1, settings).mainText).toBe('6');
  });
});

describe('applyRooms', () => {
  const rooms = [room('3,3', '4,7')];

  it('sets the amount if the unit is m2, with a spare of 10 per cent [K4]', () => {
    const settings = tiles();
    const measured = applyRooms(startWith(1), { rooms }, settings);
    expect(measured).toMatchObject({ unitText: '17,06', needed: '17.061', mainText: '', spareText: '10' });
    expect(amountOf(measured, settings)).toBe(12);
  });

  it.each([
    { rooms: [room('3,3', '4,7a')] },
    { rooms: [{ ...room('3,3', '4,7'), openings: [{ id: 1, width: '0,9 cm', height: '2' }] }] },
    { rooms, spareText: '1o' },
  ])('removes the earlier amount for lengths that are no numbers: %j', (change) => {
    const settings = tiles();
    const measured = applyRooms(startWith(4), { rooms }, settings);
    for (const before of [measured, startWith(4)]) {
      const wrong = applyRooms(before, change, settings);
      expect(wrong).toMatchObject({ unitText: '', needed: undefined, mainText: '' });
      expect([isUnread(wrong), measuredArea(wrong)]).toEqual([true, undefined]);
    }
    expect(isUnread(typeMain(applyRooms(measured, change, settings), '5'))).toBe(false);
  });

  it('removes the earlier amount of emptied rooms, and keeps a typed one', () => {
    const settings = tiles();
    const empty = { rooms: [room('', '4,7')] };
    expect(amountOf(applyRooms(applyRooms(startWith(4), { rooms }, settings), empty, settings), settings)).toBe(1);
    expect(amountOf(applyRooms(startWith(4), empty, settings), settings)).toBe(4);
  });

  it('follows the spare', () => {
    const settings = tiles();
    expect(applyRooms(applyRooms(startWith(1), { rooms }, settings), { spareText: '' }, settings).needed).toBe('15.51');
  });

  it('keeps more decimals than displayed', () => {
    const small = [room('1,111', '1,111')];
    expect(applyRooms(startWith(1), { rooms: small }, tiles())).toMatchObject({
      unitText: '1,36',
      needed: '1.3577531',
    });
  });

  it('rounds up to whole metres in a unit without decimals', () => {
    const measured = applyRooms(startWith(1), { rooms }, tiles({ unit: unit('m2', 0) }));
    expect(measured).toMatchObject({ unitText: '18', needed: '18' });
  });

  it('sets no amount in another unit [K4]', () => {
    const settings = tiles({ unit: unit('kg', 1) });
    expect(applyRooms(startWith(4), { rooms }, settings)).toMatchObject({ unitText: '', mainText: '4' });
  });

  it('keeps the amount if the content of a package is unknown', () => {
    const settings = tiles({ unitValue: undefined });
    expect(applyRooms(startWith(7), { rooms }, settings)).toMatchObject({ unitText: '', mainText: '7' });
  });

  it('sets the amount in whole metres for a product sold by m2', () => {
    const settings = tiles({ unit: undefined, unitValue: undefined, mainUnit: unit('m²', 0), max: 99 });
    const measured = applyRooms(startWith(7), { rooms }, settings);
    expect(measured.mainText).toBe('18');
    expect(amountOf(measured, settings)).toBe(18);
    const empty = [room('0', '4,7')];
    const nothing = applyRooms(startWith(7), { rooms: empty }, settings);
    expect([nothing.mainText, isUnread(nothing, settings)]).toEqual(['', true]);
    const hall = [room('100', '100')];
    expect(applyRooms(startWith(7), { rooms: hall }, settings).mainText).toBe('99');
  });

  it.each([
    ['m2', true],
    ['m²', true],
    ['M2', true],
    [' m^2 ', true],
    ['mkw.', true],
    ['m', false],
    ['szt.', false],
  ])('isArea(%s) is %s', (name, is) => {
    expect(isArea(unit(name))).toBe(is);
  });
});

describe('outcomeOf', () => {
  it('returns needed, ordered and surplus amounts, and the price', () => {
    const settings = tiles();
    expect(outcomeOf(typeUnit(startWith(1), '12', settings), settings)).toEqual({
      amount: 9,
      needed: '12',
      ordered: '12.96',
      surplus: '0.96',
      missing: undefined,
      price: '647.91',
      outers: undefined,
    });
  });

  it('adds VAT to the net value and rounds once, like the shop’s lines; without a rate it multiplies the price [K8]', () => {
    const priceOf = (pricePack: string, vatRate: string | undefined, packages: number) => {
      const settings = tiles({ pricePack: pricePack as Decimal, vatRate: vatRate as Decimal | undefined });
      return outcomeOf(typeMain(startWith(1), String(packages)), settings).price;
    };
    // One package costs 58.49; ten times the rounded price would be 584.9.
    expect(priceOf('47.55', '23', 1)).toBe('58.49');
    expect(priceOf('47.55', '23', 10)).toBe('584.87');
    expect(priceOf('0.5', '5', 1)).toBe('0.53');
    expect(priceOf('47.55', undefined, 10)).toBe('475.5');
  });

  it('returns the missing amount and no surplus if the maximum does not suffice', () => {
    const settings = tiles({ max: 5 });
    const short = outcomeOf(typeUnit(startWith(1), '20', settings), settings);
    expect(short).toMatchObject({ amount: 5, ordered: '7.2', surplus: undefined, missing: '12.8' });
    const enough = outcomeOf(typeUnit(startWith(1), '7,2', settings), settings);
    expect(enough).toMatchObject({ surplus: '0', missing: undefined });
  });

  it('counts full outer packages', () => {
    const settings = tiles();
    expect(outcomeOf(typeMain(startWith(1), '85'), settings).outers).toEqual({ full: 2, single: 5 });
    expect(outcomeOf(typeMain(startWith(1), '40'), settings).outers).toEqual({ full: 1, single: 0 });
    expect(outcomeOf(typeMain(startWith(1), '39'), settings).outers).toBe(undefined);
  });

  it('returns the needed area, else that of the packages, and none before any input', () => {
    const areaOf = (state: CalculatorState, settings: CalculatorSettings) =>
      areaOfOrder(state, outcomeOf(state, settings), settings);
    expect(areaOf(startWith(3), tiles())).toBeUndefined();
    expect(areaOf(typeUnit(startWith(3), '10', tiles()), tiles())).toBe('10');
    expect(areaOf(typeMain(startWith(3), '10'), tiles())).toBe('14.4');
    expect(areaOf(typeMain(startWith(3), '10'), tiles({ unit: undefined, mainUnit: unit('m²', 0) }))).toBe('10');
    expect(areaOf(typeMain(startWith(3), '10'), tiles({ unit: unit('kg') }))).toBeUndefined();
  });
});
