/** Tests the stored input of a calculator, until an order is placed. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Decimal } from '../../../../src/http/decimal';
import { storeUntilOrder, readUntilOrder, forgetStored } from '../../../../src/page/until-order';
import { restoreCalculation, storeCalculation } from '../../../../src/product/calculator/storage';
import {
  applyRooms,
  startWith,
  typeMain,
  typeUnit,
  type CalculatorSettings,
} from '../../../../src/product/calculator/state';

const settings: CalculatorSettings = {
  mainUnit: { short_name: 'opak.', decimals: 0, name_d: undefined, name_c: undefined },
  unit: { short_name: 'm²', decimals: 2, name_d: undefined, name_c: undefined },
  unitValue: '1.44' as Decimal,
  pricePack: undefined,
  vatRate: undefined,
  unitsInOuter: undefined,
  min: 1,
  step: 1,
};
const bathroom = {
  id: 1,
  name: 'Łazienka',
  width: '12',
  length: '2,5',
  openings: [{ id: 1, width: '0,9', height: '2' }],
};
const measured = applyRooms(startWith(1), { rooms: [bathroom], spareText: '15' }, settings);

afterEach(forgetStored);

describe('the stored calculation of a product', () => {
  it.each([
    ['rooms', measured],
    ['an amount', typeUnit(startWith(1), '12,5', settings)],
    ['packages, whatever was measured before', typeMain(measured, '7')],
  ])('is restored: %s', (_, state) => {
    storeCalculation('12', state);
    expect(restoreCalculation('12', 1, settings)).toEqual(state);
    expect(restoreCalculation('13', 1, settings)).toBeUndefined();
  });

  it('is restored with the current packages', () => {
    storeCalculation('12', measured);
    const today = restoreCalculation('12', 1, { ...settings, unit: { ...settings.unit!, decimals: 0 } });
    expect(today).toMatchObject({ unitText: '33', rooms: [bathroom] });
  });

  it('is removed after an order, and if nothing is entered', () => {
    storeCalculation('12', measured);
    storeCalculation('12', startWith(1));
    expect(restoreCalculation('12', 1, settings)).toBeUndefined();
    storeCalculation('12', measured);
    forgetStored();
    expect(restoreCalculation('12', 1, settings)).toBeUndefined();
  });

  it('stays unchanged while a text is no number', () => {
    storeCalculation('12', measured);
    storeCalculation('12', typeUnit(measured, 'abc', settings));
    storeCalculation('12', typeMain(applyRooms(measured, { rooms: [{ ...bathroom, width: 'x' }] }, settings), '3'));
    expect(restoreCalculation('12', 1, settings)).toEqual(measured);
  });

  it('is one of the last fifty products', () => {
    for (let id = 0; id <= 50; id++) storeCalculation(String(id), measured);
    expect([restoreCalculation('0', 1, settings), restoreCalculation('1', 1, settings)]).toEqual([undefined, measured]);
    storeCalculation('1', typeMain(measured, '4'));
    storeCalculation('51', measured);
    expect([restoreCalculation('2', 1, settings), restoreCalculation('1', 1, settings)?.mainText]).toEqual([
      undefined,
      '4',
    ]);
  });

  it.each([
    '',
    '{}',
    'null',
    '[["12"]]',
    '[["12", {"source": "rooms", "amount": "", "spareText": "10", "rooms": []}]]',
  ])('is ignored if it is invalid: %s', (text) => {
    storeUntilOrder(text);
    expect(restoreCalculation('12', 1, settings)).toBeUndefined();
    storeCalculation('12', measured);
    expect(JSON.parse(readUntilOrder()!)).toHaveLength(1);
  });
});
